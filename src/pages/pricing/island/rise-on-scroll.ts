import { inView } from 'motion'
import { animate } from 'motion/mini'
import { PHONES } from '../../../components/viewports.ts'
import { prefersReducedMotion } from '../../../islands/reduced-motion.ts'

/**
 * Animates elements below the viewport as they are scrolled into view, in browsers that cannot do
 * so with CSS (`pricing.css`). None are animated on phones (specification, sections 2 and 9) or for
 * visitors who prefer reduced motion.
 *
 * @returns a function that stops observing the elements
 */
export function riseOnScroll(elements: Iterable<Element>): () => void {
  if (CSS.supports('animation-timeline: view()')) return () => {}
  if (prefersReducedMotion() || matchMedia(PHONES).matches) return () => {}
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
