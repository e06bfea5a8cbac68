import type { PlantedFault } from '../planted-fault.ts'

export const structureMismatchFaults: PlantedFault[] = [
  {
    name: 'a paragraph too many',
    file: 'content/en/industries.mdx',
    find: /\n*$/,
    replace: '\n\n‸One more paragraph.\n',
    says: /`paragraph\[\d\]`/,
  },
]
