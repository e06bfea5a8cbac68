/** A mistake that a writer makes, and the one error that must be reported for it. */
export interface Mistake {
  name: string
  file: string
  find: RegExp
  /** The replacement, with `‸` where the error must be reported. The `‸` is removed before the check. */
  by: string
  rule: string
}

type Row = [name: string, file: string, find: RegExp, by: string]

/**
 * The mistakes by rule. The patterns match keys, not wording, so that they work with any content.
 *
 * @param years of experience, as `content/site.yaml` has them
 */
export function mistakesOf(years: number): Mistake[] {
  const end = /\n*$/
  const rows: Record<string, Row[]> = {
    'unknown-key': [['a key is misspelt', 'es/hero.mdx', /^viewPricing:/m, '‸viewPrcing:']],
    'missing-key': [['a key is deleted', 'en/about.mdx', /^(vision:\n) {2}title: .*\n/m, '‸$1']],
    'invalid-yaml': [
      ['a quote is not closed', 'en/contact.mdx', /^title: .*/m, 'title: ‸"Tell us'],
      ['a key is written twice', 'pt-PT/services.mdx', /^(title: .*\n)/m, '$1‸$1'],
      [
        'a text with a colon is not quoted',
        'es/services.mdx',
        /^title: .*/m,
        'title: ‸Servicios: todos',
      ],
    ],
    'invalid-value': [
      ['a value is empty', 'es/experts.mdx', /^(hireExperts: ).*/m, '$1‸""'],
      [
        'a button is too long',
        'en/experts.mdx',
        /^(hireExperts: ).*/m,
        '$1‸Hire the experts that your company needs today',
      ],
      [
        'a fixed text is translated',
        'pt-PT/site.mdx',
        /^( {2}message: )Oops! Page not found/m,
        '$1‸Página não encontrada',
      ],
      ['an e-mail address is invalid', 'site.yaml', /^(email: ).*/m, '$1‸contato.example.com'],
      ['a price is not a number', 'prices.yaml', /monthly: \d+/, 'monthly: ‸3.750,00'],
    ],
    'unknown-placeholder': [
      ['a placeholder is misspelt', 'es/data-culture.mdx', end, ' Somos ‸{brnd}.\n'],
    ],
    'typed-fact': [
      [
        'the years of experience are typed as a number',
        'en/data-culture.mdx',
        end,
        ` We have ‸${years} years of practice.\n`,
      ],
    ],
    'typed-amount': [
      ['an amount is typed in the prose', 'pt-PT/data-culture.mdx', end, ' Custa ‸638 €.\n'],
    ],
    'broken-link': [
      ['a link leads nowhere', 'en/services.mdx', end, ' ‸[Write to us](#contacto).\n'],
    ],
    'invalid-mdx': [
      ['a line break is written as HTML', 'en/partners.mdx', end, '‸<br>\nToday.\n'],
      ['a brace is left open', 'es/partners.mdx', end, '\n\nDesde ‸{years.\n'],
    ],
    'unsupported-markup': [
      ['the prose contains a heading', 'es/contact.mdx', end, '\n\n‸## Más\n'],
    ],
    'wrong-language': [
      [
        'a text is left in English',
        'es/industries.mdx',
        /^title: .*/m,
        'title: ‸Every sector has the numbers that it needs',
      ],
    ],
    'portuguese-variant': [
      ['a Brazilian word is used in pt-PT', 'pt-PT/industries.mdx', end, ' Cada ‸usuário conta.\n'],
    ],
    'list-length': [
      [
        'a list loses an item in one language',
        'en/pricing.mdx',
        /^( {2}enterprise:\n(?: {4}.*\n)*? {4})(features:\n) {6}- .*\n/m,
        '$1‸$2',
      ],
    ],
  }
  return Object.entries(rows).flatMap(([rule, mistakes]) =>
    mistakes.map(([name, file, find, by]) => ({ name, file: `content/${file}`, find, by, rule })),
  )
}
