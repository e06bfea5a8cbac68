import type { Family } from '../fault.ts'
import { otherPortuguese } from '../other-portuguese.ts'

/** Brazilian Portuguese in a text for Portugal. Right is the line of the word. */
export const brazilianInPortugal: Family = otherPortuguese({
  name: 'pt-BR words in pt-PT',
  locale: 'pt-PT',
  words: ({ portugal, brazil }) => [portugal, brazil],
  sentence: ({ brazil }) => brazil,
})
