import { colors, drawing } from './drawing.ts'

/** Side of an icon, in units of its drawing. */
const SIDE = 32

interface IconShape {
  /** Radius of the corners of the ground, in units of a 32-unit square. */
  corner: number
  /** Share of the side that the mark takes; the rest is margin. */
  share: number
}

/** For tabs: on ink, and on paper where the browser is dark, so that it stands out in both. */
export function tabIcon(): string {
  const { onPaper, onInk } = colors
  const style =
    `<style>rect{fill:${onInk.ground}}path{stroke:${onInk.line}}circle{fill:${onInk.point}}` +
    `@media(prefers-color-scheme:dark){rect{fill:${onPaper.ground}}` +
    `path{stroke:${onPaper.line}}circle{fill:${onPaper.point}}}</style>`
  return svg({ corner: 6, share: 0.72 }, style)
}

/** For home screens, which know no schemes: on ink. */
export function solidIcon(shape: IconShape): string {
  const { ground, line, point } = colors.onInk
  return svg(shape, `<style>rect{fill:${ground}}path{stroke:${line}}circle{fill:${point}}</style>`)
}

function svg({ corner, share }: IconShape, style: string): string {
  const { size, line, strokeWidth, point } = drawing
  const scale = (SIDE * share) / size
  const margin = (SIDE * (1 - share)) / 2
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${style}` +
    `<rect width="${SIDE}" height="${SIDE}" rx="${corner}"/>` +
    `<g transform="translate(${short(margin)} ${short(margin)})scale(${short(scale)})">` +
    `<path d="${line}" fill="none" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<circle cx="${point.x}" cy="${point.y}" r="${point.radius}"/></g></svg>\n`
  )
}

function short(value: number): string {
  return String(Number(value.toFixed(3)))
}
