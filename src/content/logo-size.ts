/**
 * Area of a logo in square pixels, so that long and short logos look equally large, and its maximum
 * height in pixels.
 */
const AREA = 2400
const MAX_HEIGHT = 40

/** The size in pixels at which the page shows the logo of a client. */
export function logoSize(ratio: number): { width: number; height: number } {
  const height = Math.min(MAX_HEIGHT, Math.sqrt(AREA / ratio))
  return { width: Math.round(height * ratio), height: Math.round(height) }
}
