/**
 * `npm run icons`: draws the icons. Run it after changing the logo, and commit the generated files.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { parseColors } from '../src/styles/parse-colors.ts'
import { drawing } from '../src/components/logo-drawing.ts'

/** Side length of an icon's viewBox. */
const SIDE = 32

const color = parseColors(
  readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8'),
)

const onInk = iconStyle('ink-light', 'accent-dark', 'signal-dark')
const onPaper = iconStyle('paper-light', 'accent-light', 'signal-light')

/**
 * Draws every icon of the site from the logo; the keys are file names in `public/`.
 *
 * Home screens crop icons: iOS rounds the corners, and of a maskable icon only a circle with a
 * diameter of 80% is always visible.
 */
export function drawIcons(): Record<string, Buffer> {
  const rounded = svg(onInk, 0.72, 6)
  return {
    // Contrasts with the browser UI in both colour schemes.
    'icon.svg': Buffer.from(svg(`${onInk}@media(prefers-color-scheme:dark){${onPaper}}`, 0.72, 6)),
    'favicon.ico': ico([16, 32], [png(rounded, 16), png(rounded, 32)]),
    'apple-touch-icon.png': png(svg(onInk, 0.58), 180),
    'icon-192.png': png(rounded, 192),
    'icon-512.png': png(rounded, 512),
    'icon-maskable-512.png': png(svg(onInk, 0.46), 512),
  }
}

if (process.argv[1] === import.meta.filename) {
  for (const [name, content] of Object.entries(drawIcons())) {
    writeFileSync(new URL(`../public/${name}`, import.meta.url), content)
    process.stdout.write(`${name} ${content.length} bytes\n`)
  }
}

function png(picture: string, side: number): Buffer {
  return new Resvg(picture, { fitTo: { mode: 'width', value: side } }).render().asPng()
}

/** Creates an ICO file: a header, an entry for each image, and the images as PNG. */
function ico(sides: readonly number[], pictures: readonly Buffer[]): Buffer {
  const header = Buffer.from([0, 0, 1, 0, pictures.length, 0])
  let offset = header.length + 16 * pictures.length
  const entries = pictures.map((picture, index) => {
    const side = sides[index] ?? 0
    const entry = Buffer.from([side, side, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    entry.writeUInt32LE(picture.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += picture.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...pictures])
}

/**
 * @param share size of the logo relative to the icon; the rest is margin
 * @param corner radius of the corners, in units of the viewBox
 */
function svg(style: string, share: number, corner = 0): string {
  const { size, line, strokeWidth, point } = drawing
  const scale = (SIDE * share) / size
  const margin = (SIDE * (1 - share)) / 2
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><style>${style}</style>` +
    `<rect width="${SIDE}" height="${SIDE}" rx="${corner}"/>` +
    `<g transform="translate(${short(margin)} ${short(margin)})scale(${short(scale)})">` +
    `<path d="${line}" fill="none" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<circle cx="${point.x}" cy="${point.y}" r="${point.radius}"/></g></svg>\n`
  )
}

function short(value: number): string {
  return String(Number(value.toFixed(3)))
}

function iconStyle(background: string, line: string, point: string): string {
  return `rect{fill:${color(background)}}path{stroke:${color(line)}}circle{fill:${color(point)}}`
}
