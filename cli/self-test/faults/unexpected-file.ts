import type { PlantedFault } from '../planted-fault.ts'

export const unexpectedFileFaults: PlantedFault[] = [
  {
    name: 'a file with the ending of another format',
    file: 'content/es/services.md',
    write: 'Servicios',
    says: /Did you mean content\/es\/services\.mdx\?/,
  },
  {
    name: 'notes beside the settings',
    file: 'content/notes.txt',
    write: 'to do',
    says: /Nothing reads this file/,
  },
]
