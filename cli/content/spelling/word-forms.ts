import { withoutAccents } from './dictionaries.ts'

export type IsKnown = (word: string) => boolean

/**
 * Whether a word is a possessive, a compound or another spelling of a known word: `client's`,
 * `upsells`, `ecommerce`.
 */
function isEnglishForm(word: string, isKnown: IsKnown): boolean {
  return [
    word.replace(/'s$|(?<=s)'$/, ''),
    word.replace(COMPOUND, ''),
    word.replace(/^e(?=\p{L}{4})/iu, 'e-'),
  ].some(isKnown)
}

/** The prefixes of English compounds that need not be in a dictionary. */
const COMPOUND =
  /^(?:back|co|cross|cyber|down|front|hyper|micro|multi|omni|out|over|re|up)(?=\p{L}{4})/iu

/**
 * Whether a word is a known verb with hyphenated pronouns: `fale-nos`, `melhoramo-lo`, `agendá-la`,
 * `enviar-lhe-emos`.
 */
function isPortugueseForm(word: string, isKnown: IsKnown): boolean {
  const pronoun = '-(?:[ln]?[oa]s?|[mt][eoa]|se|lhes?|nos|vos)'
  const ending = '-(?:ei|ás|á|emos|ão|ias?|íamos|iam)'
  const [, verb] = new RegExp(`^(.+?)(?:${pronoun}){1,2}(?:${ending})?$`, 'i').exec(word) ?? []
  return verb !== undefined && [verb, `${verb}s`, `${withoutAccents(verb)}r`].some(isKnown)
}

/**
 * Whether a word is a known verb with pronouns that require an accent (`contáctanos`, `dándonos`,
 * `vámonos`), or an infinitive with a pronoun (`vigilarlo`).
 */
function isSpanishForm(word: string, isKnown: IsKnown): boolean {
  const pronouns =
    /^(.*[áéíóú].*?|.+[aei]r)(?:(?<=[áéíóú].*)(?:[mts]e|n?os))?(?:l[aeo]s?|[mts]e|n?os)$/i
  const [, verb] = pronouns.exec(word) ?? []
  if (verb === undefined) return false
  return [verb, withoutAccents(verb), `${withoutAccents(verb)}s`].some(isKnown)
}

/** How a language forms words that need not be in its dictionary. */
export interface WordForms {
  /** Whether a word is a regular form of a known word. */
  isForm(word: string, isKnown: IsKnown): boolean
  prefixes: RegExp
  suffixes: readonly Suffix[]
}

/** A suffix of derived words, and the endings that the base word may have instead. */
type Suffix = readonly [suffix: RegExp, ...replaced: string[]]

/** Prefixes of neologisms: `ciberseguridad`, `hiperautomação`, `omnicanal`, `ultrarrápido`. */
const ROMANCE_PREFIXES =
  'agro|anti|auto|bio|ciber|contra|co|cripto|des|endo|geo|hiper|inter|intra|macro|mega|meta|micro|mini|mono|multi|omni|pre|pré|post|pos|re|semi|sobre|sub|super|tele|ultra|video|vídeo'

const romancePrefix = (prefixes: string) =>
  new RegExp(String.raw`^(?:${prefixes})(?:r(?=r)|s(?=s))?(?=\p{L}{5})`, 'iu')

export const english: WordForms = {
  isForm: isEnglishForm,
  prefixes: /^(?:inter|pre|sub|un)(?=\p{L}{5})/iu,
  suffixes: [
    // timesheet, lakehouse, scaleup, edtech
    [/(?<=^\p{L}{4,})(?:board|book|bot|desk|flow|house|line|point|sheet|stream|up)s?$/iu, ''],
    [/^\p{L}{2,6}(?=techs?$)/iu, ''],
    // explainability
    [/(?<=\p{L}{4})ability$/iu, 'able'],
  ],
}

export const portuguese: WordForms = {
  isForm: isPortugueseForm,
  prefixes: romancePrefix(ROMANCE_PREFIXES),
  suffixes: [
    // romaneios
    [/(?<=\p{L}{4}[aeo])s$/iu, ''],
    // monetização, empoderamento, roteirizadora
    [/(?<=\p{L}{4}[ai])(?:ção|ções|mentos?)$/iu, 'r'],
    [/(?<=\p{L}{4}[aei])dor(?:es|as?)?$/iu, 'r'],
    // faturável, rastreabilidade
    [/(?<=\p{L}{4})(?:ável|áveis|abilidade)$/iu, 'ar'],
    [/(?<=\p{L}{4})(?:ível|íveis|ibilidade)$/iu, 'er', 'ir'],
    // omnicanalidade, proatividade
    [/(?<=\p{L}{3}a[lr])idade$/iu, ''],
    [/(?<=\p{L}{3}iv)idade$/iu, 'o'],
    // viralizamos, deduplicou
    [/(?<=\p{L}{4}i[cz])(?:am?|amos|ad[oa]s?|ando|ou|aram|em?)$/iu, 'ar'],
    [/(?<=\p{L}{5})izar$/iu, '', 'idade'],
  ],
}

export const spanish: WordForms = {
  isForm: isSpanishForm,
  // In Portuguese, `ex` is followed by a hyphen: `ex-aluna`.
  prefixes: romancePrefix(`ex|${ROMANCE_PREFIXES}`),
  suffixes: [
    // currículums
    [/(?<=\p{L}{3}[bcfgkmpt])s$/iu, ''],
    // monetización, empoderamiento, optimizadores
    [/(?<=\p{L}{4}[ai])(?:ción|ciones|mientos?)$/iu, 'r'],
    [/(?<=\p{L}{4}[aei])dor(?:es|as?)?$/iu, 'r'],
    // facturable, empleabilidad
    [/(?<=\p{L}{4})a(?:bles?|bilidad)$/iu, 'ar'],
    [/(?<=\p{L}{4})i(?:bles?|bilidad)$/iu, 'er', 'ir'],
    // omnicanalidad, proactividad
    [/(?<=\p{L}{3}a[lr])idad$/iu, ''],
    [/(?<=\p{L}{3}iv)idad$/iu, 'o'],
    // quincenalmente
    [/(?<=\p{L}{4})mente$/iu, ''],
    // fidelizamos, tarifica
    [/(?<=\p{L}{4}i[cz])(?:an?|amos|ad[oa]s?|ando|ó|aron)$/iu, 'ar'],
    // viralice
    [/(?<=\p{L}{5}i)c(?:en?|emos)$/iu, 'zar'],
    [/(?<=\p{L}{5})izar$/iu, '', 'idad'],
  ],
}

/** Whether a word is known, or formed by adding suffixes to a known word, as in `fideliz-ación`. */
export function isDerived(word: string, forms: WordForms, isKnown: IsKnown): boolean {
  if (isKnown(word)) return true
  return forms.suffixes.some(([suffix, ...replaced]) => {
    if (!suffix.test(word)) return false
    const bases = replaced.map((ending) => word.replace(suffix, ending))
    return bases.some((base) => isDerived(base, forms, isKnown))
  })
}
