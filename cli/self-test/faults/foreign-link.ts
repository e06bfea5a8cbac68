import type { PlantedFault } from '../planted-fault.ts'

export const foreignLinkFaults: PlantedFault[] = [
  {
    name: 'a link to another language',
    file: 'content/en/industries.mdx',
    find: /\n*$/,
    replace: ' See ‸[our prices](/es/precos).\n',
    says: /leads readers of en to the page in es/,
  },
]
