import variants from '../word-lists/portuguese-variants.json' with { type: 'json' }
import type { CopyText } from './content.ts'
import { isEnglishIn } from './spelling.ts'
import { wordsIn } from './words.ts'

type Variant = keyof typeof variants

/** The words and forms in a text that belong to the other variant of Portuguese. */
export function foreignFormsIn(text: CopyText): (Marker & { locale: Variant })[] {
  const { locale } = text.file
  if (locale !== 'pt-BR' && locale !== 'pt-PT') return []
  const markers = [...listedMarkers(text, locale), ...patternMarkers(text, locale)]
  return withoutOverlaps(markers).map((marker) => ({ ...marker, locale }))
}

interface Marker {
  start: number
  found: string
  /** The equivalent in the other variant; undefined for spellings and verb forms. */
  instead?: string
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

/** What to write instead of each word or phrase. */
const lists: Record<Variant, Partial<Record<string, string>>> = variants

const MAX_WORDS = 4

/** The words and phrases of the list, in any of their forms. */
function listedMarkers({ textInLanguage }: CopyText, variant: Variant): Marker[] {
  const words = wordsIn(textInLanguage)
  return words.flatMap(({ start }, index): Marker[] => {
    for (let length = MAX_WORDS; length > 0; length -= 1) {
      const last = words[index + length - 1]
      if (!last) continue
      const found = textInLanguage.slice(start, last.start + last.text.length)
      const phrase = found.toLowerCase().replace(/\s+/g, ' ')
      const instead = formsOf(phrase)
        .map((form) => lists[variant][form])
        .find((word) => word !== undefined)
      if (instead === undefined || isEnglishIn(textInLanguage, { word: found, start }, variant))
        continue
      return [{ start, found, instead }]
    }
    return []
  })
}

/** Adds the singular and the masculine of participles: monitoradas, monitorada, monitorado. */
function formsOf(phrase: string): string[] {
  const singular = phrase.replace(/s$/, '')
  return [phrase, singular, singular.replace(/([ai]d)a$/, '$1o')]
}

/** Words that only look like gerunds, and gerunds that are also common in Portugal. */
const NOT_BRAZILIAN =
  'quando|comando|bando|brando|lindo|vindo|infindo|dividendo|tremendo|estupendo|crescendo|referendo|memorando|sendo|tendo|havendo|podendo|segundo|entretendo|partindo|contando|começando'

/** Spellings and verb forms that are too numerous to list. */
const patterns: Record<Variant, readonly RegExp[]> = {
  'pt-PT': [
    // estamos fazendo, instead of estamos a fazer
    /\b(?:est(?:ou|á|ás|amos|ão|ava|avam|ávamos|ará|arão|eja|ejam)|continu(?:a|am|amos|ará))\s+\p{L}+(?:ando|endo|indo)\b(?!\p{L})/giu,
    // Enviando…, anos medindo: a gerund alone or after a noun, instead of a medir
    /(?<=^)\p{Lu}\p{Ll}+(?:ando|endo|indo)(?=\s?(?:\.{3}|…)\s*$)/gu,
    new RegExp(
      `(?<=\\p{Ll}\\s)(?!(?:${NOT_BRAZILIAN})(?!\\p{L}))\\p{Ll}{2,}(?:ando|endo|indo)(?!\\p{L})`,
      'gu',
    ),
    // se alinhando, instead of alinhando-se
    new RegExp(
      `(?<![\\p{L}-])(?:se|me|nos|lhe|lhes)\\s+(?!(?:${NOT_BRAZILIAN})(?!\\p{L}))\\p{L}+(?:ando|endo|indo)(?!\\p{L})`,
      'giu',
    ),
    // econômico, gênero: closed vowels before m and n, unless a consonant follows, as in agência
    /(?<!\p{L})\p{L}*[êô][mn][aeiouáéíóú]\p{L}*/giu,
    // Me diga, instead of Diga-me; Nos may be a preposition, as in Nos seus quadros
    /(?<=^|[.!?…:]\s+)(?:Me|Te|Lhe)\s+\p{Ll}+/gu,
  ],
  'pt-BR': [
    // estamos a fazer, instead of estamos fazendo
    /\b(?:est(?:ou|á|amos|ão|ava|avam|ará|arão|eja|ejam))\s+a\s+(?!par\b)\p{L}+(?:ar|er|ir)(?:-\p{L}+)?(?!\p{L})/giu,
    // A enviar…, instead of Enviando…
    /^A\s\p{L}+(?:ar|er|ir)(?=\s?(?:\.{3}|…)\s*$)/gu,
    // anos a medir, instead of anos medindo
    /(?<!\p{L})(?:anos|meses|semanas|dias|horas|tempo)\s+a\s+\p{L}+(?:ar|er|ir)(?!\p{L})/giu,
    // económico, género: open vowels before m and n
    /(?<!\p{L})\p{L}*[éó][mn][aeiouáéíóú]\p{L}*/giu,
    // acção, óptimo: letters that the spelling reform removed
    /(?<!\p{L})\p{L}*(?:cç[ãõ]|[óo]pt(?:im)|[aá]ct(?:iv|ual))\p{L}*/giu,
  ],
}

function patternMarkers({ textInLanguage }: CopyText, variant: Variant): Marker[] {
  return patterns[variant].flatMap((pattern) =>
    Array.from(textInLanguage.matchAll(pattern), (match) => ({
      start: match.index,
      found: match[0],
    })),
  )
}
