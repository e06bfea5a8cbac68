import type { PlantedFault } from '../planted-fault.ts'

export const swallowedTextFaults: PlantedFault[] = [
  {
    name: 'a number sign in a title',
    file: 'content/pt-PT/services.mdx',
    find: /^title: (.*)/m,
    replace: 'title: $1 ‸#1',
    says: /shown nowhere/,
  },
]
