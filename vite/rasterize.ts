import path from 'node:path'
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js'
import type { Measure } from '../src/og-image/text-lines.ts'

/** The faces that the pictures name; no font of the machine is used. */
function optionsFor(root: string): ResvgRenderOptions {
  const file = (name: string) => path.join(root, 'src/fonts', name)
  return {
    font: {
      loadSystemFonts: false,
      fontFiles: [file('og-image-heading.ttf'), file('og-image-mono.ttf')],
      defaultFontFamily: 'Bricolage Grotesque',
    },
  }
}

/** What turns drawings into PNG files, with the faces below the root of the project. */
export function createRasterizer(root: string) {
  const options = optionsFor(root)
  const widths = new Map<string, number>()

  const measure: Measure = (text, size) => {
    const key = `${size} ${text}`
    const known = widths.get(key)
    if (known !== undefined) return known
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="200"><text y="100" font-size="${size}">${escaped(text)}</text></svg>`
    const width = new Resvg(svg, options).getBBox()?.width ?? 0
    widths.set(key, width)
    return width
  }
  return { measure, toPng: (svg: string) => new Resvg(svg, options).render().asPng() }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
