import { createHash } from 'node:crypto'
import path from 'node:path'
import { drawLogo, logoName, type LogoDrawing } from '../content/logo.ts'

/**
 * A client's logo: a symbol in the file of all logos, an inlined SVG or a raster image; `ratio` is
 * width divided by height.
 */
type ClientLogoImage =
  | { kind: 'symbol'; ratio: number; url: string }
  | { kind: 'drawing'; ratio: number; draw: (prefix: string) => LogoDrawing }
  | { kind: 'picture'; ratio: number; url: string }

const drawings = import.meta.glob<string>('../../content/clients/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const urls = import.meta.glob<string>('../../content/clients/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
})
// Imported again as data URLs, because the size cannot be read from the URL of the built file.
const pictures = import.meta.glob<string>('../../content/clients/*.png', {
  query: '?inline',
  import: 'default',
  eager: true,
})

/** Caches the logos, because a page shows each of them several times. */
const logos = new Map<string, ClientLogoImage | undefined>()

/** Returns a client's logo if `content/clients/` has one; not for use in the browser. */
export function clientLogo(client: string): ClientLogoImage | undefined {
  if (!logos.has(client)) logos.set(client, readLogo(client))
  return logos.get(client)
}

function readLogo(client: string): ClientLogoImage | undefined {
  const file = `../../content/clients/${logoName(client)}`
  const drawing = drawings[`${file}.svg`]
  if (drawing !== undefined) {
    const draw = (prefix: string) => drawLogo(drawing, { prefix })
    const { ratio, markup } = draw('')
    if (refersToItself(markup)) return { kind: 'drawing', ratio, draw }
    return { kind: 'symbol', ratio, url: `${clientLogoFile().path}#${logoName(client)}` }
  }
  const url = urls[`${file}.png`]
  if (url === undefined) return undefined
  // Width and height are in the file header.
  const png = Buffer.from(pictures[`${file}.png`]?.split(',')[1] ?? '', 'base64')
  return { kind: 'picture', ratio: png.readUInt32BE(16) / png.readUInt32BE(20), url }
}

/** Whether a drawing has gradients, masks or the like, which WebKit does not draw from a symbol. */
function refersToItself(markup: string): boolean {
  return /(?:url\(|href=")#/.test(markup)
}

let file: { path: string; text: string } | undefined

/**
 * Returns the SVG file with the logos that pages draw with `<use>`: a symbol for each, whose id is
 * the name of the logo. All pages share the file, so that the logos do not enlarge each of them.
 */
export function clientLogoFile(): { path: string; text: string } {
  if (file !== undefined) return file
  const symbols = Object.entries(drawings).flatMap(([name, drawing]) => {
    const { viewBox, markup } = drawLogo(drawing, { prefix: '' })
    const id = path.basename(name, '.svg')
    return refersToItself(markup)
      ? []
      : `<symbol id="${id}" viewBox="${viewBox}">${markup}</symbol>`
  })
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  file = { path: `/assets/client-logos-${hash}.svg`, text }
  return file
}
