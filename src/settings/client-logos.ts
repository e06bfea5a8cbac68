import { drawLogo, logoName } from '../content/logo.ts'

/** A client's logo; `ratio` is width divided by height. */
interface ClientLogo {
  url: string
  ratio: number
}

const urls = import.meta.glob<string>('../../content/clients/*.{svg,png}', {
  query: '?url',
  import: 'default',
  eager: true,
})
// Imported again, because the size cannot be read from the URL of the built file.
const drawings = import.meta.glob<string>('../../content/clients/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const pictures = import.meta.glob<string>('../../content/clients/*.png', {
  query: '?inline',
  import: 'default',
  eager: true,
})

/** Caches the logos, because each page shows each of them several times. */
const logos = new Map<string, ClientLogo | undefined>()

/** Returns a client's logo if `content/clients/` has one; not for use in the browser. */
export function clientLogo(client: string): ClientLogo | undefined {
  if (!logos.has(client)) logos.set(client, readLogo(client))
  return logos.get(client)
}

function readLogo(client: string): ClientLogo | undefined {
  const name = `../../content/clients/${logoName(client)}`
  for (const file of [`${name}.svg`, `${name}.png`]) {
    const url = urls[file]
    if (url !== undefined) return { url, ratio: ratioOf(file) }
  }
  return undefined
}

function ratioOf(file: string): number {
  const drawing = drawings[file]
  if (drawing !== undefined) return drawLogo(drawing, { prefix: '' }).ratio
  // Width and height are in the file header.
  const png = Buffer.from(pictures[file]?.split(',')[1] ?? '', 'base64')
  return png.readUInt32BE(16) / png.readUInt32BE(20)
}
