/**
 * Area of a logo, in square pixels, and its maximum height, in pixels. Equal areas make wide and
 * narrow logos look equally large; the maximum height makes tall logos smaller.
 */
const AREA = 2400
const MAX_HEIGHT = 40

/** Returns the displayed size, in pixels, of a logo with this width-to-height ratio. */
export function logoSize(ratio: number): { width: number; height: number } {
  const height = Math.min(MAX_HEIGHT, Math.sqrt(AREA / ratio))
  return { width: Math.round(height * ratio), height: Math.round(height) }
}
