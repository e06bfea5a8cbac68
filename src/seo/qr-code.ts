import { encode } from 'uqr'
import { site } from '../settings/site-settings.ts'
import { color } from '../styles/token-colors.ts'

/**
 * Returns a QR code of the WhatsApp URL as an SVG file. It has to be on a light background in both
 * colour schemes, because many readers reject inverted codes.
 */
export function qrCode(): string {
  const { data, size } = encode(site.whatsappUrl, { ecc: 'M', border: 0 })
  // The quiet zone: a light border four modules wide.
  const viewBox = `-4 -4 ${size + 8} ${size + 8}`
  const path = `<path stroke="${color('ink-light')}" d="${data.map(rowPath).join('')}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" shape-rendering="crispEdges">${path}</svg>\n`
}

/** Returns path data for a line through a row's dark modules, for a stroke one module wide. */
function rowPath(modules: boolean[], row: number): string {
  const runs =
    modules
      .map(Number)
      .join('')
      .match(/0+(?=1)|1+/g) ?? []
  const lines = runs.map((run) => (run.startsWith('1') ? `h${run.length}` : `m${run.length} 0`))
  return `M0 ${row}.5${lines.join('')}`
}
