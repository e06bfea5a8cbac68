import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { misspelledWords } from '../../cli/content/spelling/spelling.ts'
import { locales, SOURCE_LOCALE, type Locale } from '../../src/locales.ts'
import { fixtureContent } from '../../config/fixture-paths.ts'
import { factsOf } from '../fixtures/words.ts'

export interface Mutator {
  /** Ways to make this kind of mistake, all equally likely. */
  variants: readonly Variant[]
  /**
   * Whether the mistake may be made in a file. By default, it may be made wherever a variant is
   * possible.
   */
  files?: (file: CorpusFile) => boolean
  /** Whether the front matter may become invalid. If not, only valid mutations are used. */
  breaksSchema?: boolean
  /**
   * Where the checker must report a change to a file: at every location in at least one of the
   * groups. By default, it must report one of the changed lines.
   */
  expected?: (change: FileChange) => LineRange[][]
}

/** Returns all mutations that are possible in a file. */
type Variant = (file: CorpusFile) => Mutation[]

type Mutation = readonly { file: CorpusFile; text: string }[]

/** Lines in a changed file, from `first` to `last`, counted from 1. */
export interface LineRange {
  file: CorpusFile
  first: number
  last: number
}

export interface FileChange extends LineRange {
  before: readonly string[]
  after: readonly string[]
  lines: readonly string[]
}

export interface CorpusFile {
  /** Path relative to the root, with forward slashes. */
  path: string
  /** Undefined for settings. */
  locale: Locale | undefined
  text: string
  lines: readonly string[]
}

const words = parse(readFileSync(new URL('mutators.yaml', import.meta.url), 'utf8')) as {
  keyNames: string[]
  brokenMdx: string[]
  brokenMdxWords: Partial<Record<string, { VERB: string; OBJECT: string }>>
  wrongTargets: string[]
  amounts: Partial<Record<string, string[]>>
  amountSentences: Partial<Record<string, string[]>>
  newWords: [word: string, replacement: string][]
  newSentences: string[]
  portugueseWords: Record<Portuguese, string>[]
  portugueseSentences: Partial<Record<Portuguese, string>>[]
}

/**
 * The fixture site's settings and MDX files, except those in pseudo-translated languages, whose
 * texts cannot be distinguished from mistakes.
 */
export const corpus: readonly CorpusFile[] = readdirSync(path.join(fixtureContent, 'content'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => /^[^.].*\.(?:mdx|yaml)$/.test(name))
  .toSorted()
  .map((name) => {
    const text = readFileSync(path.join(fixtureContent, 'content', name), 'utf8')
    const locale = locales.find((one) => name.startsWith(`${one}/`))
    return { path: `content/${name}`, locale, text, lines: text.split('\n') }
  })
  .filter(({ locale }) => locale === undefined || locale in words.amountSentences)

type Portuguese = 'pt-BR' | 'pt-PT'

/** Matches a YAML key. */
const KEY = /(?<=^ *(?:- )?)[\w-]+(?=:(?: |$))/

/** Matches the end of a line if a sentence ends there. */
const SENTENCE_END = /(?<=[.!?])$/

/** Ways to break a YAML line such as `  title: Some words`. */
const brokenLines: readonly ((indent: string, key: string, value: string) => string)[] = [
  (indent, key, value) => `${indent}${key}: "${unquote(value)}`,
  (indent, key, value) => `${indent}${key}: "${unquote(value)}" (novo)`,
  (indent, key, value) => `${indent}${key}: nota: ${unquote(value)}`,
  (indent, key, value) => `${indent}${key}:${value}`,
  (indent, key, value) => `${indent}${key} ${value}`,
  (indent, key, value) => `${indent}${key}: {years} ${unquote(value)}`,
  (indent, key, value) => `${indent}${key}: [${value}`,
  (indent, key, value) => `${indent}${key}: @${unquote(value)}`,
  (indent, key, value) => `${indent}${key}: **${unquote(value)}**`,
  (indent, key, value) => `${indent} ${key}: ${value}`,
  (indent, key, value) => `${indent.slice(1)}${key}: ${value}`,
  (indent, key, value) => `\t${indent}${key}: ${value}`,
  (indent, key, value) => `${indent}${key}: ${value.replace(/ (?=\S+$)/, '\n')}`,
]

export const mutators: Readonly<Record<string, Mutator>> = {
  'deleted key': {
    breaksSchema: true,
    variants: [
      inYaml(
        // If a list item's first key is deleted, the dash moves to the next key.
        /^( *)[\w-]+:.*\n(?:\1 .*\n)*|^( *)- [\w-]+:.*\n\2 {2}(?=\S)/,
        ([, , item]) => [item === undefined ? '' : `${item}- `],
      ),
    ],
    // A report is expected at the parent key, or at the lines around the deleted key.
    expected: (change) => [
      [at(change.file, parentLine(change))],
      [at(change.file, change.first - 1, change.first)],
    ],
  },
  'renamed key': { breaksSchema: true, variants: [inYaml(KEY, () => words.keyNames)] },
  'misspelled key': { breaksSchema: true, variants: [inYaml(KEY, ([name]) => misspellings(name))] },
  'duplicated key': {
    breaksSchema: true,
    variants: [
      // Repeats the key with another value from the file, on the next line or at the end of the
      // group.
      inYaml(/^(( *)[\w-]+:)( .+\n)((?:\2(?!---).*\n)*)/, ([, key, , value, rest], file) =>
        [...file.text.matchAll(/(?<=^ *(?:- )?[\w-]+:) .+\n/gm)].flatMap(([other]) => [
          `${key}${value}${key}${other}${rest}`,
          `${key}${value}${rest}${key}${other}`,
        ]),
      ),
    ],
    expected: ({ file, first, after, lines }) => {
      const [key = ''] = after[0]?.split(': ') ?? []
      const isSame = (line: string) => line.startsWith(`${key}:`)
      return [[at(file, lines.slice(0, first - 1).findLastIndex(isSame) + 1)], [at(file, first)]]
    },
  },
  'broken YAML': {
    breaksSchema: true,
    variants: [
      ...brokenLines.map((breakLine) =>
        inYaml(
          /^( *)([\w-]+): (?![[\d])(.+?)(?: #.*)?$/,
          ([, indent = '', key = '', value = '']) => [breakLine(indent, key, value)],
        ),
      ),
      // Deletes the delimiter that ends the front matter.
      anywhere(/(?<=\n)---\n/, () => ['']),
    ],
    // The parser may report a nearby line or, for a missing delimiter, the first or the last line.
    expected: ({ file, first, after, lines }) =>
      after.length > 0
        ? [[at(file, first - 1, first + 1)]]
        : [[at(file, 1)], [at(file, first - 1, first)], [at(file, lines.length)]],
  },
  'changed number': {
    files: ({ locale }) => locale !== undefined && locale !== SOURCE_LOCALE,
    variants: [
      anywhere(/(?<=[\s"+/.,])\d+/, ([number], file, line) =>
        file.lines.slice(line - 3, line).some((text) => text.includes('# allow number-mismatch'))
          ? []
          : otherNumbers(number),
      ),
    ],
  },
  'typed fact': {
    variants: [
      anywhere(/\{(\w+)\}/, ([, name], { locale = SOURCE_LOCALE }) =>
        Object.entries(factsOf(locale)).flatMap(([fact, value]) => (fact === name ? value : [])),
      ),
    ],
  },
  'typed amount': {
    variants: addSentences(({ locale = '' }) =>
      (words.amountSentences[locale] ?? []).flatMap((sentence) =>
        (words.amounts[locale] ?? []).map((amount) => sentence.replace('AMOUNT', () => amount)),
      ),
    ),
  },
  'pt-BR words in pt-PT': wrongPortuguese('pt-PT', 'pt-BR'),
  'pt-PT words in pt-BR': wrongPortuguese('pt-BR', 'pt-PT'),
  'untranslated sentence': {
    files: hasDictionary,
    variants: [
      inYaml(/^( *(?:- )?(?:[\w-]+: )?)(.+)$/, ([text, key = ''], file, line) =>
        otherLanguagesOf(file)
          .map((other) => other.lines[sameLine(file, line, other) - 1] ?? '')
          .filter((copy) => copy !== text && isLong(copy.slice(key.length))),
      ),
      inProse(SENTENCE_END, (_, file) =>
        otherLanguagesOf(file)
          .flatMap((other) => paragraphsOf(other))
          .map(({ file: other, first, last }) => other.lines.slice(first - 1, last).join(' '))
          .flatMap((paragraph) => paragraph.split(/(?<=[.!?]) /))
          .filter(isLong)
          .map((sentence) => `\n${sentence}`),
      ),
    ],
  },
  'stale text': {
    files: ({ locale }) => locale === SOURCE_LOCALE,
    variants: [
      replaceWords(words.newWords),
      inYaml(/^( *(?:- )?(?:[\w-]+: )?)[^"{}\n]+ [^"{}\n]+\.$/, ([, key]) =>
        words.newSentences.map((sentence) => `${key}${sentence}`),
      ),
      inProse(SENTENCE_END, () => words.newSentences.map((sentence) => `\n${sentence}`)),
    ],
    // The finding may be in the source or in one of its translations. In translated prose, its line
    // is unknown.
    expected: (change) => {
      const { file, first } = change
      const [paragraph] = changedParagraphs(change)
      const translations = otherLocalesOf(file).map((other) =>
        paragraph
          ? at(other, proseStart(other.lines), other.lines.length)
          : at(other, sameLine(file, first, other)),
      )
      return [[paragraph ?? at(file, first)], ...translations.map((translation) => [translation])]
    },
  },
  'broken MDX': {
    variants: [
      inProse(SENTENCE_END, (_, { locale = '' }) => {
        const { VERB = '', OBJECT = '' } = words.brokenMdxWords[locale] ?? {}
        return words.brokenMdx
          .map((text) => text.replaceAll('VERB', VERB).replaceAll('OBJECT', OBJECT))
          .map((text) => (/^(?:import|export|##|<!--)/.test(text) ? `\n\n${text}` : `\n${text}`))
      }),
    ],
    expected: (change) => [changedParagraphs(change)],
  },
  'dropped link': dropMarkup(/\[([^\]]+)\]\([^)]*\)/),
  'dropped component': dropMarkup(/<Foreign [^>]*>([^<]*)<\/Foreign>/),
  'empty prop': {
    variants: [
      inProse(/(<Foreign lang="[^"]*">)([^<]*)<\/Foreign>/, ([, opening, text]) => [
        `<Foreign lang="">${text}</Foreign>`,
        `<Foreign lang=" ">${text}</Foreign>`,
        `<Foreign lang>${text}</Foreign>`,
        `<Foreign>${text}</Foreign>`,
        `<Foreign lang={}>${text}</Foreign>`,
        `<Foreign lang={""}>${text}</Foreign>`,
        `${opening}</Foreign>`,
      ]),
    ],
  },
  'wrong anchor': {
    variants: [
      inProse(/(?<=\]\()#[^)]*(?=\))/, (_, file) =>
        otherLocalesOf(file).flatMap(({ locale = '' }) =>
          words.wrongTargets.map((target) => target.replace('LOCALE', locale)),
        ),
      ),
    ],
  },
  'swapped locale file': {
    files: hasDictionary,
    variants: [
      (file) => otherLocalesOf(file).map(({ text }) => [{ file, text }]),
      (file) =>
        otherLocalesOf(file)
          .filter(hasDictionary)
          .map((other) => [
            { file, text: other.text },
            { file: other, text: file.text },
          ]),
    ],
    expected: ({ file }) => [[at(file, 1, Infinity)]],
  },
}

/** Returns the lines that a mutation changes in each file. */
export function changesOf(mutation: Mutation): FileChange[] {
  return mutation.map(({ file, text }) => {
    const [old, lines] = [file.lines, text.split('\n')]
    const shorter = Math.min(old.length, lines.length)
    let start = 0
    while (start < shorter && old[start] === lines[start]) start++
    let end = 0
    while (end < shorter - start && old.at(-1 - end) === lines.at(-1 - end)) end++
    const before = old.slice(start, old.length - end)
    const after = lines.slice(start, lines.length - end)
    return { file, first: start + 1, last: start + after.length, before, after, lines }
  })
}

/** Makes one mutation for each match of a pattern and each string that `replace` returns for it. */
function anywhere(pattern: RegExp, replace: Replace): Variant {
  return (file) => {
    const mutations: Mutation[] = []
    const global = new RegExp(pattern, 'gmu')
    for (let match = global.exec(file.text); match; match = global.exec(file.text)) {
      // The match of a key may contain matches of nested keys, so the search resumes inside it.
      global.lastIndex = match.index + 1
      const before = file.text.slice(0, match.index)
      const after = file.text.slice(match.index + match[0].length)
      for (const text of replace(match, file, before.split('\n').length)) {
        mutations.push([{ file, text: `${before}${text}${after}` }])
      }
    }
    return mutations
  }
}

type Replace = (match: RegExpExecArray, file: CorpusFile, line: number) => readonly string[]

function inYaml(pattern: RegExp, replace: Replace): Variant {
  return anywhere(pattern, (match, file, line) =>
    line < proseStart(file.lines) ? replace(match, file, line) : [],
  )
}

function inProse(pattern: RegExp, replace: Replace): Variant {
  return anywhere(pattern, (match, file, line) =>
    line < proseStart(file.lines) ? [] : replace(match, file, line),
  )
}

function replaceWords(replacements: readonly (readonly [string, string])[]): Variant {
  const variants = replacements.map(([word, replacement]) =>
    anywhere(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u'), () => [replacement]),
  )
  return (file) => variants.flatMap((variant) => variant(file))
}

/** Returns variants that add a sentence after another, in the prose or the front matter. */
function addSentences(sentences: (file: CorpusFile) => readonly string[]): Variant[] {
  return [
    inProse(SENTENCE_END, (_, file) => sentences(file).map((sentence) => `\n${sentence}`)),
    inYaml(/(?<=\S .*\.)(?="?$)/, (_, file) => sentences(file).map((sentence) => ` ${sentence}`)),
  ]
}

function wrongPortuguese(locale: Portuguese, other: Portuguese): Mutator {
  const sentences = words.portugueseSentences.flatMap((sentence) => sentence[other] ?? [])
  return {
    files: (file) => file.locale === locale,
    variants: [
      replaceWords(words.portugueseWords.map((word) => [word[locale], word[other]])),
      ...addSentences(() => sentences),
    ],
  }
}

/** Returns a mutator that replaces one match with its first capture group. */
function dropMarkup(pattern: RegExp): Mutator {
  return {
    variants: [inProse(pattern, ([, text = '']) => [text])],
    // A report is expected in the changed paragraph or, if the source was changed, in the same
    // paragraph of every translation.
    expected: (change) => {
      const { file } = change
      const paragraphs = changedParagraphs(change)
      const index = paragraphsOf(file).findIndex(({ first }) => first === paragraphs[0]?.first)
      const others = otherLocalesOf(file).flatMap((other) => paragraphsOf(other)[index] ?? [])
      return file.locale === SOURCE_LOCALE ? [paragraphs, others] : [paragraphs]
    },
  }
}

function unquote(value: string): string {
  return value.replaceAll('"', '')
}

function misspellings(name: string): string[] {
  return Array.from(name, (letter, index) => {
    const [before, after] = [name.slice(0, index), name.slice(index + 1)]
    const isUpperCase = letter === letter.toUpperCase()
    return [
      `${before}${after}`,
      `${before}${letter}${letter}${after}`,
      `${before}${after.slice(0, 1)}${letter}${after.slice(1)}`,
      `${before}${isUpperCase ? letter.toLowerCase() : letter.toUpperCase()}${after}`,
    ]
  }).flat()
}

/** Returns the numbers that result from replacing one digit. */
function otherNumbers(number: string): string[] {
  return Array.from(number, (_, index) =>
    Array.from('123456789', (digit) => number.slice(0, index) + digit + number.slice(index + 1)),
  ).flat()
}

export function otherLocalesOf(file: CorpusFile): CorpusFile[] {
  const localelessPath = (one: CorpusFile) => one.path.replace(`/${one.locale}/`, '/')
  return corpus.filter((other) => other !== file && localelessPath(other) === localelessPath(file))
}

/** Returns the file in all other languages; both Portuguese variants count as one language. */
function otherLanguagesOf(file: CorpusFile): CorpusFile[] {
  const languageOf = ({ locale }: CorpusFile) => locale?.split('-')[0]
  return otherLocalesOf(file).filter((other) => languageOf(other) !== languageOf(file))
}

/**
 * Whether a file's language has a dictionary. Without a dictionary, the checker does not recognize
 * texts in another language.
 */
function hasDictionary({ locale }: CorpusFile): boolean {
  return locale !== undefined && misspelledWords('xqzt', locale).length > 0
}

function isLong(text: string): boolean {
  return text.split(' ').length >= 4
}

/** Returns the corresponding line of the front matter in another locale, ignoring comments. */
function sameLine(file: CorpusFile, line: number, other: CorpusFile): number {
  const contentLines = ({ lines }: CorpusFile) =>
    lines.flatMap((text, index) => (/^ *#/.test(text) ? [] : [index + 1]))
  return contentLines(other)[contentLines(file).indexOf(line)] ?? 0
}

/** Returns the number of the first line after the front matter; Infinity without front matter. */
function proseStart(lines: readonly string[]): number {
  const end = lines.indexOf('---', 1)
  return end === -1 ? Infinity : end + 2
}

function paragraphsOf(file: CorpusFile, lines = file.lines): LineRange[] {
  const paragraphs: LineRange[] = []
  for (let line = proseStart(lines); line <= lines.length; line++) {
    if (lines[line - 1]?.trim() === '') continue
    const current = paragraphs.at(-1)
    if (current?.last === line - 1) current.last = line
    else paragraphs.push(at(file, line))
  }
  return paragraphs
}

function changedParagraphs({ file, lines, first, last }: FileChange): LineRange[] {
  return paragraphsOf(file, lines).filter((place) => place.first <= last && first <= place.last)
}

/** Returns the line of the key that contains a deleted key, or 1 at the top level. */
function parentLine({ file, first }: FileChange): number {
  const indentOf = (line = '') => /^[ -]*(?=\w)/.exec(line)?.[0].length ?? Infinity
  const indent = indentOf(file.lines[first - 1])
  const index = file.lines.slice(0, first - 1).findLastIndex((line) => indentOf(line) < indent)
  return index === -1 ? 1 : index + 1
}

function at(file: CorpusFile, first: number, last = first): LineRange {
  return { file, first, last }
}
