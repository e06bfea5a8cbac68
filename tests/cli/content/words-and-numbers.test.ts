import { expect, test } from 'vitest'
import { digitsIn } from '../../../cli/content/words-and-numbers.ts'

// Not a case of `number-mismatch`, which would fail once the site has an additional language.
test.each(['das 9h às 18h30', 'das 9h00 às 18:30', 'from 9 am to 6.30 p.m.', 'de 9:00 a 18:30 h'])(
  'the times of day in “%s” have the same numbers as in other languages',
  (text) => expect(digitsIn(text)).toEqual(['9', '18', '30']),
)
