import type { PlantedFault } from '../planted-fault.ts'

export const placeholderMismatchFaults: PlantedFault[] = [
  {
    name: 'a placeholder that the translation lost',
    file: 'content/en/hero.mdx',
    find: /^label: .*/m,
    replace: 'label: ‸years of measuring what matters',
    key: 'label',
    says: /lacks `\{years\}`/,
  },
]
