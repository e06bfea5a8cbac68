import type { PlantedFault } from '../planted-fault.ts'

export const numberMismatchFaults: PlantedFault[] = [
  {
    name: 'a number that the source has not',
    file: 'content/en/contact.mdx',
    find: /\n*$/,
    replace: ' Call ‸24 times.\n',
    says: /has, and the source has not, `24`/,
  },
]
