import path from 'node:path'
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js'
import { escapeUTF8 } from 'entities'
import type { Measure } from '../src/og-image/text-lines.ts'

/** Creates functions that measure text and render SVG as PNG, with `src/fonts/og-image.ttf`. */
export function createRasterizer(root: string) {
  const options: ResvgRenderOptions = {
    font: {
      loadSystemFonts: false,
      fontFiles: [path.join(root, 'src/fonts/og-image.ttf')],
      defaultFontFamily: 'Bricolage Grotesque',
    },
  }
  // Balancing lines measures the same texts many times, and each measurement loads the fonts.
  const widths = new Map<string, number>()
  const measure: Measure = (text, size) => {
    const element = `<text y="100" font-size="${size}">${escapeUTF8(text)}</text>`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="200">${element}</svg>`
    const width = widths.get(svg) ?? new Resvg(svg, options).getBBox()?.width ?? 0
    widths.set(svg, width)
    return width
  }
  return { measure, toPng: (svg: string) => new Resvg(svg, options).render().asPng() }
}
