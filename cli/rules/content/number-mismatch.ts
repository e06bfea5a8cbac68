import type { Content } from '../../content/content.ts'
import { partOf, relatedTo, wholeOf } from '../../content/texts.ts'
import { difference, numbersIn } from '../../content/words.ts'
import { differenceMessage } from '../../core/report-language.ts'
import { defineRule } from '../../core/rule.ts'

/** Translations state the numbers of their source, however their language writes them. */
export default defineRule({
  id: 'number-mismatch',
  severity: 'error',
  suppressible: true,
  compares: true,
  about: {
    en: `Translations contain the same numbers as their source, in the format of their language.
      Different numbers make different promises. If a number differs on purpose, such as a postcode or a date, suppress the rule.`,
    pt: `As traduções trazem os números do original, escritos como o idioma os escreve.
      24 num idioma e 42 em outro é uma promessa a metade dos leitores. Um CEP ou uma data podem diferir: diga isso na linha acima.`,
    es: `Las traducciones dan los números del original, escritos como los escribe su idioma.
      24 en un idioma y 42 en otro es una promesa a la mitad de los lectores. Un código postal o una fecha pueden diferir: dígalo en la línea anterior.`,
  },
  check: (content: Content) =>
    content.pairs.flatMap(({ text, source }) => {
      const numbers = numbersIn(text.own)
      const { missing, extra } = difference(
        numbersIn(source.own).map(({ digits }) => digits),
        numbers.map(({ digits }) => digits),
      )
      if (missing.length === 0 && extra.length === 0) return []
      const wrong = numbers.find(({ digits }) => extra.includes(digits))
      return [
        {
          ...(wrong ? partOf(text, wrong.start, wrong.start + wrong.text.length) : wholeOf(text)),
          ...relatedTo(source),
          data: { missing, extra },
        },
      ]
    }),
  messages: {
    en: (data) => differenceMessage('en', data),
    pt: (data) => differenceMessage('pt', data),
    es: (data) => differenceMessage('es', data),
  },
  cases: [
    {
      name: 'a number that the source has not',
      file: 'content/en/contact.mdx',
      find: /\n*$/,
      replace: ' Call ‸24 times.\n',
      report: /this text has `24`/,
    },
  ],
})
