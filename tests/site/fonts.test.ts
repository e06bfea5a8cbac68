import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create } from 'fontkitten'
import { expect, test } from 'vitest'
import { fontFaces } from '../../scripts/fonts.ts'
import { builtFiles } from '../fixtures/built-files.ts'

const folder = new URL('../../src/fonts/', import.meta.url)
const require = createRequire(import.meta.url)

const pages = builtFiles('**/*.html', 'dist').map(({ text }) => text)

/** Every character in the HTML of the built pages, including markup. */
const shown = new Set(pages.flatMap((text) => [...text]))

/**
 * Every character in the headings, and all letters, digits and currency symbols on the pages,
 * because figures, tabs and names use the headings' font but are not headings.
 */
const headings = pages.flatMap((text) => text.match(/<(h[1-5])[ >].*?<\/\1>/gs) ?? [])
const inHeadings = new Set([
  ...headings.flatMap((heading) => [...heading.replace(/<[^>]*>|&\w+;/g, '')]),
  ...[...shown].filter((one) => /[\p{L}\p{N}\p{Sc}]/u.test(one)),
])

test.each(fontFaces)(
  '$target includes every character that the pages need from its source font',
  async (face) => {
    const cut = await charactersOf(new URL(face.target, folder))
    const whole = await charactersOf(require.resolve(face.source))
    const isForHeadings = face.target === 'bricolage-grotesque.woff2'
    const needed = isForHeadings ? inHeadings : shown
    const list = isForHeadings ? 'HEADING_CHARACTERS' : 'CHARACTERS'
    const missing = [...needed].filter((one) => whole.has(one) && !cut.has(one) && one >= ' ')
    expect(missing, `Add them to ${list} in scripts/fonts.ts and run npm run fonts`).toEqual([])
  },
)

async function charactersOf(file: URL | string): Promise<Set<string>> {
  const font = create(await readFile(file))
  if (font.isCollection) throw new Error(`${file} holds several typefaces`)
  return new Set(font.characterSet.map((point) => String.fromCodePoint(point)))
}
