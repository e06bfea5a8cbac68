import type { Content, CopyText } from '../../content/content.ts'
import { groupBySource, hasTextChanged } from '../../content/source-changes.ts'
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
    groupBySource(
      content.pairs.flatMap((pair) => {
        const { text, source } = pair
        const compare = (sourceText: string) =>
          difference(digitsIn(sourceText), digitsIn(text.textInLanguage))
        const { missing, extra } = compare(source.textInLanguage)
        if (missing.length === 0 && extra.length === 0) return []
        return {
          locale: text.file.locale,
          inTranslation: {
            ...locateNumber(text, extra),
            ...relatedTo(source),
            data: { missing, extra },
          },
          inSource: { ...locateNumber(source, missing), data: { missing: extra, extra: missing } },
          hasSourceChanged: hasTextChanged(content.accepted, pair, (accepted) => {
            const change = compare(accepted)
            return change.missing.length === 0 && change.extra.length === 0
          }),
        }
      }),
    ),
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
      name: 'a number that is added to the source',
      file: 'content/pt-BR/contact.mdx',
      append: ' Sem custo em ‸40% dos casos.',
      report: /translation into `pt-PT`, `en` and `es`, .*has `40`[^]*undo your change/,
    },
    {
      name: 'a digit inside a word',
      file: 'content/en/contact.mdx',
      append: ' We know B2B.',
    },
  ],
})

function digitsIn(text: string): string[] {
  return numbersIn(text).map(({ digits }) => digits)
}

/** The location of the first of some numbers in a text; of the whole text without one. */
function locateNumber(text: CopyText, digits: readonly string[]) {
  const found = numbersIn(text.textInLanguage).find((number) => digits.includes(number.digits))
  return found ? locatePart(text, found.start, found.start + found.text.length) : locateText(text)
}
