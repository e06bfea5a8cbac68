import { expect, test } from 'vitest'
import { builtFiles } from '../fixtures/built-files.ts'

const euros = ['230 €', '400 €', '814 €', '425 €', '833 €']

test.each([
  ['precos.html', euros],
  ['pt-BR/precos.html', ['R$ 1.350', 'R$ 2.350', 'R$ 4.790', 'R$ 2.500', 'R$ 4.900']],
  ['pt-PT/precos.html', euros],
  ['en/precos.html', ['$243', '$423', '$862', '$450', '$882']],
  ['es/precos.html', euros],
])('%s shows each price and setup fee in the currency of its language', (file, amounts) => {
  // Amounts have no-break spaces.
  const html = builtFiles(file)[0]?.text.replaceAll('\u00a0', ' ') ?? ''
  const shown = Array.from(html.matchAll(/[> ]((?:R\$ |\$)?[\d.]+(?: €)?)</g), ([, text]) => text)
  expect(shown).toEqual(expect.arrayContaining(amounts))
})
