/**
 * `npm run icons`: draws the icons. Run it if the logo or its colours change, and commit the icons.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { parseColors } from '../src/styles/parse-colors.ts'
import { drawLogo } from '../src/content/logo.ts'

const SIDE = 32

const color = parseColors(
  readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8'),
)

const source = readFileSync(new URL('../content/logo.svg', import.meta.url), 'utf8')

/** Colours of the background, the logo, and the parts of the logo that have a class. */
interface Colors {
  ground: string
  ink: string
  accent: string
  signal: string
}

const onInk: Colors = {
  ground: color('ink-light'),
  ink: color('ink-dark'),
  accent: color('accent-dark'),
  signal: color('signal-dark'),
}
const onPaper: Colors = {
  ground: color('paper-light'),
  ink: color('ink-light'),
  accent: color('accent-light'),
  signal: color('signal-light'),
}

/** Custom properties, which the stylesheet in `icon.svg` sets; resvg does not support them. */
const fromStyle: Colors = {
  ground: 'var(--ground)',
  ink: 'var(--ink)',
  accent: 'var(--accent)',
  signal: 'var(--signal)',
}

/**
 * Draws all of the site's icons from the logo, and returns them keyed by file name in `public/`.
 *
 * Home screens crop icons: iOS rounds the corners, and only the safe zone of a maskable icon, a
 * circle with a diameter of 80% of the icon's width, is always visible.
 */
export function drawIcons(): Record<string, Buffer> {
  const rounded = svg(onInk, 0.72, 6)
  const style = `<style>${rule(onInk)}@media(prefers-color-scheme:dark){${rule(onPaper)}}</style>`
  return {
    // Contrasts with the browser UI in both colour schemes.
    'icon.svg': Buffer.from(svg(fromStyle, 0.72, 6, style)),
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

/** Creates an ICO file: a header, an entry for each image, and the images in PNG format. */
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
 * @param corner radius of the corners, in viewBox units
 */
function svg(colors: Colors, share: number, corner = 0, style = ''): string {
  const { viewBox, markup } = drawLogo(source, { paint: (name) => colors[name], prefix: '' })
  const side = short(SIDE * share)
  const margin = short((SIDE * (1 - share)) / 2)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${style}` +
    `<rect width="${SIDE}" height="${SIDE}" rx="${corner}" fill="${colors.ground}"/>` +
    `<svg x="${margin}" y="${margin}" width="${side}" height="${side}" ` +
    `viewBox="${viewBox}" color="${colors.ink}">${markup}</svg></svg>\n`
  )
}

function short(value: number): string {
  return String(Number(value.toFixed(3)))
}

function rule(colors: Colors): string {
  const declarations = Object.entries(colors).map(([name, value]) => `--${name}:${value}`)
  return `svg{${declarations.join(';')}}`
}
