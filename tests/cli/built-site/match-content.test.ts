import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readContentOfPages } from '../../../cli/built-site/content-on-page.ts'
import { readContentIndex } from '../../../cli/built-site/content-index.ts'
import { attribute } from '../../../cli/built-site/element.ts'
import { sourceFileOfElement } from '../../../cli/built-site/locate.ts'
import { pageTexts, type PageText } from '../../../cli/built-site/match-content.ts'
import { parsePage, type Page } from '../../../cli/built-site/page.ts'
import type { Locale } from '../../../src/locales.ts'
import { builtFiles } from '../../fixtures/built-files.ts'
import { renderCodedPages, type WordSource } from '../../fixtures/coded-pages.ts'
import { fixtureSite } from '../../../config/fixture-paths.ts'
import { copySite } from '../../temporary-folder.ts'

const index = await readContentIndex(fixtureSite)
const pages = builtFiles('**/*.html').map(({ path, text }) => parsePage(path, path, text))

test('at least 99.5% of texts are traced to their lines in the content, and none to a wrong line', async () => {
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
  expect(found.none.length / found.right.length, found.none.join('\n')).toBeLessThan(0.005)
})

test('two adjacent texts do not match another text that contains the words of both', async () => {
  const copy = copySite()
  const [file, find] = ['content/en/contact.mdx', /years in data/]
  await copy.replace(file, find, 'years of experience in data')
  const html = await copy.read('dist/en.html')
  const texts = pageTexts(
    await readContentIndex(copy.root),
    parsePage('en.html', 'dist/en.html', html),
  )
  const places = texts
    .filter(({ text }) => ['17', 'years of experience in data'].includes(text))
    .map(({ matches }) => matches.map(({ piece }) => `${piece.file} ${String(piece.key)}`))
  expect(places).toEqual([
    ['content/en/about.mdx years,number'],
    ['content/en/about.mdx years,caption'],
  ])
})

test('every element is attributed to an existing source file', () => {
  const files = pages.flatMap((page) =>
    page.elements.map((element) => sourceFileOfElement(element, page)),
  )
  const different = [...new Set(files)]
  expect(different.length).toBeGreaterThan(20)
  expect(different.filter((file) => !existsSync(file))).toEqual([])
})

test('a text on a page is returned with its details and its state in each language', async () => {
  const copy = copySite()
  const key = /^viewPricing: /m
  await copy.replace('content/pt-BR/hero.mdx', key, '$&Aqui ')
  await copy.replace('content/es/hero.mdx', /^viewPricing: .*\n/m, '')
  const { texts } = await readLandingPage(copy.root, 'en')
  expect(texts.find(({ id }) => id === 'viewPricing')).toMatchObject({
    file: 'hero.mdx',
    id: 'viewPricing',
    location: 'content/en/hero.mdx:13:14',
    text: 'View plans & pricing',
    purpose: expect.objectContaining({ en: 'Button to the pricing page' }),
    limit: 40,
    source: 'Aqui Ver planos e preços',
    states: { 'pt-BR': 'present', 'pt-PT': 'stale', en: 'stale', es: 'missing' },
  })
})

test('a word in prose does not match an identical text elsewhere', async () => {
  const copy = copySite()
  await copy.replace('content/en/hero.mdx', /\bservices\b/, 'About')
  await copy.replace('dist/en.html', /services(?=<\/a> are about)/g, 'About')
  const { elements, html } = await readLandingPage(copy.root, 'en')
  const [, link = ''] = /data-element-number="(\d+)"[^>]*>About<\/a> are about/.exec(html) ?? []
  expect(Number(link)).toBeGreaterThan(0)
  expect(elements[link]).toBeUndefined()
})

/** Returns text nodes and attributes with words or numbers, except two fixed `meta` elements. */
function visibleTexts(page: Page): PageText[] {
  return pageTexts(index, page).filter(
    ({ element, kind, text }) =>
      kind !== 'data' &&
      /[\p{L}\p{N}]/u.test(text) &&
      !/^(?:viewport|color-scheme)$/.test(attribute(element, 'name') ?? ''),
  )
}

/** `none`: a source was not found. `fixed`: the text comes from the code, not from the content. */
type Result = 'right' | 'wrong' | 'none' | 'fixed'

/**
 * Compares the location found for a text with the actual source of its words.
 *
 * @param codes the text with a code in place of each word from the content
 */
function classifyText(
  { matches }: PageText,
  codes: string,
  sources: readonly WordSource[],
): Result {
  const isRight = matches.every(
    ({ piece, place: { line } }) =>
      sources.some((source) => source.file === piece.file && source.line === line) ||
      // Settings that are not in `shownSettings` have no codes.
      ('value' in piece && codes.includes(piece.value)),
  )
  if (!isRight) return 'wrong'
  // Settings occur inside other texts, such as the brand in a title, so MDX files take precedence.
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

/** Returns the content on the built landing page, and its HTML with numbered elements. */
async function readLandingPage(root: string, locale: Locale) {
  let count = 0
  const html = await readFile(`${root}/dist/${locale}.html`, 'utf8')
  const numbered = html.replace(/<[a-z]\w*/g, (tag) => `${tag} data-element-number="${count++}"`)
  const find = await readContentOfPages(root)
  return { ...find(`/${locale}`, numbered), html: numbered }
}
