import type { PlantedFault } from '../planted-fault.ts'

export const typedAmountFaults: PlantedFault[] = [
  {
    name: 'an amount of euros',
    file: 'content/es/pricing.mdx',
    find: /\n*$/,
    replace: ' Desde ‸638 € al mes.\n',
    says: /is an amount of money/,
  },
]
