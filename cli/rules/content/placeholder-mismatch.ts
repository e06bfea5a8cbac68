import { placeholdersIn } from '../../../src/content/placeholders.ts'
import type { Content } from '../../content/content.ts'
import { relatedTo, wholeOf } from '../../content/texts.ts'
import { difference } from '../../content/words.ts'
import { differenceMessage } from '../../core/report-language.ts'
import { defineRule } from '../../core/rule.ts'

/** A translation uses the placeholders of its source, each as often. */
export default defineRule({
  id: 'placeholder-mismatch',
  severity: 'error',
  suppressible: true,
  compares: true,
  about: {
    en: `A translation contains the same placeholders as its source, the same number of times.
      Otherwise, some visitors never see that value.`,
    pt: `Uma tradução usa os nomes entre chaves do original, o mesmo número de vezes.
      Um {years} perdido é um fato que alguns leitores nunca veem.`,
    es: `Una traducción usa los nombres entre llaves del original, las mismas veces.
      Un {years} perdido es un dato que algunos lectores no ven nunca.`,
  },
  check: (content: Content) =>
    content.pairs.flatMap(({ text, source }) => {
      const names = placeholdersIn(text.text)
      const { missing, extra } = difference(placeholdersIn(source.text), names)
      if (missing.length === 0 && extra.length === 0) return []
      return [
        {
          ...wholeOf(text),
          ...relatedTo(source),
          data: { missing: missing.map(braced), extra: extra.map(braced) },
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
      name: 'a placeholder that the translation lost',
      file: 'content/en/hero.mdx',
      find: /^label: .*/m,
      replace: 'label: ‸years of measuring what matters',
      key: 'label',
      report: /lacks `\{years\}`/,
    },
  ],
})

function braced(name: string): string {
  return `{${name}}`
}
