import type { PlantedFault } from '../planted-fault.ts'

export const brokenLinkFaults: PlantedFault[] = [
  {
    name: 'a section that is not there',
    file: 'content/en/experts.mdx',
    find: /\n*$/,
    replace: ' See ‸[how to reach us](#contacto).\n',
    says: /Did you mean `#contato`/,
  },
  {
    name: 'a page that is not there',
    file: 'content/en/data-culture.mdx',
    find: /\n*$/,
    replace: ' See ‸[our prices](/en/prices).\n',
    says: /There is no page `\/en\/prices`/,
  },
]
