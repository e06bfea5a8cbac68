/**
 * `npm run fonts`: subsets the fonts to the characters that the site uses, and prints their
 * metrics, which the fallback fonts must match. Run it after updating a font package, and commit
 * the generated files. The Open Graph image renderer requires static, uncompressed fonts.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'

/**
 * The characters that headings and figures in the four languages need, and no others, because the
 * headline waits for this file. A test fails if a heading uses another character.
 */
const HEADING_CHARACTERS = [
  range(0x30, 0x39), // digits
  range(0x41, 0x5a), // letters
  range(0x61, 0x7a),
  'ÀÁÂÃÇÉÊÍÑÓÔÕÚÜàáâãçéêíñóôõúü',
  ' \u00a0!$%&()+,-./:;?¡¿ªº«»–—’“”·…€',
].join('')

/**
 * The characters that the four languages, prices and annotations need, and accented letters for
 * names from other languages. A test fails if a page uses another character.
 */
const CHARACTERS = [
  range(0x20, 0x7e), // Basic Latin
  '\u00a0ÀÁÂÃÇÉÊÍÑÓÔÕÖÚÜàáâãäçèéêëíñóôõöúü',
  '¡¿ªº©®«»–—‘’“”•·…€×↑',
].join('')

/** OpenType features to keep by default, such as kerning, ligatures and tabular figures. */
const defaultFeatures = 'kern liga clig calt ccmp locl mark mkmk rvrn tnum'.split(' ')

const BRICOLAGE =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'

/** The font files to write. Each variation axis is limited to a range or fixed at a value. */
export const fontFaces = [
  {
    source: BRICOLAGE,
    target: 'bricolage-grotesque.woff2',
    characters: HEADING_CHARACTERS,
    // Slightly condensed, at an optical size for headings.
    axes: { opsz: 40, wdth: 88, wght: { min: 600, max: 700 } },
  },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    target: 'instrument-sans.woff2',
    characters: CHARACTERS,
    // Kerning only: nobody misses ligatures in body text, and first visits wait for this file.
    features: ['kern'],
    axes: { wght: 400 },
  },
  {
    source: BRICOLAGE,
    target: 'og-image.ttf',
    characters: CHARACTERS,
    axes: { opsz: 40, wdth: 88, wght: 700 },
  },
]

if (process.argv[1] === import.meta.filename) await writeFonts()

async function writeFonts(): Promise<void> {
  const require = createRequire(import.meta.url)
  for (const { source, target, characters, features = defaultFeatures, axes } of fontFaces) {
    const original = await readFile(require.resolve(source))
    // Not inlined into the call, because the package's types lack `keepFeatures`.
    const options = {
      targetFormat: target.endsWith('.ttf') ? ('sfnt' as const) : ('woff2' as const),
      variationAxes: axes,
      keepFeatures: features,
    }
    const subset = await subsetFont(original, characters, options)
    await writeFile(new URL(`../src/fonts/${target}`, import.meta.url), subset)
    const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(subset)
    const metrics = { ascent, descent, lineGap, unitsPerEm, xWidthAvg }
    process.stdout.write(`${target} ${subset.length} bytes ${JSON.stringify(metrics)}\n`)
  }
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i))
}
