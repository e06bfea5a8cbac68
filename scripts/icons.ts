import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { parseColors } from '../src/styles/parse-colors.ts'
import { drawing } from '../src/components/logo-drawing.ts'

/** Side of an icon, in units of its drawing. */
const SIDE = 32

const color = parseColors(readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8'))

const onInk = styleOf('ink-light', 'accent-dark', 'signal-dark')
const onPaper = styleOf('paper-light', 'accent-light', 'signal-light')

interface IconShape {
  /** Radius of the corners of the ground, in units of a 32-unit square. */
  corner: number
  /** Share of the side that the mark takes; the rest is margin. */
  share: number
}

/**
 * Every icon of the site by its name in `public/`, drawn from the one brand mark.
 *
 * Home screens cut icons: iOS rounds the corners, and of a maskable icon only a
 * circle of 80 % is safe, which the mark keeps well within.
 */
export function drawIcons(): Record<string, Buffer> {
  const rounded = solidIcon({ corner: 6, share: 0.72 })
  return {
    'icon.svg': Buffer.from(tabIcon()),
    'favicon.ico': icoOf([png(rounded, 16), png(rounded, 32)], [16, 32]),
    'apple-touch-icon.png': png(solidIcon({ corner: 0, share: 0.58 }), 180),
    'icon-192.png': png(rounded, 192),
    'icon-512.png': png(rounded, 512),
    'icon-maskable-512.png': png(solidIcon({ corner: 0, share: 0.46 }), 512),
  }
}

function png(picture: string, side: number): Buffer {
  return new Resvg(picture, { fitTo: { mode: 'width', value: side } }).render().asPng()
}

/** An ICO file: a table of places, then the pictures as PNG, which every browser reads. */
function icoOf(pictures: Buffer[], sides: number[]): Buffer {
  const HEADER = 6
  const ENTRY = 16
  const table = Buffer.alloc(HEADER + ENTRY * pictures.length)
  table.writeUInt16LE(1, 2)
  table.writeUInt16LE(pictures.length, 4)
  let offset = table.length
  pictures.forEach((picture, index) => {
    const at = HEADER + ENTRY * index
    const side = sides[index] ?? 0
    table.writeUInt8(side, at)
    table.writeUInt8(side, at + 1)
    table.writeUInt16LE(1, at + 4)
    table.writeUInt16LE(32, at + 6)
    table.writeUInt32LE(picture.length, at + 8)
    table.writeUInt32LE(offset, at + 12)
    offset += picture.length
  })
  return Buffer.concat([table, ...pictures])
}

/** For tabs: on ink, and on paper where the browser is dark, so that it stands out in both. */
function tabIcon(): string {
  return svg({ corner: 6, share: 0.72 }, `${onInk}@media(prefers-color-scheme:dark){${onPaper}}`)
}

/** For home screens, which know no schemes: on ink. */
function solidIcon(shape: IconShape): string {
  return svg(shape, onInk)
}

function svg({ corner, share }: IconShape, style: string): string {
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

function styleOf(ground: string, line: string, point: string): string {
  return `rect{fill:${color(ground)}}path{stroke:${color(line)}}circle{fill:${color(point)}}`
}
