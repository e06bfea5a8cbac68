import type { PlantedFault } from '../planted-fault.ts'

export const unexpectedBodyFaults: PlantedFault[] = [
  {
    name: 'prose that is shown nowhere',
    file: 'content/pt-PT/site.mdx',
    find: /\n*$/,
    replace: '\n\n‸Lost words with {nothing}\n',
    says: /shown nowhere/,
  },
]
