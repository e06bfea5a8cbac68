import type { PlantedFault } from '../planted-fault.ts'

export const unbalancedPairFaults: PlantedFault[] = [
  {
    name: 'a bracket that never closes',
    file: 'content/es/partners.mdx',
    find: /\n*$/,
    replace: ' Todo ‸(o casi.\n',
    says: /no partner `\)`/,
  },
  {
    name: 'a Spanish question without its first sign',
    file: 'content/es/industries.mdx',
    find: /\n*$/,
    replace: ' Hablamos hoy‸?\n',
    says: /no partner `¿`/,
  },
]
