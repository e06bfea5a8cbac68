import { inView } from 'motion'
import { animate } from 'motion/mini'
import { prefersReducedMotion } from '../reduced-motion.ts'

/** From this width on the cards rise in (specification, sections 2 and 9). */
const WIDE = '(min-width: 768px)'

/**
 * Lets elements rise as they are scrolled into view. Those that are on screen
 * already stay as they are: what has been seen does not vanish to come back.
 *
 * @returns what stops the watching
 */
export function riseOnScroll(elements: Iterable<Element>): () => void {
  if (prefersReducedMotion() || !matchMedia(WIDE).matches) return () => {}
  const below = Array.from(elements).filter(
    (element) => element.getBoundingClientRect().top >= innerHeight,
  )
  const stops = below.map((element) =>
    inView(element, () => {
      animate(
        element,
        { opacity: [0, 1], transform: ['translateY(3rem)', 'translateY(0)'] },
        { duration: 0.5 },
      )
    }),
  )
  return () => stops.forEach((stop) => stop())
}
