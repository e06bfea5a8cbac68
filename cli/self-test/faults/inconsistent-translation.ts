import type { PlantedFault } from '../planted-fault.ts'

export const inconsistentTranslationFaults: PlantedFault[] = [
  {
    name: 'a button that is called otherwise in another section',
    file: 'content/en/solutions.mdx',
    find: /^( {2}tab: )AI .*/m,
    replace: '$1‸AI agents at work',
    key: 'aiAgents.tab',
    says: /in two ways/,
  },
]
