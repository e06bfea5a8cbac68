import type { ITrie } from 'cspell-trie-lib'
import { languageOf } from '../../word-lists/index.ts'
import { loadDictionary, type DictionaryFile } from './dictionaries.ts'
import { english, portuguese, spanish, type WordForms } from './word-forms.ts'

interface Language extends DictionaryFile {
  forms?: WordForms
}

/** The languages in which spelling is checked. */
const languages: Partial<Record<string, Language>> = {
  'pt-BR': { package: '@cspell/dict-pt-br', file: 'pt_BR.trie.gz', forms: portuguese },
  'pt-PT': {
    package: '@cspell/dict-pt-pt',
    file: 'dict/Portuguese-European.trie.gz',
    forms: portuguese,
  },
  en: { package: '@cspell/dict-en-gb', file: 'en_GB.trie.gz', forms: english },
  es: { package: '@cspell/dict-es-es', file: 'Spanish.trie.gz', forms: spanish },
}

export function hasDictionary(locale: string): boolean {
  return locale in languages
}

/** The dictionary of a locale; undefined if the spelling of its language is not checked. */
export function dictionaryOf(locale: string): ITrie | undefined {
  const language = languages[locale]
  return language && loadDictionary(language)
}

/** How words in a locale's language are formed; undefined if unknown. */
export function wordFormsOf(locale: string): WordForms | undefined {
  return languages[locale]?.forms
}

/** The dictionaries of a locale's language, for all regions. */
export function dictionariesOf(locale: string): ITrie[] {
  return Object.entries(languages).flatMap(([tag, language]) =>
    language && languageOf(tag) === languageOf(locale) ? loadDictionary(language) : [],
  )
}
