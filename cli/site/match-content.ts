/**
 * Finds where the texts of a built page come from in the content. It matches words, because no page
 * says where its texts come from. Texts are compared without spaces. From the start of each word,
 * the longest text of the content wins; it may span several elements, or share one with other
 * texts, if together they cover all words of the elements. If several texts of the content have the
 * same words, the one whose file and key are closest to the surrounding texts wins. If that is
 * uncertain, a text has no place: none is better than a wrong one.
 */
import { defaultTreeAdapter as tree } from 'parse5'
import { sectionNames, sections, type SectionName } from '../../src/sections.ts'
import { stylesheets } from '../../src/stylesheets.ts'
import { textsInJson } from '../content/tree.ts'
import type { Place } from '../core/location.ts'
import type { ContentIndex, ContentText, Setting } from './content-index.ts'
import { attribute, placeOf, rawText, visibleText, withAncestors, type Element } from './element.ts'
import type { Page } from './page.ts'
import type { BuiltSite, Link, Location } from './site.ts'

type Piece = ContentText | Setting

/** A text node, an attribute, or a text in the data of a script. */
export interface Shown {
  element: Element
  kind: 'text' | 'attribute' | 'data'
  text: string
  /** In the file of the page. */
  offset: number
  /** The content that it shows. */
  matches: Match[]
  /** The same, including uncertain ones. */
  claims: Claim[]
}

interface Match {
  piece: Piece
  /** Of the part that is shown. */
  place: Place
  /** The innermost element that shows all of the piece. */
  element: Element
}

/** A piece of the content in a row. */
interface Claim {
  row: Row
  /** Several if they have the same words. */
  candidates: readonly Piece[]
  /** Where the parts of the piece start. */
  starts: readonly number[]
  end: number
  /** The texts that show it, in order. */
  shown: readonly [Shown, ...Shown[]]
}

const LETTER = /[\p{L}\p{M}]/u
const WORD = /[\p{L}\p{M}\p{N}]/u

/** Consecutive texts of a page, without spaces. */
class Row {
  words = ''
  /** The text that each character belongs to. */
  readonly shown: Shown[] = []
  /** The indexes of characters that start a text or follow a space. */
  readonly #starts = new Set<number>()

  constructor(texts: readonly Shown[]) {
    for (const one of texts) {
      for (const part of one.text.split(/\s+/)) {
        this.#starts.add(this.words.length)
        this.words += part
        while (this.shown.length < this.words.length) this.shown.push(one)
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
   * Where the parts of a piece start, from a character on; each placeholder is filled by a single
   * text.
   */
  startsOf(parts: readonly string[], from: number, isFirst = true): number[] | undefined {
    const [part, ...rest] = parts
    if (part === undefined) return this.isEnd(from) ? [] : undefined
    const last = isFirst ? from : this.shown.lastIndexOf(this.shown[from] as Shown) + 1
    for (let start = last; start >= (isFirst ? from : from + 1); start -= 1) {
      if (!this.words.startsWith(part, start)) continue
      const others = this.startsOf(rest, start + part.length, false)
      if (others) return [start, ...others]
    }
    return undefined
  }
}

type PiecesByStart = ReadonlyMap<string, readonly Piece[]>

/** The pieces of the content that are in a row, from left to right, the longest first. */
function claimsIn(row: Row, pieces: PiecesByStart): Claim[] {
  let claims: Claim[] = []
  const owners: (Claim | undefined)[] = []
  /** The characters that fill placeholders, and may be a separate piece. */
  const filled = new Set<number>()
  for (let at = 0; at < row.words.length; at += 1) {
    if (!row.isStart(at) || (owners[at] && !filled.has(at))) continue
    const claim = longestAt(row, at, pieces, filled.has(at))
    if (!claim) continue
    claims.push(claim)
    for (let index = at; index < claim.end; index += 1) {
      owners[index] = claim
      filled.add(index)
    }
    for (const [index] of charactersOf(claim, claim.candidates[0])) filled.delete(index)
  }
  // A text with additional words is a different one.
  for (let count = Infinity; claims.length < count;) {
    count = claims.length
    const owned = new Set<Claim | undefined>(claims)
    const isOther = (at: number) => !owned.has(owners[at]) && LETTER.test(row.words.charAt(at))
    const others = new Set(row.shown.filter((_, at) => isOther(at)))
    claims = claims.filter(({ shown }) => !shown.some((one) => others.has(one)))
  }
  return claims
}

function longestAt(row: Row, first: number, pieces: PiecesByStart, isFilled: boolean) {
  const [character, gap] = [row.words.charAt(first), isFilled ? [] : pieces.get('')]
  const found = [...(pieces.get(character) ?? []), ...(gap ?? [])].flatMap((piece) => {
    const { parts } = piece
    const starts = isFilled && parts.length > 1 ? undefined : row.startsOf(parts, first)
    if (!starts) return []
    const end = (starts.at(-1) ?? 0) + (parts.at(-1) ?? '').length
    const [one, ...others] = new Set(row.shown.slice(first, end))
    if (!one) return []
    // “13” and “years of experience” may be separate pieces.
    const areOwn = others.length > 0 && [one, ...others].every((shown) => isWhole(shown, pieces))
    return areOwn ? [] : [{ piece, starts, end, shown: [one, ...others] as const }]
  })
  const end = Math.max(...found.map((one) => one.end))
  const longest = found.filter((one) => one.end === end)
  const gaps = Math.min(...longest.map(({ starts }) => starts.length))
  const [best, ...same] = longest.filter(({ starts }) => starts.length === gaps)
  return best && { ...best, row, candidates: [best, ...same].map(({ piece }) => piece) }
}

/** Whether a text has exactly the words of a piece. */
function isWhole({ text }: Shown, pieces: PiecesByStart): boolean {
  const words = text.replaceAll(/\s/g, '')
  const possible = pieces.get(words.charAt(0)) ?? []
  return possible.some(({ parts }) => parts.length === 1 && parts[0] === words)
}

/** For each character of a piece, its index in the row and in the text. */
function charactersOf({ starts }: Claim, piece: Piece | undefined): [number, number][] {
  return starts.flatMap((start, part) =>
    (piece?.offsets[part] ?? []).map((offset, at): [number, number] => [start + at, offset]),
  )
}

/** The candidate nearest to the texts around a claim; undefined if that is uncertain. */
function nearest({ candidates, shown }: Claim, claims: readonly Claim[]): Piece | undefined {
  let near = candidates
  if (near.length === 1) return near[0]
  const others = claims.filter((other) => !other.candidates.some((one) => candidates.includes(one)))
  for (const ancestor of withAncestors(shown[0].element)) {
    const inside = others.filter(
      ({ shown: [one] }) => one.kind !== 'data' && contains(ancestor, one),
    )
    // First by file, using the certain texts if there are any, then by key.
    for (const isCertain of [true, false]) {
      const around = inside
        .filter((other) => (other.candidates.length === 1) === isCertain)
        .flatMap((other) => other.candidates)
      const same = near.filter(({ file }) => around.some((other) => other.file === file))
      if (same.length === 0) continue
      near = same
      if (same.some(({ file }) => file !== same[0]?.file)) continue
      const scores = same.map((one) => Math.max(...around.map((other) => closeness(one, other))))
      const best = same.filter((_, index) => scores[index] === Math.max(...scores))
      return best.length === 1 ? best[0] : undefined
    }
  }
  return undefined
}

/**
 * How much two keys have in common; if two have equally much in common, the shorter one is closer.
 */
function closeness(one: Piece, other: Piece): number {
  const steps = [one.file, ...(one.key ?? [])]
  const others = [other.file, ...(other.key ?? [])]
  const different = steps.findIndex((step, index) => step !== others[index])
  return 100 * (different === -1 ? steps.length : different) - steps.length
}

function contains({ sourceCodeLocation: location }: Element, { offset }: Shown): boolean {
  return !location || (location.startOffset <= offset && offset < location.endOffset)
}

/** Adds a piece to the texts that show it, each with the place of its part. */
function addMatches(claim: Claim, piece: Piece): void {
  const { row, shown: all } = claim
  const around = [...withAncestors(all[0].element)]
  const element = around.find((one) => all.every((shown) => contains(one, shown)))
  const characters = charactersOf(claim, piece)
  for (const [shown, own] of groupBy(characters, ([index]) => row.shown[index])) {
    const first = own.find(([index]) => WORD.test(row.words.charAt(index))) ?? own[0]
    const [[, from], [, to]] = [first ?? [0, 0], own.at(-1) ?? [0, 0]]
    const isPart = 'copy' in piece && own.length < characters.length
    const place = isPart ? piece.copy.placeOf(from, to + 1) : piece.place
    shown?.matches.push({ piece, place, element: element ?? all[0].element })
  }
}

/** The attributes whose values visitors see or hear. */
const TEXT_ATTRIBUTES =
  /^(?:alt|aria-(?:description|label|valuetext)|content|label|placeholder|title|value)$/

const shownOnPages = new WeakMap<Page, Shown[]>()

/** The texts of a page in order, with the content that they show. */
export function textsOn(content: ContentIndex, page: Page): readonly Shown[] {
  const known = shownOnPages.get(page)
  if (known) return known
  const shown = [...page.elements, ...page.templates]
    .flatMap(textsOf)
    .toSorted((one, other) => one.offset - other.offset)
  // Flag names are parts of URLs.
  const settings = content.settings.filter(({ key }) => key[0] !== 'flags')
  const pieces = [...content.texts, ...settings].filter(
    ({ locale }) => locale === undefined || locale === page.url?.locale,
  )
  const byStart = groupBy(pieces, ({ parts: [part] }) => part?.charAt(0) ?? '')
  const rows = [...groupBy(shown, rowOf).values()].map((texts) => new Row(texts))
  const claims = rows.flatMap((row) => claimsIn(row, byStart))
  for (const claim of claims) {
    for (const one of claim.shown) one.claims.push(claim)
    const piece = nearest(claim, claims)
    if (piece) addMatches(claim, piece)
  }
  shownOnPages.set(page, shown)
  return shown
}

/** Everything in the content that a page may show. */
export function piecesOn(content: ContentIndex, page: Page): ReadonlySet<Piece> {
  const claims = new Set(textsOn(content, page).flatMap((shown) => shown.claims))
  return new Set([...claims].flatMap(({ candidates }) => candidates))
}

function textsOf(element: Element): Shown[] {
  const { attrs, childNodes, tagName, sourceCodeLocation: location } = element
  const show = (kind: Shown['kind'], text: string, at = location): Shown => {
    return { element, kind, text, offset: at?.startOffset ?? 0, matches: [], claims: [] }
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

/** Identifies the row of a text: the page, or what is read separately from the text around it. */
function rowOf(shown: Shown): unknown {
  if (shown.kind !== 'text') return shown
  return [...withAncestors(shown.element)].find(
    (element) => attribute(element, 'class') === 'visually-hidden' || element.tagName === 'title',
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

type Cause = Pick<Location, 'file' | 'place' | 'key'>

/**
 * The location of an element or one of its attributes, which only code writes.
 *
 * @param part an attribute, or a place in the element
 */
export function onElement(
  { content }: BuiltSite,
  page: Page,
  element: Element,
  part?: string | Place,
): Location {
  const text = textIn(content, page, element)
  return {
    file: page.path,
    place: typeof part === 'object' ? part : placeOf(element, part),
    ...(text && { related: { file: text.file, place: text.place } }),
    component: drawnBy(element, page),
    pages: [page.path],
  }
}

/** The location of a URL in an attribute, which may come from a link in prose or the settings. */
export function onUrl(site: BuiltSite, page: Page, element: Element, name: string): Location {
  const { content } = site
  const url = attribute(element, name)
  const link = linksAround(content, page, element).find((one) => one.url === url)
  if (link) return { file: link.file, place: link.urlPlace, pages: [page.path] }
  const setting = content.settings.find(
    // Other values, such as the brand, are not URLs.
    ({ value }) => /[@:+]/.test(value) && value === url?.replace(/^(?:mailto|tel):/, ''),
  )
  return setting ? onPiece(page, setting) : onElement(site, page, element, name)
}

/** The location of the URL of a link. */
export function onLink(site: BuiltSite, { page, element }: Link): Location {
  return onUrl(site, page, element, 'href')
}

/** The location of the text in an element. */
export function onText(site: BuiltSite, page: Page, element: Element): Location {
  const text = textIn(site.content, page, element)
  return text ? onPiece(page, text) : onElement(site, page, element)
}

function onPiece(page: Page, { file, place, key }: Cause): Location {
  return { file, place, ...(key && { key }), pages: [page.path] }
}

/** The piece of the content that an element shows, and nothing else. */
function textIn(content: ContentIndex, page: Page, element: Element): Cause | undefined {
  const label = visibleText(element)
  const link = linksAround(content, page, element).find((one) => one.label === label)
  if (link) return link
  const inside = textsOn(content, page).filter((one) => {
    return contains(element, one) && LETTER.test(one.text) && one.kind !== 'data'
  })
  const texts = inside.filter(({ kind }) => kind === 'text')
  const own = texts.filter((one) => rowOf(one) === undefined || rowOf(one) === element)
  const [first, ...others] = texts.length > 0 ? own : inside
  const [match] = first?.matches ?? []
  const isOnly = match && others.every(({ matches: [other] }) => other?.piece === match.piece)
  return isOnly ? { ...match.piece, place: match.place } : undefined
}

/** The links in the prose of the section or page that an element is in. */
function linksAround({ links }: ContentIndex, { url }: Page, element: Element) {
  const section = Array.from(withAncestors(element), sectionOf).find((name) => name !== undefined)
  return links.filter(
    ({ locale, name }) => locale === url?.locale && name === (section ?? url.page),
  )
}

/** The section that has an element as its root or as a tab. */
function sectionOf(element: Element): SectionName | undefined {
  const [anchor] = attribute(element, 'id')?.split('/') ?? []
  return sectionNames.find((name) => sections[name].anchor === anchor)
}

/** The source file that renders an element: its island, or its section, page or bar. */
export function drawnBy(element: Element, { url }: Page): string {
  let island: string | undefined
  for (const one of withAncestors(element)) {
    const [section, parent] = [sectionOf(one), one.parentNode]
    const inFolder = (folder: string, name: string) =>
      island ? `${folder}/island/${island}.tsx` : `${folder}/${name}.tsx`
    if (section) return inFolder(`src/sections/${section}`, section)
    if (one.tagName === 'main' && url) {
      const page = url.page.replace('notFound', 'not-found')
      return inFolder(`src/pages/${page}`, page)
    }
    if (parent && 'tagName' in parent && parent.tagName === 'body') {
      const [bar] = /[^ ]+-(?:header|navigation|footer)/.exec(attribute(one, 'class') ?? '') ?? []
      return inFolder('src/layout', bar?.replace('site-', '') ?? 'layout')
    }
    island ??= attribute(one, 'data-island')
  }
  if (element.tagName === 'style') return url ? stylesheets[url.page] : 'src/styles/global.css'
  const isScript = element.tagName === 'script' && !attribute(element, 'type')?.endsWith('json')
  const isTemplate = isScript || attribute(element, 'rel') === 'icon'
  return isTemplate ? 'index.html' : 'src/seo/document-head.tsx'
}
