import type { PlantedFault } from '../planted-fault.ts'

export const missingBodyFaults: PlantedFault[] = [
  {
    name: 'no prose where a page shows some',
    file: 'content/en/experts.mdx',
    find: /\n---\n[^]*$/,
    replace: '\n‸---\n',
    says: /no text under the front matter/,
  },
]
