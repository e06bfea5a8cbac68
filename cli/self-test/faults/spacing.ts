import type { PlantedFault } from '../planted-fault.ts'

export const spacingFaults: PlantedFault[] = [
  {
    name: 'two spaces',
    file: 'content/es/data-culture.mdx',
    find: /^(title: \S+) /m,
    replace: '$1‸  ',
    key: 'title',
    says: /two spaces/,
  },
]
