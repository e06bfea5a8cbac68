import type { PlantedFault } from '../planted-fault.ts'

export const unsafeAmountFaults: PlantedFault[] = [
  {
    name: 'an amount that grows too large when it is converted',
    file: 'content/prices.yaml',
    find: /(basic:\n {4}monthly: ).*([^]*USD: ).*/,
    replace: '$1‸4503599627370496$22/1',
    key: 'plans.basic.monthly',
    says: /USD 9007199254740992/,
  },
]
