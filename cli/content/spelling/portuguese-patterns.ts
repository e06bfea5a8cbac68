/** Words that only look like gerunds, and gerunds that are also common in Portugal. */
const NOT_BRAZILIAN =
  'quando|comando|bando|brando|lindo|vindo|infindo|dividendo|tremendo|estupendo|crescendo|referendo|memorando|sendo|tendo|havendo|podendo|segundo|entretendo|partindo|contando|começando'

/** Forms of _ir_, after which a gerund is also correct in Portugal, as in _vamos medindo_. */
const IR = '[Vv](?:ou|ais?|amos|ão)|[Íí]amos|[Ii](?:am?|rá|rão|r)'

/** Letters before a _cç_ whose _c_ is pronounced in Brazil, as in _prospecção_ and _convicção_. */
const BEFORE_PRONOUNCED_C =
  'confe|convi|fi|fri|infe|introspe|prospe|retrospe|se|su|(?<!\\p{L})(?:co|di|fa)'

interface Pattern {
  pattern: RegExp
  /** Rewrites a lower-case match for the variant; returns it unchanged if that is impossible. */
  rewrite(found: string): string
}

const toInfinitive = (found: string) => found.replace(/(?<!\p{L})(\p{L}+[aei])ndo$/u, 'a $1r')
const toGerund = (found: string) => found.replace(/(?<!\p{L})a (\p{L}+[aei])r$/u, '$1ndo')
const moveFirstWord = (found: string) => found.replace(/^(\p{L}+) (\p{L}+)$/u, '$2-$1')

/**
 * For each variant, patterns for the spellings and verb forms of the other variant that are too
 * numerous to list in `cli/word-lists/portuguese-variants.json`.
 */
export const portuguesePatterns: Record<'pt-PT' | 'pt-BR', readonly Pattern[]> = {
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
      // Me diga, instead of Diga-me; not Nos, which may be a preposition, as in Nos seus quadros
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
      // acção, óptimo: letters that the spelling reform removed, unlike the c in factual
      pattern: new RegExp(
        `(?<!\\p{L})\\p{L}*(?:(?<!${BEFORE_PRONOUNCED_C})cç[ãõ]|[óo]pt(?:im)|(?<!(?<!\\p{L})[fpt])[aá]ct(?:iv|ual))\\p{L}*`,
        'giu',
      ),
      rewrite: (found) => found.replace(/c(?=ç|tiv|tual)|p(?=tim)/u, ''),
    },
  ],
}
