import type { PlantedFault } from '../planted-fault.ts'

export const suspiciousLengthFaults: PlantedFault[] = [
  {
    name: 'a translation that lost most of its words',
    file: 'content/es/experts.mdx',
    find: /(\n---\n\n)[^]*?(?=\n\n)/,
    replace: '$1‸Contrate.',
    says: /characters, and its source has/,
  },
]
