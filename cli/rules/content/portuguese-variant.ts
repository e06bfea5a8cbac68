import variants from '../../word-lists/portuguese-variants.json' with { type: 'json' }
import type { Content } from '../../content/content.ts'
import { partOf, type CopyText } from '../../content/texts.ts'
import { wordsIn } from '../../content/words.ts'
import { defineRule } from '../../core/rule.ts'

type Variant = keyof typeof variants

interface Marker {
  start: number
  found: string
  /** What the other variant says instead; undefined where it is a matter of spelling. */
  instead?: string
}

/** Portuguese for Portugal and for Brazil keep their own words, spellings and verb forms. */
export default defineRule({
  id: 'portuguese-variant',
  severity: 'error',
  suppressible: true,
  about: {
    en: `pt-PT and pt-BR each use their own words, spelling and verb forms.
      The list is cli/word-lists/portuguese-variants.json; edit it if a word is wrong there. Suppress the rule for single exceptions.`,
    pt: `O português de Portugal e o do Brasil mantêm suas palavras, grafias e formas verbais.
      A lista é cli/word-lists/portuguese-variants.json; mude-a lá se uma palavra está nela por engano. Uma palavra que está certa uma vez é permitida com um motivo.`,
    es: `El portugués de Portugal y el de Brasil mantienen sus palabras, grafías y formas verbales.
      La lista es cli/word-lists/portuguese-variants.json; cámbiela ahí si una palabra está por error. Una palabra correcta por una vez se permite con un motivo.`,
  },
  check: (content: Content) => content.texts.flatMap(otherVariantIn),
  messages: {
    en: ({ found, locale, instead }) => [
      `\`${found}\` is not how ${countries.en[locale]} writes it.`,
      instead
        ? `Write \`${instead}\`.`
        : locale === 'pt-PT'
          ? 'Write it as in Portugal: a fazer rather than fazendo, económico rather than econômico.'
          : 'Write it as in Brazil: fazendo rather than a fazer, econômico rather than económico.',
    ],
    pt: ({ found, locale, instead }) => [
      `\`${found}\` não é português ${countries.pt[locale]}.`,
      instead
        ? `Escreva \`${instead}\`.`
        : locale === 'pt-PT'
          ? 'Escreva como em Portugal: a fazer e não fazendo, económico e não econômico.'
          : 'Escreva como no Brasil: fazendo e não a fazer, econômico e não económico.',
    ],
    es: ({ found, locale, instead }) => [
      `\`${found}\` no es como se escribe en ${countries.es[locale]}.`,
      instead
        ? `Escriba \`${instead}\`.`
        : locale === 'pt-PT'
          ? 'Escríbalo como en Portugal: a fazer y no fazendo, económico y no econômico.'
          : 'Escríbalo como en Brasil: fazendo y no a fazer, econômico y no económico.',
    ],
  },
  cases: [
    {
      name: 'a Brazilian word in Portugal',
      file: 'content/pt-PT/contact.mdx',
      find: /\n*$/,
      replace: ' Fale com a nossa ‸equipe.\n',
      report: /Write `equipa`/,
    },
    {
      name: 'a Brazilian gerund in Portugal',
      file: 'content/pt-PT/about.mdx',
      find: /\n*$/,
      replace: ' Nós ‸estamos fazendo isso.\n',
      report: /as in Portugal/,
    },
    {
      name: 'a European word in Brazil',
      file: 'content/pt-BR/about.mdx',
      find: /\n*$/,
      replace: ' Envie o ‸ficheiro.\n',
      report: /Write `arquivo`/,
    },
  ],
})

const otherVariantIn = (text: CopyText) => {
  const { locale } = text.file
  if (locale !== 'pt-BR' && locale !== 'pt-PT') return []
  return withoutOverlaps([...listed(text, locale), ...patterned(text, locale)]).map(
    ({ start, found, instead }) => ({
      ...partOf(text, start, start + found.length),
      data: { locale, found, instead },
    }),
  )
}

/** One report for a place: estamos fazendo is one slip, whichever patterns see it. */
function withoutOverlaps(markers: readonly Marker[]): Marker[] {
  const kept: Marker[] = []
  for (const marker of markers) {
    const overlaps = ({ start, found }: Marker) =>
      marker.start < start + found.length && start < marker.start + marker.found.length
    if (!kept.some(overlaps)) kept.push(marker)
  }
  return kept
}

const lists = new Map(
  (Object.keys(variants) as Variant[]).map((variant) => [
    variant,
    new Map<string, string>(Object.entries(variants[variant])),
  ]),
)

const LONGEST_PHRASE = 4

/** Words and phrases of the list, in any of their forms. */
function listed({ own }: CopyText, variant: Variant): Marker[] {
  const list = lists.get(variant)
  const words = wordsIn(own)
  return words.flatMap(({ start }, index): Marker[] => {
    for (let length = LONGEST_PHRASE; length > 0; length -= 1) {
      const last = words[index + length - 1]
      if (!last) continue
      const found = own.slice(start, last.start + last.text.length)
      const phrase = found.toLowerCase().replace(/\s+/g, ' ')
      const instead = formsOf(phrase)
        .map((form) => list?.get(form))
        .find((word) => word !== undefined)
      if (instead !== undefined) return [{ start, found, instead }]
    }
    return []
  })
}

/** As it stands, in the singular, and a participle in the masculine: monitoradas, monitorada, monitorado. */
function formsOf(phrase: string): string[] {
  const singular = phrase.replace(/s$/, '')
  return [phrase, singular, singular.replace(/([ai]d)a$/, '$1o')]
}

/** Words that end like a gerund, and gerunds that Portugal uses as Brazil does. */
const NO_GERUNDS =
  'quando|comando|bando|brando|lindo|vindo|infindo|dividendo|tremendo|estupendo|crescendo|referendo|memorando|sendo|tendo|havendo|podendo|segundo|entretendo|partindo|contando|começando'

/** What a list can't hold: spellings and forms of any verb. */
const patterns: Record<Variant, readonly RegExp[]> = {
  'pt-PT': [
    // estamos fazendo, instead of estamos a fazer
    /\b(?:est(?:ou|á|ás|amos|ão|ava|avam|ávamos|ará|arão|eja|ejam)|continu(?:a|am|amos|ará))\s+\p{L}+(?:ando|endo|indo)\b(?!\p{L})/giu,
    // Enviando…, anos medindo: a gerund beside a noun, or alone, where Portugal says a medir
    /(?<=^)\p{Lu}\p{Ll}+(?:ando|endo|indo)(?=\s?(?:\.{3}|…)\s*$)/gu,
    new RegExp(
      `(?<=\\p{Ll}\\s)(?!(?:${NO_GERUNDS})(?!\\p{L}))\\p{Ll}{2,}(?:ando|endo|indo)(?!\\p{L})`,
      'gu',
    ),
    // se alinhando, instead of alinhando-se
    /(?<!\p{L})(?:se|me|nos|lhe|lhes)\s+\p{L}+(?:ando|endo|indo)(?!\p{L})/giu,
    // econômico, gênero: closed vowels before m and n, except where a consonant follows, as in agência
    /(?<!\p{L})\p{L}*[êô][mn][aeiouáéíóú]\p{L}*/giu,
    // Me diga, instead of Diga-me
    /(?<=^|[.!?…:]\s+)(?:Me|Te|Lhe|Nos)\s+\p{Ll}+/gu,
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
    // acção, óptimo: letters that the reform took away
    /(?<!\p{L})\p{L}*(?:cç[ãõ]|[óo]pt(?:im)|[aá]ct(?:iv|ual))\p{L}*/giu,
  ],
}

function patterned({ own }: CopyText, variant: Variant): Marker[] {
  return patterns[variant].flatMap((pattern) =>
    Array.from(own.matchAll(pattern), (match) => ({ start: match.index, found: match[0] })),
  )
}

const countries = {
  en: { 'pt-BR': 'Brazil', 'pt-PT': 'Portugal' },
  pt: { 'pt-BR': 'do Brasil', 'pt-PT': 'de Portugal' },
  es: { 'pt-BR': 'Brasil', 'pt-PT': 'Portugal' },
} as const
