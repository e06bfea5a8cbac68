import { logoName } from '../content/logo.ts'

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

/** Returns a client's logo if `content/clients/` has one; not for use in the browser. */
export function clientLogo(client: string): ClientLogo | undefined {
  const name = `../../content/clients/${logoName(client)}`
  for (const file of [`${name}.svg`, `${name}.png`]) {
    const url = urls[file]
    if (url !== undefined) return { url, ratio: ratioOf(file) }
  }
  return undefined
}

function ratioOf(file: string): number {
  const drawing = drawings[file]
  if (drawing !== undefined) {
    const viewBox = /viewBox\s*=\s*["']([^"']*)/.exec(drawing)?.[1] ?? ''
    const [, , width = 1, height = 1] = viewBox
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    return width / height
  }
  // Width and height are in the file header.
  const png = Buffer.from(pictures[file]?.split(',')[1] ?? '', 'base64')
  return png.readUInt32BE(16) / png.readUInt32BE(20)
}
