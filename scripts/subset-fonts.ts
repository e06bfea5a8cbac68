/**
 * Cuts the typefaces down to what the site shows and prints the metrics of
 * their fallbacks; the sharing pictures get cuts of their own, which the
 * renderer of pictures can read: one weight each, not compressed. Run by `npm run fonts` after
 * an update of either package; what it writes is committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'
import { CHARACTERS, FACES, FEATURES } from './font-subsets.ts'

const require = createRequire(import.meta.url)
for (const { source, target, axes } of FACES) {
  const original = await readFile(require.resolve(source))
  // Its types do not know `keepFeatures` yet, which a literal in the call would be refused for.
  const options = {
    targetFormat: target.endsWith('.ttf') ? ('sfnt' as const) : ('woff2' as const),
    variationAxes: axes,
    keepFeatures: FEATURES,
  }
  const subset = await subsetFont(original, CHARACTERS, options)
  await writeFile(new URL(`../src/fonts/${target}`, import.meta.url), subset)
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(subset)
  const metrics = { ascent, descent, lineGap, unitsPerEm, xWidthAvg }
  process.stdout.write(`${target} ${subset.length} bytes ${JSON.stringify(metrics)}\n`)
}
