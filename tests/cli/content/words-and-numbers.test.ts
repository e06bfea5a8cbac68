import { expect, test } from 'vitest'
import { digitsIn } from '../../../cli/content/words-and-numbers.ts'

// Tested here, because a `number-mismatch` case would fail if the site had another language.
test.each(['das 9h às 18h30', 'das 9h00 às 18:30', 'from 9 am to 6.30 p.m.', 'de 9:00 a 18:30 h'])(
  'the times of day in “%s” are read as the numbers 9, 18 and 30',
  (text) => expect(digitsIn(text)).toEqual(['9', '18', '30']),
)
