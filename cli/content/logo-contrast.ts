import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import type { PNG } from 'pngjs'
import { drawLogo } from '../../src/content/logo.ts'
import { parseColors } from '../../src/styles/parse-colors.ts'

const color = parseColors(
  readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8'),
)

/** The minimum contrast ratio for graphics (WCAG 2.2, 1.4.11). */
const MIN_RATIO = 3

/** The share of a logo that must reach `MIN_RATIO`; the rest may have less contrast. */
const MIN_SHARE = 0.5

const WIDTH = 160

export type Scheme = 'light' | 'dark'

export type RenderedLogo = Record<Scheme, Pixels>

/** RGBA pixels with premultiplied alpha. */
interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

/**
 * The first colour scheme in which most of a logo lacks contrast, or in which nothing is visible.
 *
 * @param ground name of the background colour
 */
export function schemeWithoutContrast(
  logo: RenderedLogo,
  ground: 'paper' | 'tint',
): Scheme | undefined {
  return (['light', 'dark'] as const).find(
    (scheme) => !(contrastingShare(logo[scheme].data, color(`${ground}-${scheme}`)) >= MIN_SHARE),
  )
}

/**
 * The share of a logo's width or height that is empty at the edges, whichever is larger.
 *
 * @returns 1 if nothing is visible
 */
export function emptyShare({ light: { data, width, height } }: RenderedLogo): number {
  const columns = new Set<number>()
  const rows = new Set<number>()
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if ((data[pixel * 4 + 3] ?? 0) < VISIBLE) continue
    columns.add(pixel % width)
    rows.add(Math.floor(pixel / width))
  }
  const empty = (filled: Set<number>, size: number) =>
    filled.size === 0 ? 1 : 1 - (Math.max(...filled) - Math.min(...filled) + 1) / size
  return Math.max(empty(columns, width), empty(rows, height))
}

/** The minimum alpha, out of 255, of a visible pixel; anti-aliased edges may have less. */
const VISIBLE = 16

/** Whether a raster image has no transparency, and therefore hides the page's background. */
export function isOpaque({ data }: PNG): boolean {
  return data.every((value, index) => index % 4 !== 3 || value === 255)
}

/** @param isInlined whether the drawing is part of the page; in an image, `currentColor` is black */
export function renderDrawing(source: string, isInlined: boolean): RenderedLogo {
  return { light: renderIn('light', source, isInlined), dark: renderIn('dark', source, isInlined) }
}

/** Premultiplies a raster image's colours by alpha. Both colour schemes get the same pixels. */
export function renderPicture({ data, width, height }: PNG): RenderedLogo {
  const multiplied = data.map((value, at) =>
    at % 4 === 3 ? value : (value * (data[at | 3] ?? 0)) / 255,
  )
  const pixels = { data: multiplied, width, height }
  return { light: pixels, dark: pixels }
}

function renderIn(scheme: Scheme, source: string, isInlined: boolean): Pixels {
  const paint = (name: string) => color(`${name}-${scheme}`)
  const { viewBox, markup } = drawLogo(source, { paint, prefix: '' })
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" color="${isInlined ? paint('ink') : 'black'}">` +
    `${markup}</svg>`
  const {
    pixels: data,
    width,
    height,
  } = new Resvg(svg, {
    fitTo: { mode: 'width', value: WIDTH },
    // Loading fonts takes longer than drawing, and logos contain no text.
    font: { loadSystemFonts: false },
  }).render()
  return { data, width, height }
}

/** The share of a logo that has enough contrast, weighted by alpha; NaN if nothing is visible. */
function contrastingShare(pixels: Uint8Array, ground: string): number {
  const behind = [1, 3, 5].map((start) => Number.parseInt(ground.slice(start, start + 2), 16))
  // Caches the results, because most logos have few colours.
  const known = new Map<number, boolean>()
  const contrasts = (at: number, alpha: number): boolean => {
    const front = behind.map((value, index) => value * (1 - alpha) + (pixels[at + index] ?? 0))
    return ratio(luminance(front), luminance(behind)) >= MIN_RATIO
  }
  const view = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength)
  let visible = 0
  let contrasting = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = (pixels[at + 3] ?? 0) / 255
    if (alpha === 0) continue
    visible += alpha
    const paint = view.getUint32(at)
    const isContrasting = known.get(paint) ?? contrasts(at, alpha)
    known.set(paint, isContrasting)
    if (isContrasting) contrasting += alpha
  }
  return contrasting / visible
}

function ratio(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Relative luminance of an sRGB colour (WCAG 2.2). */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
