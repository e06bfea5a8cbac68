import { expect, test } from 'vitest'
import { diffWords, formatDiff } from '../../../../cli/content/translations/word-diff.ts'

test.each([
  {
    name: 'a changed word',
    from: 'talk to us',
    to: 'write to us',
    diff: '[-talk-]{+write+} to us',
  },
  {
    name: 'neighbouring words as one change',
    from: 'Fale com um especialista',
    to: 'Fale com uma pessoa',
    diff: 'Fale com [-um especialista-]{+uma pessoa+}',
  },
  { name: 'an added word', from: 'a b', to: 'a new b', diff: 'a {+new +}b' },
  { name: 'a removed word', from: 'a very b', to: 'a b', diff: 'a [-very -]b' },
  {
    name: 'changed placeholders, numbers and hyphenated words in full',
    from: '{years} anos, 1.500 e-mails',
    to: '{experts} anos, 1.600 e-books',
    diff: '[-{years}-]{+{experts}+} anos, [-1.500 e-mails-]{+1.600 e-books+}',
  },
  {
    name: 'changed punctuation',
    from: 'Olá, mundo.',
    to: 'Olá, mundo!',
    diff: 'Olá, mundo[-.-]{+!+}',
  },
  {
    name: 'distant changes with four words on each side',
    from: '1 a b c d e f g h i j k l m n o p q r s t u v w x y z',
    to: '1 a b c d e f1 g h i j k l m n o p q r1 s t u v w x y z',
    diff: '… b c d e [-f-]{+f1+} g h i j … n o p q [-r-]{+r1+} s t u v …',
  },
])('the diff shows $name', ({ from, to, diff }) => {
  expect(formatDiff(diffWords(from, to))).toBe(diff)
})
