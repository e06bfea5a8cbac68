import type { PlantedFault } from '../planted-fault.ts'

export const unreadableFileFaults: PlantedFault[] = [
  {
    name: 'a folder with the name of a file',
    file: 'content/en/services.mdx',
    instead: 'a folder',
    says: /A folder stands where a file should be/,
  },
]
