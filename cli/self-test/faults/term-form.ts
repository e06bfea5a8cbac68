import type { PlantedFault } from '../planted-fault.ts'

export const termFormFaults: PlantedFault[] = [
  {
    name: 'a name in small letters',
    file: 'content/en/products.mdx',
    find: /YouBot answers|YouBot/,
    replace: '‸Youbot',
    key: 'label',
    says: /it is written `YouBot`/,
  },
]
