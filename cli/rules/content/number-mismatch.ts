import type { Content } from '../../content/content.ts'
import { locatePart, relatedTo, locateText } from '../../content/texts.ts'
import { difference, numbersIn } from '../../content/words.ts'
import { differenceMessages } from '../../core/report-language.ts'
import { defineRule } from '../../core/rule.ts'

export default defineRule({
  id: 'number-mismatch',
  severity: 'error',
  suppressible: true,
  isComparison: true,
  what: {
    en: 'Translations contain the same numbers as their source, in the format of their language.',
    pt: 'As traduções contêm os mesmos números que o original, no formato do seu idioma.',
    es: 'Las traducciones contienen los mismos números que el original, en el formato de su idioma.',
  },
  why: {
    en: 'Otherwise, the languages would contradict each other. If a number is meant to differ, such as a postcode or a date, suppress the rule.',
    pt: 'Caso contrário, os idiomas se contradiriam. Se um número deve ser diferente, como um CEP ou uma data, desative a regra.',
    es: 'De lo contrario, los idiomas se contradirían. Si un número debe ser distinto, como un código postal o una fecha, desactive la regla.',
  },
  check: (content: Content) =>
    content.pairs.flatMap(({ text, source }) => {
      const numbers = numbersIn(text.textInLanguage)
      const { missing, extra } = difference(
        numbersIn(source.textInLanguage).map(({ digits }) => digits),
        numbers.map(({ digits }) => digits),
      )
      if (missing.length === 0 && extra.length === 0) return []
      const added = numbers.find(({ digits }) => extra.includes(digits))
      return {
        ...(added
          ? locatePart(text, added.start, added.start + added.text.length)
          : locateText(text)),
        ...relatedTo(source),
        data: { missing, extra },
      }
    }),
  ...differenceMessages,
  cases: [
    {
      name: 'a number that differs from the source',
      file: 'content/en/hero.mdx',
      find: /45 minutes/,
      replace: '‸54 minutes',
      report: /lacks `45` and has `54`/,
    },
    {
      name: 'a digit inside a word',
      file: 'content/en/contact.mdx',
      append: ' We know B2B.',
    },
  ],
})
