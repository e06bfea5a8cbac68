import type { PlantedFault } from '../planted-fault.ts'

export const vagueLinkFaults: PlantedFault[] = [
  {
    name: 'a link that says nothing',
    file: 'content/en/about.mdx',
    find: /\n*$/,
    replace: ' For prices, ‸[click here](/en/precos).\n',
    says: /doesn't say where the link leads/,
  },
]
