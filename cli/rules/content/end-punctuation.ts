import { acceptedSource, isStale } from '../../content/translations/accepted-source.ts'
import type { Content } from '../../content/content-model.ts'
import { locatePart, relatedTo } from '../../content/texts.ts'
import { defineRule } from '../../core/rule.ts'

export default defineRule({
  id: 'end-punctuation',
  severity: 'warning',
  suppressible: true,
  isComparison: true,
  what: {
    en: 'Translations end with the same punctuation as their source.',
    pt: 'As traduções terminam com a mesma pontuação do original.',
    es: 'Las traducciones terminan con la misma puntuación que el original.',
  },
  why: {
    en: 'A list in which only some items end with a full stop looks careless. A full stop can replace an exclamation mark. The sample texts in the fields of the form are not compared.',
    pt: 'Uma lista em que só alguns itens têm ponto final parece descuidada. Um ponto final pode substituir um ponto de exclamação. Os exemplos nos campos do formulário não são comparados.',
    es: 'Una lista en la que solo algunos elementos llevan punto final parece descuidada. Un punto puede sustituir a un signo de exclamación. Los ejemplos de los campos del formulario no se comparan.',
  },
  check: (content: Content) =>
    content.pairs.flatMap((pair) => {
      // If the source has changed, `stale-translation` reports it.
      if (acceptedSource(content.accepted, pair) && isStale(content.accepted, pair)) return []
      const { text, source } = pair
      // A form field's placeholder is rarely a sentence, so its punctuation may differ.
      if (text.key?.at(-1) === 'placeholder') return []
      const actual = endMark(text.text)
      const expected = endMark(source.text)
      if (normalizeMark(actual) === normalizeMark(expected)) return []
      const { length } = text.text.trimEnd()
      return {
        ...locatePart(text, length - 1, length),
        ...relatedTo(source),
        data: { actual, expected },
      }
    }),
  problem: {
    en: ({ actual, expected }) =>
      `This text ends with ${actual || 'no punctuation'}, but its source ends with ${expected || 'no punctuation'}.`,
    pt: ({ actual, expected }) =>
      `Este texto termina ${actual ? `com ${actual}` : 'sem pontuação'}, mas o original termina ${expected ? `com ${expected}` : 'sem pontuação'}.`,
    es: ({ actual, expected }) =>
      `Este texto termina ${actual ? `con ${actual}` : 'sin puntuación'}, pero el original termina ${expected ? `con ${expected}` : 'sin puntuación'}.`,
  },
  fix: {
    en: 'Use the same punctuation in both.',
    pt: 'Use a mesma pontuação nos dois.',
    es: 'Use la misma puntuación en los dos.',
  },
  cases: [
    {
      name: 'a full stop that the source does not have',
      file: 'content/en/products.mdx',
      find: /^title: .*/m,
      replace: '$&‸.',
      key: 'title',
      report: /but its source ends with no punctuation/,
    },
    {
      name: 'an exclamation mark instead of a full stop',
      file: 'content/en/experts.mdx',
      find: /\.\n*$/,
      replace: '!\n',
    },
    {
      name: 'a full stop after the sample text of a field',
      file: 'content/es/site.mdx',
      find: /^ {4}placeholder: Cuéntanos .*/m,
      replace: '$&.',
    },
  ],
})

/** Returns the punctuation mark at the end of a text, in backquotes; empty if there is none. */
function endMark(text: string): string {
  const [mark] =
    /[.!?…:;,]$/.exec(
      text
        .trimEnd()
        .replace(/\.{3}$/, '…')
        .replace(/\s*[”"»)]$/, ''),
    ) ?? []
  return mark ? `\`${mark}\`` : ''
}

function normalizeMark(end: string): string {
  return end.replace('!', '.')
}
