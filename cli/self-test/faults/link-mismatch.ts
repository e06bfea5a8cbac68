import type { PlantedFault } from '../planted-fault.ts'

export const linkMismatchFaults: PlantedFault[] = [
  {
    name: 'a link that the source has not',
    file: 'content/en/partners.mdx',
    find: /\n*$/,
    replace: ' ‸[Write to us](#contato).\n',
    says: /`#contato`/,
  },
]
