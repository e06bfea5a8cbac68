import { afterPaint } from '../../../islands/after-paint.ts'

/**
 * Scrolls a new exchange into view. While its answer is awaited, animates its question from the
 * chip into place, and the previous exchange upwards.
 *
 * @returns a function that cancels the animation if it has not begun
 */
export function showExchange(
  exchange: Element,
  { isAwaited, isNew }: { isAwaited: boolean; isNew: boolean },
): (() => void) | undefined {
  if (isNew) exchange.scrollIntoView({ block: 'nearest' })
  if (!isAwaited) return undefined
  let cancelled = false
  // First let the chip show that it was pressed.
  void afterPaint().then(() => cancelled || moveFromChip(exchange))
  return () => {
    cancelled = true
  }
}

function moveFromChip(exchange: Element): void {
  const ask = exchange.closest('.ask')
  const chip = ask?.querySelector('.current')
  const question = exchange.querySelector('.question')
  if (!ask || !chip || !question) return
  const [origin, from, to] = [ask, chip, question].map((one) => one.getBoundingClientRect())
  if (!origin || !from || !to) return
  const copy = question.cloneNode(true) as HTMLElement
  copy.classList.add('moving')
  copy.ariaHidden = 'true'
  copy.style.left = `${to.left - origin.left}px`
  copy.style.top = `${to.top - origin.top}px`
  copy.style.width = `${to.width}px`
  copy.style.height = `${to.height}px`
  const timing = { duration: 350, easing: 'cubic-bezier(0.4, 0.1, 0.2, 1)' }
  ask.append(copy)
  const { bottom } = question.nextElementSibling?.getBoundingClientRect() ?? to
  const above = exchange.previousElementSibling?.querySelectorAll('.question, .answer')
  above?.forEach((bubble) => {
    bubble.animate({ translate: [`0 ${bottom - to.top}px`, '0 0'] }, timing)
  })
  question.animate({ opacity: [0, 0] }, timing)
  const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(chip)
  // The copy starts wide enough to keep its line breaks, shifted left so as not to widen the page.
  const width = Math.max(from.width, to.width)
  const left = Math.min(from.left, origin.right - width)
  const translate = `${left - to.left}px ${from.top - to.top}px`
  const looks = {
    width: `${width}px`,
    height: `${from.height}px`,
    backgroundColor,
    fontSize,
    fontWeight,
  }
  // The text's colour changes in a single step, so that the text is legible throughout.
  const movement = copy.animate(
    [{ translate, color, ...looks }, { color, offset: 0.2 }, { color: 'white', offset: 0.21 }, {}],
    timing,
  )
  movement.onfinish = () => copy.remove()
  chip.animate({ color: ['transparent', 'transparent'] }, { duration: 120 })
}
