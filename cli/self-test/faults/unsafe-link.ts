import type { PlantedFault } from '../planted-fault.ts'

export const unsafeLinkFaults: PlantedFault[] = [
  {
    name: 'a link without security',
    file: 'content/en/services.mdx',
    find: /\n*$/,
    replace: ' See ‸[our site](http://www.example.org).\n',
    says: /no safe, complete address/,
  },
]
