/**
 * Maps each text on a built page to the content it comes from. Pages do not record this, so their
 * words are compared with those in the content, ignoring spaces. At the start of each word, the
 * longest matching text wins. It may span several elements, or share an element with other texts,
 * but every word in these elements must be part of a match. If several texts have the same words,
 * the one whose file and key are closest to those of the surrounding texts wins. If the result is
 * ambiguous, no location is given, because a wrong location would be worse than none.
 *
 * For example, `<p><b>13</b> years of data</p>` is read as `13yearsofdata`. At `1`, the setting
 * `13` and the text `{years} years of data` match. The text wins because it is longer, so it is
 * matched to both elements, and a separate content text `data` is never considered.
 */
import { defaultTreeAdapter as tree } from 'parse5'
import { textsInJson } from '../content/values/nested-values.ts'
import type { SourceRange } from '../core/location.ts'
import type { ContentIndex, ContentText, Setting } from './content-index.ts'
import { attribute, isVisuallyHidden, rawText, withAncestors, type Element } from './element.ts'
import type { Page } from './page.ts'

type Piece = ContentText | Setting

/** A text node, an attribute, or a string in a script's JSON data. */
export interface PageText {
  element: Element
  kind: 'text' | 'attribute' | 'data'
  text: string
  /** Offset in the page's file. */
  offset: number
  matches: Match[]
  /** All content that the text may come from. */
  candidates: CandidateMatch[]
}

interface Match {
  piece: Piece
  /** The location of the displayed part in the source. */
  place: SourceRange
  /** The innermost element that contains the whole piece. */
  element: Element
}

/** Words in a run that match one or more pieces of content. */
interface CandidateMatch {
  run: TextRun
  pieces: readonly Piece[]
  /** For each part of a piece, its start index in the run. */
  starts: readonly number[]
  end: number
  /** The texts on the page that contain the matched words, in document order. */
  texts: readonly [PageText, ...PageText[]]
}

export const LETTER = /[\p{L}\p{M}]/u
const WORD = /[\p{L}\p{M}\p{N}]/u

/** Texts that are read as one sequence on a page, joined without spaces. */
class TextRun {
  words = ''
  /** The text that each character in `words` belongs to. */
  readonly textAt: PageText[] = []
  /** The indexes of characters that start a text or follow a space. */
  readonly #starts = new Set<number>()

  constructor(texts: readonly PageText[]) {
    for (const text of texts) {
      for (const part of text.text.split(/\s+/)) {
        this.#starts.add(this.words.length)
        this.words += part
        while (this.textAt.length < this.words.length) this.textAt.push(text)
      }
    }
  }

  isStart(index: number): boolean {
    return this.#starts.has(index) || !WORD.test(this.words.charAt(index - 1))
  }

  isEnd(index: number): boolean {
    return this.#starts.has(index) || !WORD.test(this.words.charAt(index))
  }

  /**
   * Returns the index where each part of a piece starts, or undefined if the piece does not match
   * at `from`. Each placeholder's value must be in a single text. For example, in `©2026Farol`, the
   * parts `©` and `Farol` of `© {year} Farol` start at 0 and 5.
   */
  startsOf(parts: readonly string[], from: number, isFirst = true): number[] | undefined {
    const [part, ...rest] = parts
    if (part === undefined) return this.isEnd(from) ? [] : undefined
    const last = isFirst ? from : this.textAt.lastIndexOf(this.textAt[from] as PageText) + 1
    for (let start = last; start >= (isFirst ? from : from + 1); start -= 1) {
      if (!this.words.startsWith(part, start)) continue
      const others = this.startsOf(rest, start + part.length, false)
      if (others) return [start, ...others]
    }
    return undefined
  }
}

type PiecesByStart = ReadonlyMap<string, readonly Piece[]>

/** Finds the candidates in a run from left to right, taking the longest at each position. */
function findCandidates(run: TextRun, pieces: PiecesByStart): CandidateMatch[] {
  let candidates: CandidateMatch[] = []
  const owners: (CandidateMatch | undefined)[] = []
  /** The indexes of characters that fill placeholders and may therefore match another piece. */
  const filled = new Set<number>()
  for (let at = 0; at < run.words.length; at += 1) {
    if (!run.isStart(at) || (owners[at] && !filled.has(at))) continue
    const candidate = longestAt(run, at, pieces, filled.has(at))
    if (!candidate) continue
    candidates.push(candidate)
    for (let index = at; index < candidate.end; index += 1) {
      owners[index] = candidate
      filled.add(index)
    }
    for (const [index] of characterPairs(candidate, candidate.pieces[0])) filled.delete(index)
  }
  // An unmatched word rules out every match in its text. Given the content `One` and `two three`,
  // in `One two<b>three four</b>`, `four` rules out `two three`, and then `two` rules out `One`.
  for (let count = Infinity; candidates.length < count;) {
    count = candidates.length
    const kept = new Set<CandidateMatch | undefined>(candidates)
    const isOther = (at: number) => !kept.has(owners[at]) && LETTER.test(run.words.charAt(at))
    const others = new Set(run.textAt.filter((_, at) => isOther(at)))
    candidates = candidates.filter(({ texts }) => !texts.some((text) => others.has(text)))
  }
  return candidates
}

function longestAt(run: TextRun, first: number, pieces: PiecesByStart, isFilled: boolean) {
  const [character, gap] = [run.words.charAt(first), isFilled ? [] : pieces.get('')]
  const found = [...(pieces.get(character) ?? []), ...(gap ?? [])].flatMap((piece) => {
    const { parts } = piece
    const starts = isFilled && parts.length > 1 ? undefined : run.startsOf(parts, first)
    if (!starts) return []
    const end = (starts.at(-1) ?? 0) + (parts.at(-1) ?? '').length
    const [text, ...others] = new Set(run.textAt.slice(first, end))
    if (!text) return []
    const texts = [text, ...others] as const
    // Texts that each match a piece, such as “13” and “years of experience”, are separate pieces.
    const areSeparate = others.length > 0 && texts.every((part) => isExactMatch(part, pieces))
    return areSeparate ? [] : [{ piece, starts, end, texts }]
  })
  const end = Math.max(...found.map((match) => match.end))
  const longest = found.filter((match) => match.end === end)
  const gaps = Math.min(...longest.map(({ starts }) => starts.length))
  const [best, ...same] = longest.filter(({ starts }) => starts.length === gaps)
  return best && { ...best, run, pieces: [best, ...same].map(({ piece }) => piece) }
}

function isExactMatch({ text }: PageText, pieces: PiecesByStart): boolean {
  const words = text.replaceAll(/\s/g, '')
  const possible = pieces.get(words.charAt(0)) ?? []
  return possible.some(({ parts }) => parts.length === 1 && parts[0] === words)
}

/** For each character of a piece, its index in the run and its offset in the original text. */
function characterPairs({ starts }: CandidateMatch, piece: Piece | undefined): [number, number][] {
  return starts.flatMap((start, part) =>
    (piece?.offsets[part] ?? []).map((offset, at): [number, number] => [start + at, offset]),
  )
}

/** The piece whose file and key are closest to those of nearby texts; undefined if ambiguous. */
function nearestPiece(
  { pieces, texts }: CandidateMatch,
  candidates: readonly CandidateMatch[],
): Piece | undefined {
  let near = pieces
  if (near.length === 1) return near[0]
  const others = candidates.filter((other) => !other.pieces.some((piece) => pieces.includes(piece)))
  for (const ancestor of withAncestors(texts[0].element)) {
    const inside = others.filter(
      ({ texts: [text] }) => text.kind !== 'data' && contains(ancestor, text),
    )
    // Compares files before keys, and consults unambiguous texts before ambiguous ones.
    for (const isCertain of [true, false]) {
      const around = inside
        .filter((other) => (other.pieces.length === 1) === isCertain)
        .flatMap((other) => other.pieces)
      const same = near.filter(({ file }) => around.some((other) => other.file === file))
      if (same.length === 0) continue
      near = same
      if (same.some(({ file }) => file !== same[0]?.file)) continue
      const scores = same.map((piece) =>
        Math.max(...around.map((other) => closeness(piece, other))),
      )
      const best = same.filter((_, index) => scores[index] === Math.max(...scores))
      if (best.length === 1) return best[0]
      // Ambiguous texts, such as those in two identical lists, cannot break a tie.
      if (isCertain) return undefined
      near = best
    }
  }
  return undefined
}

/** Scores how similar two keys are; of two equally similar keys, the shorter scores higher. */
function closeness(piece: Piece, other: Piece): number {
  const steps = [piece.file, ...(piece.key ?? [])]
  const others = [other.file, ...(other.key ?? [])]
  const different = steps.findIndex((step, index) => step !== others[index])
  return 100 * (different === -1 ? steps.length : different) - steps.length
}

export function contains({ sourceCodeLocation: location }: Element, { offset }: PageText): boolean {
  return !location || (location.startOffset <= offset && offset < location.endOffset)
}

/** Adds a match to each text that shows a piece, with the location of the part that it shows. */
function addMatches(candidate: CandidateMatch, piece: Piece): void {
  const { run, texts } = candidate
  const around = [...withAncestors(texts[0].element)]
  const element = around.find((ancestor) => texts.every((text) => contains(ancestor, text)))
  const all = characterPairs(candidate, piece)
  for (const [text, characters] of groupBy(all, ([index]) => run.textAt[index])) {
    const first = characters.find(([index]) => WORD.test(run.words.charAt(index))) ?? characters[0]
    const [[, from], [, to]] = [first ?? [0, 0], characters.at(-1) ?? [0, 0]]
    const isPart = 'copy' in piece && characters.length < all.length
    const place = isPart ? piece.copy.placeOf(from, to + 1) : piece.place
    text?.matches.push({ piece, place, element: element ?? texts[0].element })
  }
}

/** Matches the names of attributes whose values visitors see or hear. */
const TEXT_ATTRIBUTES =
  /^(?:alt|aria-(?:description|label|valuetext)|content|label|placeholder|title|value)$/

const textsByPage = new WeakMap<Page, PageText[]>()

/** The texts on a page in document order, with the content that they show. */
export function pageTexts(content: ContentIndex, page: Page): readonly PageText[] {
  const known = textsByPage.get(page)
  if (known) return known
  const texts = [...page.elements, ...page.templates]
    .flatMap(readTexts)
    .toSorted((a, b) => a.offset - b.offset)
  // The flag settings appear in URLs rather than in texts.
  const settings = content.settings.filter(({ key }) => key[0] !== 'flags')
  const pieces = [...content.texts, ...settings].filter(
    ({ locale }) => locale === undefined || locale === page.url?.locale,
  )
  const byStart = groupBy(pieces, ({ parts: [part] }) => part?.charAt(0) ?? '')
  const runs = [...groupBy(texts, runIdentity).values()].map((group) => new TextRun(group))
  const candidates = runs.flatMap((run) => findCandidates(run, byStart))
  for (const candidate of candidates) {
    for (const text of candidate.texts) text.candidates.push(candidate)
    const piece = nearestPiece(candidate, candidates)
    if (piece) addMatches(candidate, piece)
  }
  textsByPage.set(page, texts)
  return texts
}

function readTexts(element: Element): PageText[] {
  const { attrs, childNodes, tagName, sourceCodeLocation: location } = element
  const show = (kind: PageText['kind'], text: string, at = location): PageText => {
    return { element, kind, text, offset: at?.startOffset ?? 0, matches: [], candidates: [] }
  }
  const inAttributes = attrs
    .filter(({ name }) => TEXT_ATTRIBUTES.test(name))
    .map(({ name, value }) => show('attribute', value, location?.attrs?.[name]))
  const isData = /^application\/(?:ld\+)?json$/.test(attribute(element, 'type') ?? '')
  const data = isData ? textsInJson(rawText(element)) : []
  const isCode = tagName === 'script' || tagName === 'style'
  const nodes = isCode ? [] : childNodes.filter((child) => tree.isTextNode(child))
  return [
    ...inAttributes,
    ...data.map(([, text]) => show('data', text)),
    ...nodes.map(({ value, sourceCodeLocation }) => show('text', value, sourceCodeLocation)),
  ]
}

/**
 * Returns the identity of the run that a text belongs to: undefined for the page's main run;
 * otherwise, the text or element that is read separately from the text around it.
 */
export function runIdentity(text: PageText): unknown {
  if (text.kind !== 'text') return text
  return [...withAncestors(text.element)].find(
    (element) => isVisuallyHidden(element) || element.tagName === 'title',
  )
}

function groupBy<Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
