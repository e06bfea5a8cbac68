import type { PlantedFault } from '../planted-fault.ts'

export const baseRateFaults: PlantedFault[] = [
  {
    name: 'another rate than one for the currency of the amounts',
    file: 'content/prices.yaml',
    find: /^ {2}BRL: .*/m,
    replace: '  BRL: ‸1/2',
    key: 'rates.BRL',
    says: /change the amounts/,
  },
]
