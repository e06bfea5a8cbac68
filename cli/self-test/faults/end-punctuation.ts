import type { PlantedFault } from '../planted-fault.ts'

export const endPunctuationFaults: PlantedFault[] = [
  {
    name: 'a question in place of a sentence',
    file: 'content/en/data-culture.mdx',
    find: /\.\n*$/,
    replace: '‸?\n',
    says: /ends with `\?`, and its source with `\.`/,
  },
]
