import { placeholdersIn } from '../../../src/content/placeholders.ts'
import type { Content } from '../../content/content.ts'
import { relatedTo, locateText } from '../../content/texts.ts'
import { difference } from '../../content/words.ts'
import { differenceMessages } from '../../core/report-language.ts'
import { defineRule } from '../../core/rule.ts'

export default defineRule({
  id: 'placeholder-mismatch',
  severity: 'error',
  suppressible: true,
  isComparison: true,
  what: {
    en: 'Translations contain the same placeholders as their source, the same number of times.',
    pt: 'As traduções contêm os mesmos marcadores que o original, o mesmo número de vezes.',
    es: 'Las traducciones contienen los mismos marcadores que el original, el mismo número de veces.',
  },
  why: {
    en: 'Otherwise, some visitors would not see the value.',
    pt: 'Caso contrário, alguns visitantes não veriam o valor.',
    es: 'De lo contrario, algunos visitantes no verían el valor.',
  },
  check: (content: Content) =>
    content.pairs.flatMap(({ text, source }) => {
      const { missing, extra } = difference(bracesIn(source.text), bracesIn(text.text))
      if (missing.length === 0 && extra.length === 0) return []
      return { ...locateText(text), ...relatedTo(source), data: { missing, extra } }
    }),
  ...differenceMessages,
  cases: [
    {
      name: 'a placeholder that is missing in the translation',
      file: 'content/en/hero.mdx',
      find: /^label: .*/m,
      replace: 'label: ‸years of measuring what matters',
      key: 'label',
      report: /lacks `\{years\}`/,
    },
    {
      name: 'a placeholder in another part of the sentence',
      file: 'content/es/hero.mdx',
      find: /^label: .*/m,
      replace: 'label: Midiendo lo que importa desde hace {years} años',
    },
  ],
})

function bracesIn(text: string): string[] {
  return placeholdersIn(text).map((name) => `{${name}}`)
}
