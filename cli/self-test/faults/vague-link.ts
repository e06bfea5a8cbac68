import type { PlantedFault } from '../planted-fault.ts'

export const vagueLinkFaults: PlantedFault[] = [
  {
    name: 'a link that says nothing',
    file: 'content/en/about.mdx',
    find: /\n---\n\n([^]*?)\n*$/,
    replace:
      '\n# allow link-mismatch: the readers of this language asked for it\n---\n\n$1 For prices, ‸[click here](/en/precos).\n',
    says: /doesn't say where the link leads/,
  },
]
