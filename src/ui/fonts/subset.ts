/**
 * Cuts the typefaces down to what the site shows and prints the metrics of
 * their fallbacks; the sharing pictures get cuts of their own, which the
 * renderer of pictures can read: one weight each, not compressed. Run by `npm run fonts` after an update of either package;
 * what it writes is committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'

/** Everything the four languages, prices and annotations need. */
const CHARACTERS = [
  range(0x20, 0x7e), // Basic Latin
  range(0xa0, 0xff), // Latin-1: accented letters, ¿ ¡ ª º « »
  '–—‘’“”•…‹›€−×→↗↑↓ıŒœ',
].join('')

const FACES = [
  {
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    target: 'bricolage-grotesque.woff2',
    // Pinned a little narrow and at a display size: it sets headings and figures only.
    axes: { opsz: 40, wdth: 88, wght: { min: 400, max: 800 } },
  },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    target: 'instrument-sans.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    target: 'sharing-heading.ttf',
    axes: { opsz: 40, wdth: 88, wght: 700 },
  },
  {
    source: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    target: 'sharing-mono.ttf',
    axes: { wght: 400 },
  },
]

const require = createRequire(import.meta.url)
for (const { source, target, axes } of FACES) {
  const original = await readFile(require.resolve(source))
  const subset = await subsetFont(original, CHARACTERS, {
    targetFormat: target.endsWith('.ttf') ? 'sfnt' : 'woff2',
    variationAxes: axes,
  })
  await writeFile(new URL(target, import.meta.url), subset)
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(subset)
  const metrics = { ascent, descent, lineGap, unitsPerEm, xWidthAvg }
  process.stdout.write(`${target} ${subset.length} bytes ${JSON.stringify(metrics)}\n`)
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i))
}
