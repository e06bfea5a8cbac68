import variants from '../../word-lists/portuguese-variants.json' with { type: 'json' }
import type { Content, CopyText } from '../../content/content.ts'
import { locatePart } from '../../content/texts.ts'
import { wordsIn } from '../../content/words.ts'
import { defineRule } from '../../core/rule.ts'

type Variant = keyof typeof variants

export default defineRule({
  id: 'portuguese-variant',
  severity: 'error',
  suppressible: true,
  what: {
    en: 'Texts in pt-PT and pt-BR use the words, spelling and verb forms of their variant.',
    pt: 'Os textos em pt-PT e pt-BR usam as palavras, grafias e formas verbais da sua variante.',
    es: 'Los textos en pt-PT y pt-BR usan las palabras, grafías y formas verbales de su variante.',
  },
  why: {
    en: 'The words are in cli/word-lists/portuguese-variants.json; correct the list if it is wrong. For single exceptions, suppress the rule.',
    pt: 'As palavras estão em cli/word-lists/portuguese-variants.json; corrija a lista se ela estiver errada. Para exceções isoladas, desative a regra.',
    es: 'Las palabras están en cli/word-lists/portuguese-variants.json; corrija la lista si contiene un error. Para excepciones aisladas, desactive la regla.',
  },
  check: (content: Content) =>
    content.texts.flatMap((text) => {
      const { locale } = text.file
      if (locale !== 'pt-BR' && locale !== 'pt-PT') return []
      const markers = [...listedMarkers(text, locale), ...patternMarkers(text, locale)]
      return withoutOverlaps(markers).map(({ start, found, instead }) => ({
        ...locatePart(text, start, start + found.length),
        data: { locale, found, instead },
      }))
    }),
  problem: {
    en: ({ found, locale }) =>
      `\`${found}\` is not used in ${locale === 'pt-PT' ? 'Portugal' : 'Brazil'}.`,
    pt: ({ found, locale }) =>
      `\`${found}\` não se usa ${locale === 'pt-PT' ? 'em Portugal' : 'no Brasil'}.`,
    es: ({ found, locale }) =>
      `\`${found}\` no se usa en ${locale === 'pt-PT' ? 'Portugal' : 'Brasil'}.`,
  },
  fix: {
    en: ({ locale, instead }) =>
      instead
        ? `Write \`${instead}\`.`
        : `Use forms such as ${forms[locale].right}, not ${forms[locale].wrong}.`,
    pt: ({ locale, instead }) =>
      instead
        ? `Escreva \`${instead}\`.`
        : `Use formas como ${forms[locale].right}, não ${forms[locale].wrong}.`,
    es: ({ locale, instead }) =>
      instead
        ? `Escriba \`${instead}\`.`
        : `Use formas como ${forms[locale].right}, no ${forms[locale].wrong}.`,
  },
  cases: [
    {
      name: 'a Brazilian word in pt-PT',
      file: 'content/pt-PT/contact.mdx',
      append: ' Fale com a nossa ‸equipe.',
      report: /Write `equipa`/,
    },
    {
      name: 'a Brazilian gerund in pt-PT',
      file: 'content/pt-PT/about.mdx',
      append: ' Nós ‸estamos fazendo isso.',
      report: /forms such as `a fazer`/,
    },
    {
      name: 'words that only look like gerunds',
      file: 'content/pt-PT/about.mdx',
      append: ' Só quando o segundo comando acaba, juntam-se quando convém.',
    },
    {
      name: 'a preposition that looks like a pronoun',
      file: 'content/pt-PT/about.mdx',
      append: ' Nos seus quadros.',
    },
    {
      name: 'a European word in pt-BR, in the plural',
      file: 'content/pt-BR/about.mdx',
      append: ' Envie os ‸ficheiros.',
      report: /Write `arquivos`/,
    },
    {
      name: 'a European word in pt-BR that is also in Brazilian dictionaries',
      file: 'content/pt-BR/services.mdx',
      append: ' Envie a sua ‸morada.',
      report: /Write `endereço`/,
    },
    {
      name: 'a European accent in pt-BR',
      file: 'content/pt-BR/experts.mdx',
      append: ' Um avanço ‸económico.',
      report: /forms such as `fazendo`, `econômico`/,
    },
  ],
})

const european = '`a fazer`, `económico`'
const brazilian = '`fazendo`, `econômico`'

const forms = {
  'pt-PT': { right: european, wrong: brazilian },
  'pt-BR': { right: brazilian, wrong: european },
}

interface Marker {
  start: number
  found: string
  /** The equivalent in the other variant; undefined for spellings and verb forms. */
  instead?: string
}

/** Several patterns can match the same words. */
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
      if (instead !== undefined) return [{ start, found, instead }]
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

/** Spellings and verb forms that cannot be listed. */
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
