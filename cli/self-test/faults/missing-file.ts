import type { PlantedFault } from '../planted-fault.ts'

export const missingFileFaults: PlantedFault[] = [
  {
    name: 'a file of one language',
    file: 'content/es/services.mdx',
    instead: 'nothing',
    says: /every language has the same files/,
  },
]
