/** The logo: the component, the icons and the Open Graph images use this drawing. */
export const drawing = {
  /** Side of the square viewBox. */
  size: 24,
  line: 'M3 3.5l8 9.2L18.4 5.6M11 12.7V21.5',
  strokeWidth: 3,
  point: { x: 20, y: 4, radius: 3.2 },
} as const
