/**
 * What the languages, prices and annotations need, and the accented letters of their
 * neighbours for names. A test says when the pages come to need more.
 */
export const CHARACTERS = [
  range(0x20, 0x7e), // Basic Latin
  '\u00a0ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜàáâãäçèéêëìíîïñòóôõöùúûü',
  '¡¿ªº°©®«»–—‘’“”•·…€−×→↗↑↓',
].join('')

/**
 * What a reader sees: kerning (half of the heading typeface), ligatures, accents, figures of one
 * width. Without the list, every alternate shape of each letter is kept.
 */
export const FEATURES = [
  'kern',
  'liga',
  'clig',
  'calt',
  'ccmp',
  'locl',
  'mark',
  'mkmk',
  'rvrn',
  'tnum',
]

/** The cuts: where each comes from, and the axes of variation that it keeps or is pinned at. */
export const FACES = [
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
    target: 'og-image-heading.ttf',
    axes: { opsz: 40, wdth: 88, wght: 700 },
  },
  {
    source: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    target: 'og-image-mono.ttf',
    axes: { wght: 400 },
  },
]

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i))
}
