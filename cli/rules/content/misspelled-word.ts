import { locales, type Locale } from '../../../src/locales.ts'
import type { Content } from '../../content/content-model.ts'
import { withoutMarks } from '../../content/spelling/dictionaries.ts'
import {
  sharedLoanwords,
  siteVocabulary,
  usedWords,
} from '../../content/spelling/site-vocabulary.ts'
import {
  misspelledWords,
  otherLanguageOf,
  spellingSuggestions,
} from '../../content/spelling/spelling.ts'
import type { FoundWord } from '../../content/spelling/unknown-words.ts'
import { locatePart } from '../../content/texts.ts'
import { wordsIn } from '../../content/words-and-numbers.ts'
import { didYouMean, type ReportLanguage } from '../../core/report-language.ts'
import { defineRule, type Problem } from '../../core/rule.ts'
import { languageName } from '../../word-lists/index.ts'

/** `foreign` is for single words; `wrong-language` reports whole sentences and clauses. */
type Data =
  | { problem: 'unknown'; word: string; suggestions: readonly string[] }
  | { problem: 'foreign'; word: string; other: Locale }

export default defineRule({
  id: 'misspelled-word',
  severity: 'warning',
  suppressible: true,
  isComparison: true,
  what: {
    en: 'Each word is in the dictionary of its language: Brazilian or European Portuguese, British English with -ise, or Spanish.',
    pt: 'Cada palavra está no dicionário do seu idioma: português do Brasil ou de Portugal, inglês britânico com -ise ou espanhol.',
    es: 'Cada palabra está en el diccionario de su idioma: portugués de Brasil o de Portugal, inglés británico con -ise o español.',
  },
  why: {
    en: 'Names, URLs and abbreviations are not checked, and English words that no common word of the language resembles are loanwords. If a word is correct, add it to `spelling` in content/glossary.yaml.',
    pt: 'Nomes, URLs e siglas não são verificados, e palavras inglesas que não se parecem com nenhuma palavra comum do idioma são estrangeirismos. Se a palavra estiver correta, acrescente-a a `spelling` em content/glossary.yaml.',
    es: 'No se comprueban nombres, URL ni siglas, y las palabras inglesas que no se parecen a ninguna palabra común del idioma son extranjerismos. Si la palabra es correcta, añádala a `spelling` en content/glossary.yaml.',
  },
  check(content: Content): Problem<Data>[] {
    const allowed = siteVocabulary(content)
    if (!allowed) return []
    let shared: ReadonlySet<string> | undefined
    const used = new Map(locales.map((locale) => [locale, usedWords(content, locale)]))
    return content.localeFiles.flatMap(({ texts, locale }) => {
      const reported = new Set<string>()
      return texts.flatMap((text) => {
        const found: Misspelling[] = [
          ...(locale === 'en' ? spellingsInIze(text.textInLanguage, allowed) : []),
          ...misspelledWords(text.textInLanguage, locale, allowed, used.get(locale)),
        ]
        return found.flatMap(({ word, start, expected }) => {
          const lower = word.toLowerCase()
          shared ??= sharedLoanwords(content, allowed)
          if (reported.has(lower) || shared.has(lower)) return []
          reported.add(lower)
          const location = locatePart(text, start, start + word.length)
          const data: Data = expected
            ? { problem: 'unknown', word, suggestions: [expected] }
            : describeUnknown(word, locale)
          return { ...location, data }
        })
      })
    })
  },
  problem: {
    en: {
      unknown: ({ word }) => `\`${word}\` is not in the dictionary.`,
      foreign: ({ word, other }) => `\`${word}\` is a word in ${languageName(other, 'en')}.`,
    },
    pt: {
      unknown: ({ word }) => `\`${word}\` não está no dicionário.`,
      foreign: ({ word, other }) => `\`${word}\` é uma palavra do ${languageName(other, 'pt')}.`,
    },
    es: {
      unknown: ({ word }) => `\`${word}\` no está en el diccionario.`,
      foreign: ({ word, other }) => `\`${word}\` es una palabra del ${languageName(other, 'es')}.`,
    },
  },
  fix: {
    en: (data) =>
      `${question('en', data)}If the word is correct, add it to \`spelling\` in content/glossary.yaml.`,
    pt: (data) =>
      `${question('pt', data)}Se a palavra estiver correta, acrescente-a a \`spelling\` em content/glossary.yaml.`,
    es: (data) =>
      `${question('es', data)}Si la palabra es correcta, añádala a \`spelling\` en content/glossary.yaml.`,
  },
  cases: [
    {
      name: 'two letters swapped',
      file: 'content/pt-PT/about.mdx',
      append: ' Trabalhamos com a sua ‸equpia.',
      report: /Did you mean .*`equipa`/,
    },
    {
      name: 'a Portuguese word in Spanish',
      file: 'content/es/partners.mdx',
      append: ' Un ‸relatório al mes.',
      report: /is a word in Brazilian Portuguese[^]*Translate it/,
    },
    {
      name: 'a word without its accent',
      file: 'content/es/services.mdx',
      append: ' Cubrimos cada ‸area.',
      report: /Did you mean `área`/,
    },
    {
      name: 'a spelling in -ize',
      file: 'content/en/services.mdx',
      append: ' The size of the prize: we seize it, and ‸organize your data.',
      report: /Did you mean `organise`\?/,
    },
    {
      name: 'an English word that resembles a Spanish one',
      file: 'content/es/about.mdx',
      append: ' Un solo ‸product para todos.',
      report: /`producto`/,
    },
    {
      name: 'an English word that resembles a word of the site',
      file: 'content/pt-PT/about.mdx',
      append: ' O ‸contact e o contacto.',
      report: /`contacto`/,
    },
    {
      name: 'a name that two languages use',
      file: 'content/es/contact.mdx',
      append: ' También con Qlik.',
      also: [{ file: 'content/pt-BR/contact.mdx', append: ' Também com o Qlik.' }],
    },
    {
      name: 'abbreviations, units, prefixes and loanwords',
      file: 'content/es/hero.mdx',
      find: /45 minutos/,
      replace: '45 min, p. ej. con una exalumna de una healthtech, según el art. 45.º,',
    },
  ],
})

/** A word that lacks only an accent counts as misspelled, even if another language has it. */
function describeUnknown(word: string, locale: Locale): Data {
  const suggestions = spellingSuggestions(word, locale)
  const plain = withoutMarks(word.toLowerCase())
  const lacksMarks = suggestions.some(
    (suggestion) => withoutMarks(suggestion.toLowerCase()) === plain,
  )
  const other = lacksMarks ? undefined : otherLanguageOf(word, locale)
  return other ? { problem: 'foreign', word, other } : { problem: 'unknown', word, suggestions }
}

const translateAdvice = { en: 'Translate it. ', pt: 'Traduza-a. ', es: 'Tradúzcala. ' }

/** Returns the start of a fix: a suggestion, advice or an empty string. */
function question(language: ReportLanguage, data: Data): string {
  if (data.problem === 'foreign') return translateAdvice[language]
  const text = didYouMean(language, data.suggestions)
  return text === undefined ? '' : `${text} `
}

type Misspelling = FoundWord & { expected?: string }

const IZE = /(?<=\p{L}{4}i)z(?=(?:e[drs]?|ers|ing|ations?)$)/iu

/** Finds spellings in -ize, which British dictionaries accept although the site uses -ise. */
function spellingsInIze(text: string, allowed: ReadonlySet<string>): Misspelling[] {
  return wordsIn(text)
    .map(({ text: word, start }) => ({ word, start, expected: word.replace(IZE, 's') }))
    .filter(({ word, expected }) => word !== expected && !allowed.has(word.toLowerCase()))
    .filter(({ expected }) => misspelledWords(expected, 'en').length === 0)
}
