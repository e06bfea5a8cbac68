import { inView } from 'motion'
import { animate } from 'motion/mini'
import { prefersReducedMotion } from '../../../islands/reduced-motion.ts'

/**
 * The cards are animated only on viewports of at least this width (specification, sections 2 and
 * 9).
 */
const WIDE = '(min-width: 768px)'

/**
 * Animates elements below the viewport as they are scrolled into view, in browsers that cannot do
 * so with CSS (`pricing.css`). Elements that are already visible are not animated.
 *
 * @returns a function that stops observing
 */
export function riseOnScroll(elements: Iterable<Element>): () => void {
  if (CSS.supports('animation-timeline: view()')) return () => {}
  if (prefersReducedMotion() || !matchMedia(WIDE).matches) return () => {}
  const stops = Array.from(elements)
    .filter(isBelowViewport)
    .map((element) =>
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

export function isBelowViewport(element: Element): boolean {
  return element.getBoundingClientRect().top >= innerHeight
}
