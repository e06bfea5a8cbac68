import type { PlantedFault } from '../planted-fault.ts'

export const doubledWordFaults: PlantedFault[] = [
  {
    name: 'an article twice',
    file: 'content/es/about.mdx',
    find: /\n*$/,
    replace: ' Es la ‸la respuesta.\n',
    says: /`la` stands here twice/,
  },
]
