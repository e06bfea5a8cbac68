import { placeholdersIn } from '../../../src/content/placeholders.ts'
import type { Content } from '../../content/content-model.ts'
import {
  compareWithSources,
  differenceMessages,
  type Difference,
} from '../../content/translations/source-comparison.ts'
import { joinWithAnd, type ReportLanguage } from '../../core/report-language.ts'
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
  problem: differenceMessages.problem,
  fix: {
    en: (difference) => formatFix('en', difference),
    pt: (difference) => formatFix('pt', difference),
    es: (difference) => formatFix('es', difference),
  },
  cases: [
    {
      name: 'a placeholder that is missing in the translation',
      file: 'content/en/hero.mdx',
      set: { label: '‸years of measuring what matters' },
      key: 'label',
      report: /lacks `\{years\}`[^]*Put `\{years\}` back\./,
    },
    {
      name: 'a placeholder in another part of the sentence',
      file: 'content/es/hero.mdx',
      set: { label: 'Midiendo lo que importa desde hace {years} años' },
    },
  ],
})

const fixWords = {
  en: {
    putBack: 'Put',
    back: 'back',
    remove: 'Remove',
    also: 'Or change these translations, too.',
  },
  pt: {
    putBack: 'Ponha',
    back: 'de volta',
    remove: 'Remova',
    also: 'Ou mude também essas traduções.',
  },
  es: {
    putBack: 'Vuelva a poner',
    back: '',
    remove: 'Quite',
    also: 'O cambie también esas traducciones.',
  },
}

/** Begins with the missing placeholders, because they were usually lost by mistake. */
function formatFix(language: ReportLanguage, difference: Difference): string {
  const { missing, extra, locales, isInOtherItem } = difference
  const isUsual = locales ? missing.length === 0 : isInOtherItem
  if (isUsual) return differenceMessages.fix[language](difference)
  const { putBack, back, remove, also } = fixWords[language]
  const lost = [putBack, joinWithAnd(language, missing), back].join(' ').trimEnd()
  return [
    ...(missing.length > 0 ? [`${lost}.`] : []),
    ...(extra.length > 0 ? [`${remove} ${joinWithAnd(language, extra)}.`] : []),
    ...(locales ? [also] : []),
  ].join(' ')
}
