/** A mistake that a writer makes, and the one error that must be reported for it. */
export interface Mistake {
  name: string
  file: string
  find: RegExp
  /** The replacement, with `‸` where the error must be reported. The `‸` is removed before the check. */
  by: string
  rule: string
}

/**
 * The patterns match keys, not wording, so that they work with any content.
 *
 * @param years of experience, as `content/site.yaml` has them
 */
export const mistakesOf = (years: number): readonly Mistake[] => [
  {
    name: 'a key is misspelt',
    file: 'content/es/hero.mdx',
    find: /^viewPricing:/m,
    by: '‸viewPrcing:',
    rule: 'unknown-key',
  },
  {
    name: 'a key is deleted',
    file: 'content/en/about.mdx',
    find: /^(vision:\n) {2}title: .*\n/m,
    by: '‸$1',
    rule: 'missing-key',
  },
  {
    name: 'a quote is not closed',
    file: 'content/en/contact.mdx',
    find: /^title: .*/m,
    by: 'title: ‸"Tell us',
    rule: 'invalid-yaml',
  },
  {
    name: 'a key is written twice',
    file: 'content/pt-PT/services.mdx',
    find: /^(title: .*\n)/m,
    by: '$1‸$1',
    rule: 'invalid-yaml',
  },
  {
    name: 'a text with a colon is not quoted',
    file: 'content/es/services.mdx',
    find: /^title: .*/m,
    by: 'title: ‸Servicios: todos',
    rule: 'invalid-yaml',
  },
  {
    name: 'a value is empty',
    file: 'content/es/experts.mdx',
    find: /^hireExperts: .*/m,
    by: 'hireExperts: ‸""',
    rule: 'invalid-value',
  },
  {
    name: 'a button is too long',
    file: 'content/en/experts.mdx',
    find: /^hireExperts: .*/m,
    by: 'hireExperts: ‸Hire the experts that your company needs today',
    rule: 'invalid-value',
  },
  {
    name: 'a fixed text is translated',
    file: 'content/pt-PT/site.mdx',
    find: /^( {2}message: )Oops! Page not found/m,
    by: '$1‸Página não encontrada',
    rule: 'invalid-value',
  },
  {
    name: 'a placeholder is misspelt',
    file: 'content/es/data-culture.mdx',
    find: /\n*$/,
    by: ' Somos ‸{brnd}.\n',
    rule: 'unknown-placeholder',
  },
  {
    name: 'the years of experience are typed as a number',
    file: 'content/en/data-culture.mdx',
    find: /\n*$/,
    by: ` We have ‸${years} years of practice.\n`,
    rule: 'typed-fact',
  },
  {
    name: 'an amount is typed in the prose',
    file: 'content/pt-PT/data-culture.mdx',
    find: /\n*$/,
    by: ' Custa ‸638 €.\n',
    rule: 'typed-amount',
  },
  {
    name: 'a link leads nowhere',
    file: 'content/en/services.mdx',
    find: /\n*$/,
    by: ' ‸[Write to us](#contacto).\n',
    rule: 'broken-link',
  },
  {
    name: 'a line break is written as HTML',
    file: 'content/en/partners.mdx',
    find: /\n*$/,
    by: '‸<br>\nToday.\n',
    rule: 'invalid-mdx',
  },
  {
    name: 'a brace is left open',
    file: 'content/es/partners.mdx',
    find: /\n*$/,
    by: '\n\nDesde ‸{years.\n',
    rule: 'invalid-mdx',
  },
  {
    name: 'the prose contains a heading',
    file: 'content/es/contact.mdx',
    find: /\n*$/,
    by: '\n\n‸## Más\n',
    rule: 'unsupported-markup',
  },
  {
    name: 'a text is left in English',
    file: 'content/es/industries.mdx',
    find: /^title: .*/m,
    by: 'title: ‸Every sector has the numbers that it needs',
    rule: 'wrong-language',
  },
  {
    name: 'a Brazilian word is used in pt-PT',
    file: 'content/pt-PT/industries.mdx',
    find: /\n*$/,
    by: ' Cada ‸usuário conta.\n',
    rule: 'portuguese-variant',
  },
  {
    name: 'a list loses an item in one language',
    file: 'content/en/pricing.mdx',
    find: /^( {2}enterprise:\n(?: {4}.*\n)*? {4})(features:\n) {6}- .*\n/m,
    by: '$1‸$2',
    rule: 'list-length',
  },
  {
    name: 'an e-mail address is invalid',
    file: 'content/site.yaml',
    find: /^email: .*/m,
    by: 'email: ‸contato.example.com',
    rule: 'invalid-value',
  },
  {
    name: 'a price is not a number',
    file: 'content/prices.yaml',
    find: /monthly: \d+/,
    by: 'monthly: ‸3.750,00',
    rule: 'invalid-value',
  },
]
