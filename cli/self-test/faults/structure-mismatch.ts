import type { PlantedFault } from '../planted-fault.ts'

export const structureMismatchFaults: PlantedFault[] = [
  {
    name: 'a paragraph too many',
    file: 'content/en/industries.mdx',
    find: /\n*$/,
    replace: '\n\n‸One more paragraph.\n',
    says: /`paragraph\[\d\]`/,
  },
  {
    name: 'a pictogram that is another one in the source',
    file: 'content/es/partners.mdx',
    find: /pictogram: cloud/,
    replace: 'pictogram: ‸automation',
    key: 'items[3].pictogram',
    says: /lacks `cloud`.*has, and the source has not, `automation`/s,
  },
]
