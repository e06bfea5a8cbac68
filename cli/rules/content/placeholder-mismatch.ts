import { placeholdersIn } from '../../../src/content/placeholders.ts'
import type { Content } from '../../content/content.ts'
import { relatedTo, wholeOf } from '../../content/texts.ts'
import { difference } from '../../content/words.ts'
import { differenceMessages } from '../../core/report-language.ts'
import { defineRule } from '../../core/rule.ts'

export default defineRule({
  id: 'placeholder-mismatch',
  severity: 'error',
  suppressible: true,
  compares: true,
  about: {
    en: `A translation contains the same placeholders as its source, the same number of times.
      Otherwise, some visitors never see that value.`,
    pt: `Uma tradução contém os mesmos marcadores que o original, o mesmo número de vezes.
      Caso contrário, alguns visitantes nunca veem esse valor.`,
    es: `Una traducción contiene los mismos marcadores que el original, el mismo número de veces.
      De lo contrario, algunos visitantes no ven nunca ese valor.`,
  },
  check: (content: Content) =>
    content.pairs.flatMap(({ text, source }) => {
      const { missing, extra } = difference(bracesIn(source.text), bracesIn(text.text))
      if (missing.length === 0 && extra.length === 0) return []
      return { ...wholeOf(text), ...relatedTo(source), data: { missing, extra } }
    }),
  messages: differenceMessages,
  cases: [
    {
      name: 'a placeholder that the translation lost',
      file: 'content/en/hero.mdx',
      find: /^label: .*/m,
      replace: 'label: ‸years of measuring what matters',
      key: 'label',
      report: /lacks `\{years\}`/,
    },
    {
      name: 'a placeholder in another place of the sentence',
      file: 'content/es/hero.mdx',
      find: /^label: .*/m,
      replace: 'label: Midiendo lo que importa desde hace {years} años',
    },
  ],
})

function bracesIn(text: string): string[] {
  return placeholdersIn(text).map((name) => `{${name}}`)
}
