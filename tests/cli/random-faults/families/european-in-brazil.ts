import type { Family } from '../fault.ts'
import { otherPortuguese } from '../other-portuguese.ts'

/** Portuguese of Portugal in a text for Brazil. Right is the line of the word. */
export const europeanInBrazil: Family = otherPortuguese({
  name: 'pt-PT words in pt-BR',
  locale: 'pt-BR',
  words: ({ portugal, brazil }) => [brazil, portugal],
  sentence: ({ portugal }) => portugal,
})
