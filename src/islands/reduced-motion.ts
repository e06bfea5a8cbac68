/** Whether the visitor asked the system for less motion: then nothing moves. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
