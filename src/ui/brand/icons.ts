import { Resvg } from '@resvg/resvg-js'
import { solidIcon, tabIcon } from './icon-svg.ts'

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

function png(svg: string, side: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: side } }).render().asPng()
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
