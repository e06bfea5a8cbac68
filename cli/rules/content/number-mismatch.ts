import type { Content, CopyText } from '../../content/content-model.ts'
import {
  compareWithSources,
  differenceMessages,
} from '../../content/translations/source-comparison.ts'
import { suppressionAdvice } from '../../content/suppressions.ts'
import { locatePart, locateText } from '../../content/texts.ts'
import { digitsIn, numbersIn, ordinalsIn } from '../../content/words-and-numbers.ts'
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
    pt: 'Caso contrário, os idiomas se contradiriam. Se um número deve mesmo ser diferente, como um CEP ou uma data, desative a regra.',
    es: 'De lo contrario, los idiomas se contradirían. Si un número debe ser distinto, como un código postal o una fecha, desactive la regla.',
  },
  check: (content: Content) =>
    compareWithSources(content, 'textInLanguage', digitsIn, locateNumber, ordinalsIn).map(
      (problem) => ({
        ...problem,
        data: { ...problem.data, isProse: problem.key === undefined },
      }),
    ),
  problem: differenceMessages.problem,
  fix: {
    en: (data) =>
      `${differenceMessages.fix.en(data)} If they are meant to differ, ${suppressionAdvice.en('number-mismatch', data.isProse)}`,
    pt: (data) =>
      `${differenceMessages.fix.pt(data)} Se a diferença for intencional, ${suppressionAdvice.pt('number-mismatch', data.isProse)}`,
    es: (data) =>
      `${differenceMessages.fix.es(data)} Si la diferencia es intencionada, ${suppressionAdvice.es('number-mismatch', data.isProse)}`,
  },
  cases: [
    {
      name: 'a number that differs from the source',
      file: 'content/en/hero.mdx',
      find: /45 minutes/,
      replace: '‸54 minutes',
      report: /lacks `45` and has `54`[^]*closing `---`: # allow number-mismatch: /,
    },
    {
      name: 'a number that is added to the source',
      file: 'content/pt-BR/contact.mdx',
      append: ' Sem custo em ‸40% dos casos.',
      report:
        /translation into `pt-PT`, `en`(?: and|,) `es`.*, this text has `40`[^]*undo your change/,
    },
    {
      name: 'a digit inside a word',
      file: 'content/en/contact.mdx',
      append: ' We know B2B.',
    },
    {
      name: 'ordinals, which other languages write as a number or a word',
      file: 'content/pt-BR/contact.mdx',
      append: ' Desde 1º de maio.',
      also: [
        { file: 'content/pt-PT/contact.mdx', append: ' Desde 1 de maio.' },
        { file: 'content/en/contact.mdx', append: ' Since 1 May, in the 21st century.' },
        { file: 'content/es/contact.mdx', append: ' Desde el 1 de mayo, por 1.er año.' },
      ],
    },
  ],
})

/** Locates the first of the given numbers in a text, or the whole text if it contains none. */
function locateNumber(text: CopyText, digits: readonly string[]) {
  const found = numbersIn(text.textInLanguage).find((number) => digits.includes(number.digits))
  return found ? locatePart(text, found.start, found.start + found.text.length) : locateText(text)
}
