import type { Content } from '../../content/content.ts'
import { partOf, relatedTo } from '../../content/texts.ts'
import type { ReportLanguage } from '../../core/report-language.ts'
import { defineRule } from '../../core/rule.ts'

/** A translation ends as its source does: as a sentence, a question, or a phrase without a sign. */
export default defineRule({
  id: 'end-punctuation',
  severity: 'warning',
  suppressible: true,
  compares: true,
  about: {
    en: `A translation ends with the same punctuation as its source.
      A list in which only some items end with a full stop looks careless. An exclamation may become a plain sentence.`,
    pt: `Uma tradução termina como o original.
      Um ponto num idioma e nenhum em outro deixa a lista com ar de descuido. Uma exclamação pode virar uma frase comum.`,
    es: `Una traducción termina como el original.
      Un punto en un idioma y ninguno en otro da a la lista un aire de descuido. Una exclamación puede volverse una frase común.`,
  },
  check: (content: Content) =>
    content.pairs.flatMap(({ text, source }) => {
      const actual = endOf(text.text)
      const expected = endOf(source.text)
      if (kindOf(actual) === kindOf(expected)) return []
      const length = text.text.trimEnd().length
      return [
        {
          ...partOf(text, length - 1, length),
          ...relatedTo(source),
          data: { actual, expected },
        },
      ]
    }),
  messages: {
    en: ({ actual, expected }) => `
      This text ends with ${sign('en', actual)}, and its source with ${sign('en', expected)}.
      End both alike.`,
    pt: ({ actual, expected }) => `
      Este texto termina com ${sign('pt', actual)}, e o original com ${sign('pt', expected)}.
      Termine os dois do mesmo modo.`,
    es: ({ actual, expected }) => `
      Este texto termina con ${sign('es', actual)} y el original con ${sign('es', expected)}.
      Termine los dos igual.`,
  },
  cases: [
    {
      name: 'a question in place of a sentence',
      file: 'content/en/data-culture.mdx',
      find: /\.\n*$/,
      replace: '‸?\n',
      report: /ends with `\?`, and its source with `\.`/,
    },
  ],
})

function endOf(text: string): string {
  return (
    /[.!?…:;,]$/.exec(
      text
        .trimEnd()
        .replace(/\.{3}$/, '…')
        .replace(/\s*[”"»)]$/, ''),
    )?.[0] ?? ''
  )
}

/** A cry in one language may be a plain sentence in another; a question stays one. */
function kindOf(sign: string): string {
  return sign === '!' ? '.' : sign
}

function sign(language: ReportLanguage, character: string): string {
  if (character !== '') return `\`${character}\``
  return { en: 'no sign', pt: 'nenhum sinal', es: 'ningún signo' }[language]
}
