import { drawLogo, logoName, type LogoDrawing } from './content/logo.ts'

/** The logo of a client: drawn on the page, or a picture with its size in pixels. */
export type ClientLogo =
  | { kind: 'drawing'; ratio: number; draw: (prefix: string) => LogoDrawing }
  | { kind: 'picture'; ratio: number; url: string; width: number; height: number }

const drawings = import.meta.glob<string>('../content/clients/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const urls = import.meta.glob<string>('../content/clients/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
})
const pictures = import.meta.glob<string>('../content/clients/*.png', {
  query: '?inline',
  import: 'default',
  eager: true,
})

/** Returns the logo in `content/clients/`, if there is one; not for use in the browser. */
export function clientLogo(client: string): ClientLogo | undefined {
  const file = `../content/clients/${logoName(client)}`
  const drawing = drawings[`${file}.svg`]
  if (drawing !== undefined) {
    const draw = (prefix: string) => drawLogo(drawing, { prefix })
    return { kind: 'drawing', ratio: draw('').ratio, draw }
  }
  const url = urls[`${file}.png`]
  if (url === undefined) return undefined
  const { width, height } = pngSize(pictures[`${file}.png`] ?? '')
  return { kind: 'picture', ratio: width / height, url, width, height }
}

/** Reads the size in the header of a PNG file. */
function pngSize(dataUrl: string): { width: number; height: number } {
  const [, base64 = ''] = dataUrl.split(',')
  const header = new DataView(
    Uint8Array.from(atob(base64.slice(0, 32)), (c) => c.charCodeAt(0)).buffer,
  )
  return { width: header.getUint32(16), height: header.getUint32(20) }
}
