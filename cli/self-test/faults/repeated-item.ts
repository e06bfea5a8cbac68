import type { PlantedFault } from '../planted-fault.ts'

export const repeatedItemFaults: PlantedFault[] = [
  {
    name: 'an item that was copied',
    file: 'content/es/solutions.mdx',
    find: /^( {2}benefits:\n {4}title: .*\n {4}items:\n {6}- )(.*)\n {6}- .*\n/m,
    replace: '$1$2\n      - ‸$2\n',
    key: 'aiAgents.benefits.items[1]',
    says: /says the same/,
  },
]
