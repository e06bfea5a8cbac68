import variants from '../../word-lists/portuguese-variants.json' with { type: 'json' }
import type { CopyText } from '../content-model.ts'
import { capitalize } from './dictionaries.ts'
import { isInEnglishPhrase } from './loanwords.ts'
import { unknownWords } from './unknown-words.ts'
import { wordsIn } from '../tokenize.ts'

export type Variant = keyof typeof variants

/** The words and forms in a text that belong to the other variant of Portuguese. */
export function findOtherVariantForms(text: CopyText): (Marker & { locale: Variant })[] {
  const { locale } = text.file
  if (locale !== 'pt-BR' && locale !== 'pt-PT') return []
  const markers = [...listedMarkers(text, locale), ...patternMarkers(text, locale)]
  return withoutOverlaps(markers).map((marker) => ({ ...marker, locale }))
}

interface Marker {
  start: number
  found: string
  /** What to write in the variant of the text; '' to leave the words out, undefined if unknown. */
  replacement?: string | undefined
}

/** Keeps only one of several markers for the same words. */
function withoutOverlaps(markers: readonly Marker[]): Marker[] {
  const result: Marker[] = []
  for (const marker of markers) {
    const overlaps = ({ start, found }: Marker) =>
      marker.start < start + found.length && start < marker.start + marker.found.length
    if (!result.some(overlaps)) result.push(marker)
  }
  return result
}

/** The replacement of each word or phrase. */
const lists: Record<Variant, Partial<Record<string, string>>> = variants

/** The first words of the phrases of a list. */
const firstWords = (variant: Variant) =>
  new Set(Object.keys(variants[variant]).flatMap((phrase) => /^\S+(?= )/.exec(phrase) ?? []))
const firstWordsOf = { 'pt-BR': firstWords('pt-BR'), 'pt-PT': firstWords('pt-PT') }

/** Maximum number of words in a phrase of the list. */
const MAX_WORDS = 4

/** The words and phrases of the list, in any of their forms. */
function listedMarkers({ textInLanguage }: CopyText, variant: Variant): Marker[] {
  const words = wordsIn(textInLanguage)
  return words.flatMap(({ start, text }, index): Marker[] => {
    const maxLength = firstWordsOf[variant].has(text.toLowerCase()) ? MAX_WORDS : 1
    for (let length = maxLength; length > 0; length -= 1) {
      const last = words[index + length - 1]
      if (!last) continue
      const found = textInLanguage.slice(start, last.start + last.text.length)
      const phrase = found.toLowerCase().replace(/\s+/g, ' ')
      const form = withParticiples(phrase).find(
        (candidate) => lists[variant][candidate] !== undefined,
      )
      const listed = form === undefined ? undefined : lists[variant][form]
      if (
        listed === undefined ||
        isInEnglishPhrase(textInLanguage, { word: found, start }, variant)
      )
        continue
      const replacement = inflect(listed, form === phrase ? '' : phrase)
      const after = textInLanguage.slice(start + found.length)
      const [joint = '', article = ''] = /^\s+([ao]s?)(?!\p{L})/u.exec(after) ?? []
      if (replacement.endsWith(' a') && article !== '') {
        const contracted = capitalizeLike(found, contract(replacement, article))
        return [{ start, found: found + joint, replacement: contracted }]
      }
      return [{ start, found, replacement: capitalizeLike(found, replacement) }]
    }
    return []
  })
}

/** Adds the singular and the masculine of participles: monitoradas, monitorada, monitorado. */
function withParticiples(phrase: string): string[] {
  const singular = phrase.replace(/s$/, '')
  return [phrase, singular, singular.replace(/([ai]d)a$/, '$1o')]
}

/** Gives an equivalent the regular ending of the form that was found, such as `monitoradas`. */
function inflect(word: string, found: string): string {
  const gendered = /[ai]das?$/.test(found) ? word.replace(/([ai]d)o$/, '$1a') : word
  if (!found.endsWith('s')) return gendered
  return gendered
    .replace(/ão$/, 'õe')
    .replace(/^(\p{L}+[rz])$/u, '$1e')
    .replace(/^(\p{L}*[aeiouáéíóúã])(?=$|\sd[aeo]\s)/u, '$1s')
}

/** `aceda a` and `o` make `aceda ao`. */
function contract(verb: string, article: string): string {
  return article.startsWith('o') ? verb + article : verb.replace(/a$/, article.replace('a', 'à'))
}

/** Capitalizes a word if the word that it replaces is, unless that is an acronym. */
function capitalizeLike(found: string, word: string): string {
  return /^\p{Lu}\p{Ll}/u.test(found) ? capitalize(word) : word
}

/** Words that only look like gerunds, and gerunds that are also common in Portugal. */
const NOT_BRAZILIAN =
  'quando|comando|bando|brando|lindo|vindo|infindo|dividendo|tremendo|estupendo|crescendo|referendo|memorando|sendo|tendo|havendo|podendo|segundo|entretendo|partindo|contando|começando'

/** Forms of _ir_ in lower case or at the start of a sentence; Portugal, too, says _vamos medindo_. */
const IR = '[Vv](?:ou|ais?|amos|ão)|[Íí]amos|[Ii](?:am?|rá|rão|r)'

/** What precedes a _cç_ that Brazil pronounces, as in _prospecção_ and _convicção_. */
const BEFORE_PRONOUNCED_C =
  'confe|convi|fi|fri|infe|introspe|prospe|retrospe|se|su|(?<!\\p{L})(?:co|di|fa)'

interface Pattern {
  pattern: RegExp
  /** Writes a match, in lower case, as in the variant; returns it unchanged if that is not known. */
  rewrite(found: string): string
}

const toInfinitive = (found: string) => found.replace(/(?<!\p{L})(\p{L}+[aei])ndo$/u, 'a $1r')
const toGerund = (found: string) => found.replace(/(?<!\p{L})a (\p{L}+[aei])r$/u, '$1ndo')
const moveFirstWord = (found: string) => found.replace(/^(\p{L}+) (\p{L}+)$/u, '$2-$1')

/** Spellings and verb forms that are too numerous to list. */
const patterns: Record<Variant, readonly Pattern[]> = {
  'pt-PT': [
    {
      // estamos fazendo, instead of estamos a fazer
      pattern:
        /\b(?:est(?:ou|á|ás|amos|ão|ava|avam|ávamos|ará|arão|eja|ejam)|continu(?:a|am|amos|ará))\s+\p{L}+(?:ando|endo|indo)\b(?!\p{L})/giu,
      rewrite: toInfinitive,
    },
    {
      // se alinhando, instead of alinhando-se
      pattern: new RegExp(
        `(?<![\\p{L}-])(?:se|me|nos|lhe|lhes)\\s+(?!(?:${NOT_BRAZILIAN})(?!\\p{L}))\\p{L}+(?:ando|endo|indo)(?!\\p{L})`,
        'giu',
      ),
      rewrite: moveFirstWord,
    },
    {
      // Enviando…, instead of A enviar…
      pattern: /(?<=^)\p{Lu}\p{Ll}+(?:ando|endo|indo)(?=\s?(?:\.{3}|…)\s*$)/gu,
      rewrite: toInfinitive,
    },
    {
      // anos medindo, instead of anos a medir
      pattern: new RegExp(
        `(?<=\\p{Ll}\\s)(?<!(?<!\\p{L})(?:${IR})(?:-\\p{Ll}+)*\\s)` +
          `(?!(?:${NOT_BRAZILIAN})(?!\\p{L}))\\p{Ll}{2,}(?:ando|endo|indo)(?!\\p{L})`,
        'gu',
      ),
      rewrite: toInfinitive,
    },
    {
      // econômico, gênero: closed vowels before m and n, unless a consonant follows, as in agência
      pattern: /(?<!\p{L})\p{L}*[êô][mn][aeiouáéíóú]\p{L}*/giu,
      rewrite: (found) => found.replace(/ê(?=[mn])/u, 'é').replace(/ô(?=[mn])/u, 'ó'),
    },
    {
      // Me diga, instead of Diga-me; Nos may be a preposition, as in Nos seus quadros
      pattern: /(?<=^|[.!?…:]\s+)(?:Me|Te|Lhe)\s+\p{Ll}+/gu,
      rewrite: moveFirstWord,
    },
  ],
  'pt-BR': [
    {
      // estamos a fazer, instead of estamos fazendo
      pattern:
        /\b(?:est(?:ou|á|amos|ão|ava|avam|ará|arão|eja|ejam))\s+a\s+(?!par\b)\p{L}+(?:ar|er|ir)(?:-\p{L}+)?(?!\p{L})/giu,
      rewrite: toGerund,
    },
    {
      // A enviar…, instead of Enviando…
      pattern: /^A\s\p{L}+(?:ar|er|ir)(?=\s?(?:\.{3}|…)\s*$)/gu,
      rewrite: toGerund,
    },
    {
      // anos a medir, instead of anos medindo
      pattern:
        /(?<!\p{L})(?:anos|meses|semanas|dias|horas|tempo)\s+a\s+\p{L}+(?:ar|er|ir)(?!\p{L})/giu,
      rewrite: toGerund,
    },
    {
      // económico, género: open vowels before m and n
      pattern: /(?<!\p{L})\p{L}*[éó][mn][aeiouáéíóú]\p{L}*/giu,
      rewrite: (found) => found.replace(/é(?=[mn])/u, 'ê').replace(/ó(?=[mn])/u, 'ô'),
    },
    {
      // acção, óptimo: letters that the spelling reform removed, but not from factual
      pattern: new RegExp(
        `(?<!\\p{L})\\p{L}*(?:(?<!${BEFORE_PRONOUNCED_C})cç[ãõ]|[óo]pt(?:im)|(?<!(?<!\\p{L})[fpt])[aá]ct(?:iv|ual))\\p{L}*`,
        'giu',
      ),
      rewrite: (found) => found.replace(/c(?=ç|tiv|tual)|p(?=tim)/u, ''),
    },
  ],
}

function patternMarkers({ textInLanguage }: CopyText, variant: Variant): Marker[] {
  const isCorrect = (words: string) => unknownWords(words, variant).length === 0
  return patterns[variant].flatMap(({ pattern, rewrite }) =>
    [...textInLanguage.matchAll(pattern)].flatMap(({ index: start, 0: found }) => {
      const lower = found.toLowerCase().replace(/\s+/g, ' ')
      const replacement = rewrite(lower)
      if (replacement === lower) return { start, found }
      // What only looks like a form of a verb, as in “está a mulher”, has no such equivalent.
      if (!isCorrect(replacement)) return []
      if (isInEnglishPhrase(textInLanguage, { word: found, start }, variant)) return []
      return { start, found, replacement: capitalizeLike(found, replacement) }
    }),
  )
}
