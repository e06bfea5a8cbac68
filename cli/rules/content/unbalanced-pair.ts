import type { Content } from '../../content/content-model.ts'
import { locatePart } from '../../content/texts.ts'
import { defineRule } from '../../core/rule.ts'

const signPairs = ['()', '[]', '“”', '«»', '""']
const spanishPairs = ['¿?', '¡!']

export default defineRule({
  id: 'unbalanced-pair',
  severity: 'error',
  suppressible: true,
  what: {
    en: 'Brackets and quotation marks are balanced.',
    pt: 'Parênteses, colchetes e aspas formam pares.',
    es: 'Los paréntesis, los corchetes y las comillas forman pares.',
  },
  why: {
    en: 'In Spanish, ¿ and ¡ must precede ? and !.',
    pt: 'Em espanhol, ¿ e ¡ devem vir antes de ? e !.',
    es: 'En español, ¿ y ¡ deben preceder a ? y !.',
  },
  check: (content: Content) =>
    content.texts.flatMap((text) => {
      const pairs = [
        ...signPairs,
        // The schema checks braces in the values of keys.
        ...(text.key === undefined ? ['{}'] : []),
        ...(text.file.locale === 'es' ? spanishPairs : []),
      ]
      return pairs.flatMap(([open = '', close = '']) =>
        findUnbalanced(text.textInLanguage, open, close).map((index) => {
          const sign = text.textInLanguage.charAt(index)
          const partner = sign === open ? close : open
          return { ...locatePart(text, index, index + 1), data: { sign, partner } }
        }),
      )
    }),
  problem: {
    en: ({ sign, partner }) => `\`${sign}\` has no matching \`${partner}\`.`,
    pt: ({ sign, partner }) => `\`${sign}\` não tem o \`${partner}\` correspondente.`,
    es: ({ sign, partner }) => `\`${sign}\` no tiene el \`${partner}\` correspondiente.`,
  },
  fix: {
    en: ({ sign, partner }) => `Add \`${partner}\` or remove \`${sign}\`.`,
    pt: ({ sign, partner }) => `Acrescente \`${partner}\` ou remova \`${sign}\`.`,
    es: ({ sign, partner }) => `Añada \`${partner}\` o quite \`${sign}\`.`,
  },
  cases: [
    {
      name: 'an unclosed bracket',
      file: 'content/es/partners.mdx',
      append: ' Todo ‸(o casi.',
      report: /`\(` has no matching/,
    },
    {
      name: 'an unopened quotation mark',
      file: 'content/es/partners.mdx',
      append: ' Todo o casi‸».',
      report: /no matching `«`/,
    },
    {
      name: 'a straight quotation mark at the end of a value only',
      file: 'content/en/services.mdx',
      find: /^title: .*/m,
      replace: '$&‸"',
      key: 'title',
      report: /Add `"` or remove `"`/,
    },
    {
      name: 'a Spanish question without ¿',
      file: 'content/es/industries.mdx',
      append: ' Hablamos hoy‸?',
      report: /Add `¿`/,
    },
  ],
})

/**
 * Returns the indexes of unmatched delimiters. If the same character opens and closes, like `"`,
 * only its last occurrence can be unmatched.
 */
function findUnbalanced(text: string, open: string, close: string): number[] {
  if (!text.includes(open) && !text.includes(close)) return []
  const opened: number[] = []
  const unopened: number[] = []
  for (const [index, sign] of text.split('').entries()) {
    if (sign === close && (open !== close || opened.length > 0)) {
      if (opened.pop() === undefined) unopened.push(index)
    } else if (sign === open) opened.push(index)
  }
  return [...opened, ...unopened]
}
