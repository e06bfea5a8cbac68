import { drawLogo, logoName, type LogoDrawing } from '../content/logo.ts'

/** The logo of a client, with its width divided by its height: drawn on the page, or a picture. */
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
// A second time, because the built file has no path here from which its size could be read.
const pictures = import.meta.glob<string>('../../content/clients/*.png', {
  query: '?inline',
  import: 'default',
  eager: true,
})

/** The logos that have been read. A page shows each several times. */
const logos = new Map<string, ClientLogoImage | undefined>()

/** Returns the logo in `content/clients/`, if there is one; not for use in the browser. */
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
  // Width and height are in the header of the file.
  const png = Buffer.from(pictures[`${file}.png`]?.split(',')[1] ?? '', 'base64')
  return { kind: 'picture', ratio: png.readUInt32BE(16) / png.readUInt32BE(20), url }
}
