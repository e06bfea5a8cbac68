import type { PlantedFault } from '../planted-fault.ts'

export const untranslatedTextFaults: PlantedFault[] = [
  {
    name: 'an English text that is still Portuguese',
    file: 'content/en/hero.mdx',
    find: /^viewPricing: .*/m,
    replace: 'viewPricing: ‸Ver planos e preços',
    key: 'viewPricing',
    says: /word for word/,
  },
]
