import { drawLogo, logoName, type LogoDrawing } from '../content/logo.ts'

/** A client's logo: an inlined SVG or a raster image; `ratio` is width divided by height. */
type ClientLogoImage =
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
    return { kind: 'drawing', ratio: draw('').ratio, draw }
  }
  const url = urls[`${file}.png`]
  if (url === undefined) return undefined
  // Width and height are in the file header.
  const png = Buffer.from(pictures[`${file}.png`]?.split(',')[1] ?? '', 'base64')
  return { kind: 'picture', ratio: png.readUInt32BE(16) / png.readUInt32BE(20), url }
}
