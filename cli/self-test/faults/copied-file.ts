import type { PlantedFault } from '../planted-fault.ts'

export const copiedFileFaults: PlantedFault[] = [
  {
    name: 'the Brazilian file in the folder of Portugal',
    file: 'content/pt-PT/experts.mdx',
    copyOf: 'content/pt-BR/experts.mdx',
    says: /the file looks copied/,
  },
]
