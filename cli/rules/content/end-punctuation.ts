import type { Content } from '../../content/content.ts'
import { partOf, relatedTo } from '../../content/texts.ts'
import { defineRule } from '../../core/rule.ts'

export default defineRule({
  id: 'end-punctuation',
  severity: 'warning',
  suppressible: true,
  compares: true,
  about: {
    en: `A translation ends with the same punctuation as its source.
      A list in which only some items end with a full stop looks careless. An exclamation may become a plain sentence.`,
    pt: `Uma tradução termina com a mesma pontuação do original.
      Uma lista em que só alguns itens têm ponto final parece descuidada. Uma exclamação pode virar uma frase comum.`,
    es: `Una traducción termina con la misma puntuación que el original.
      Una lista en la que solo algunos elementos llevan punto final parece descuidada. Una exclamación puede pasar a ser una frase normal.`,
  },
  check: (content: Content) =>
    content.pairs.flatMap(({ text, source }) => {
      const actual = endOf(text.text)
      const expected = endOf(source.text)
      if (kindOf(actual) === kindOf(expected)) return []
      const { length } = text.text.trimEnd()
      return {
        ...partOf(text, length - 1, length),
        ...relatedTo(source),
        data: { actual, expected },
      }
    }),
  messages: {
    en: ({ actual, expected }) => `
      This text ends with ${actual || 'no punctuation'}, and its source with ${expected || 'no punctuation'}.
      End both in the same way.`,
    pt: ({ actual, expected }) => `
      Este texto termina ${actual ? `com ${actual}` : 'sem pontuação'}, e o original ${expected ? `com ${expected}` : 'sem pontuação'}.
      Termine os dois da mesma forma.`,
    es: ({ actual, expected }) => `
      Este texto termina ${actual ? `con ${actual}` : 'sin puntuación'} y el original ${expected ? `con ${expected}` : 'sin puntuación'}.
      Termine los dos de la misma forma.`,
  },
  cases: [
    {
      name: 'a question instead of a sentence',
      file: 'content/en/data-culture.mdx',
      find: /\.\n*$/,
      replace: '‸?\n',
      report: /ends with `\?`, and its source with `\.`/,
    },
    {
      name: 'a full stop that the source does not have',
      file: 'content/en/products.mdx',
      find: /^title: .*/m,
      replace: '$&‸.',
      key: 'title',
      report: /and its source with no punctuation/,
    },
    {
      name: 'an exclamation instead of a sentence',
      file: 'content/en/experts.mdx',
      find: /\.\n*$/,
      replace: '!\n',
    },
  ],
})

/** The punctuation mark at the end of a text, in backquotes. */
function endOf(text: string): string {
  const [mark] =
    /[.!?…:;,]$/.exec(
      text
        .trimEnd()
        .replace(/\.{3}$/, '…')
        .replace(/\s*[”"»)]$/, ''),
    ) ?? []
  return mark ? `\`${mark}\`` : ''
}

function kindOf(end: string): string {
  return end.replace('!', '.')
}
