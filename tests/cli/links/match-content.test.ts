import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readContentIndex } from '../../../cli/site/content-index.ts'
import { attribute } from '../../../cli/site/element.ts'
import { sourceFileOfElement, textsOn, type PageText } from '../../../cli/site/match-content.ts'
import { parsePage, type Page } from '../../../cli/site/page.ts'
import { builtFiles } from '../../fixtures/built-files.ts'
import { renderCodedPages, type WordSource } from '../../fixtures/coded-pages.ts'
import { fixtureSite } from '../../../config/fixture-site.ts'
import { copySite } from '../../temporary-folder.ts'

const index = await readContentIndex(fixtureSite)
const pages = builtFiles('**/*.html').map(({ path, text }) => parsePage(path, path, text))

test('at least 99 % of the texts of all pages lead to their lines in the content, and none to a wrong line', async () => {
  const { pages: codedPages, sourcesIn } = await renderCodedPages()
  const found: Record<Result, string[]> = { right: [], wrong: [], none: [], fixed: [] }
  for (const page of pages) {
    const texts = visibleTexts(page)
    const coded = visibleTexts(parsePage(page.file, page.path, codedPages.get(page.file) ?? ''))
    expect(coded.map(({ element }) => element.tagName)).toEqual(
      texts.map(({ element }) => element.tagName),
    )
    for (const [position, shown] of texts.entries()) {
      const codes = coded[position]?.text ?? ''
      const places = shown.matches.map(({ piece, place }) => `${piece.file}:${place.line}`)
      const result = classifyText(shown, codes, sourcesIn(codes))
      found[result].push(`${page.file}: ${shown.text} → ${places.join(', ')}`)
    }
  }
  expect(found.wrong).toEqual([])
  expect(found.right.length).toBeGreaterThan(2900)
  expect(found.none.length / found.right.length, found.none.join('\n')).toBeLessThan(0.01)
})

test('two adjacent texts do not match a text elsewhere that contains the words of both', async () => {
  const copy = copySite()
  const [file, find] = ['content/en/contact.mdx', /years in data/]
  await copy.replace(file, find, 'years of experience in data')
  const html = await copy.read('dist/en.html')
  const texts = textsOn(
    await readContentIndex(copy.root),
    parsePage('en.html', 'dist/en.html', html),
  )
  const places = texts
    .filter(({ text }) => ['17', 'years of experience in data'].includes(text))
    .map(({ matches }) => matches.map(({ piece }) => `${piece.file} ${String(piece.key)}`))
  expect(places).toEqual([
    ['content/en/about.mdx timeline,number'],
    ['content/en/about.mdx timeline,caption'],
  ])
})

test('every part of the pages is rendered by a source file that exists', () => {
  const files = pages.flatMap((page) =>
    page.elements.map((element) => sourceFileOfElement(element, page)),
  )
  const different = [...new Set(files)]
  expect(different.length).toBeGreaterThan(20)
  expect(different.filter((file) => !existsSync(file))).toEqual([])
})

/** The texts and labels of a page, without those of the template `index.html`. */
function visibleTexts(page: Page): PageText[] {
  return textsOn(index, page).filter(
    ({ element, kind, text }) =>
      kind !== 'data' &&
      /[\p{L}\p{N}]/u.test(text) &&
      !/^(?:viewport|color-scheme)$/.test(attribute(element, 'name') ?? ''),
  )
}

/** `fixed`: the text is not in the content. */
type Result = 'right' | 'wrong' | 'none' | 'fixed'

/**
 * Compares the location found for a text with the actual source of its words.
 *
 * @param codes the text with a code in place of each word of the content
 */
function classifyText(
  { matches }: PageText,
  codes: string,
  sources: readonly WordSource[],
): Result {
  const isRight = matches.every(
    ({ piece, place: { line } }) =>
      sources.some((source) => source.file === piece.file && source.line === line) ||
      // Some settings have no codes.
      ('value' in piece && codes.includes(piece.value)),
  )
  if (!isRight) return 'wrong'
  // Settings are often in other texts, such as the brand in a title.
  const copy = sources.filter(({ file }) => file.endsWith('.mdx'))
  const expected = copy.length > 0 ? copy : sources
  if (expected.length === 0) return 'fixed'
  const isFound = expected
    .filter(
      ({ file, id }, position) =>
        expected.findIndex((one) => one.id === id && one.file === file) === position,
    )
    .every(({ file, line }) =>
      matches.some(({ piece, place }) => piece.file === file && place.line === line),
    )
  return isFound ? 'right' : 'none'
}
