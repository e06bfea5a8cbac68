/**
 * Area of a logo, in square pixels, so that wide and narrow logos look equally large, and maximum
 * height, in pixels, which makes the area of tall logos smaller.
 */
const AREA = 2400
const MAX_HEIGHT = 40

/** Returns the displayed size, in pixels, of a logo with this width-to-height ratio. */
export function logoSize(ratio: number): { width: number; height: number } {
  const height = Math.min(MAX_HEIGHT, Math.sqrt(AREA / ratio))
  return { width: Math.round(height * ratio), height: Math.round(height) }
}
