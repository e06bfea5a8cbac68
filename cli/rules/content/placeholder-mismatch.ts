import { placeholdersIn } from '../../../src/content/placeholders.ts'
import type { Content } from '../../content/content-model.ts'
import {
  compareWithSources,
  differenceMessages,
} from '../../content/translations/source-comparison.ts'
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
    compareWithSources(content, 'text', (text) => placeholdersIn(text).map((name) => `{${name}}`)),
  ...differenceMessages,
  cases: [
    {
      name: 'a placeholder that is missing in the translation',
      file: 'content/en/hero.mdx',
      set: { label: '‸years of measuring what matters' },
      key: 'label',
      report: /lacks `\{years\}`/,
    },
    {
      name: 'a placeholder in another part of the sentence',
      file: 'content/es/hero.mdx',
      set: { label: 'Midiendo lo que importa desde hace {years} años' },
    },
  ],
})
