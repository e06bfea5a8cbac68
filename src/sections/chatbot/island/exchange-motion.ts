/**
 * Scrolls to an exchange: the log or, on phones, the page if the exchange is not in view.
 *
 * @returns a function that cancels the scrolling
 */
export function showExchange(
  exchange: Element,
  { isAwaited, isNew }: { isAwaited: boolean; isNew: boolean },
): (() => void) | undefined {
  if (isNew && !isScrolledByLog(exchange)) {
    exchange.scrollIntoView({ block: 'nearest' })
    return undefined
  }
  if (!isAwaited) {
    scrollLogTo(exchange, 'instant')
    return undefined
  }
  // Scrolls after the next paint, so that the chip responds at once.
  const timer = setTimeout(() => {
    moveFromChip(exchange, scrollLogTo(exchange, 'smooth'))
  })
  return () => clearTimeout(timer)
}

/** Whether the log scrolls to an exchange. On phones, the page does. */
function isScrolledByLog({ parentElement }: Element): boolean {
  return parentElement !== null && getComputedStyle(parentElement).overflowY !== 'visible'
}

/** Scrolls the log to an exchange, or to the bottom, and returns the distance in pixels. */
function scrollLogTo(exchange: Element, behavior: ScrollBehavior): number {
  const log = exchange.parentElement
  if (!log) return 0
  const distance = Math.min(
    exchange.getBoundingClientRect().top - log.getBoundingClientRect().top,
    log.scrollHeight - log.clientHeight - log.scrollTop,
  )
  log.scrollBy({ top: distance, behavior })
  return distance
}

/**
 * Moves a copy of the question from its chip into the log, which would clip the question itself.
 */
function moveFromChip(exchange: Element, distance: number): void {
  const chat = exchange.closest('.chat')
  const chip = chat?.querySelector('.current')
  const question = exchange.querySelector('.question')
  if (!chat || !chip || !question) return
  const [origin, from, to] = [chat, chip, question].map((one) => one.getBoundingClientRect())
  if (!origin || !from || !to) return
  const copy = question.cloneNode(true) as HTMLElement
  copy.classList.add('moving')
  copy.ariaHidden = 'true'
  copy.style.left = `${to.left - origin.left}px`
  copy.style.top = `${to.top - distance - origin.top}px`
  copy.style.width = `${to.width}px`
  copy.style.height = `${to.height}px`
  const translate = `${from.left - to.left}px ${from.top - to.top + distance}px`
  const timing = { duration: 350, easing: 'cubic-bezier(0.4, 0.1, 0.2, 1)' }
  chat.append(copy)
  question.animate({ opacity: [0, 0] }, timing)
  const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(chip)
  // Wide enough to keep the same line breaks throughout.
  const width = `${Math.max(from.width, to.width)}px`
  const height = `${from.height}px`
  const looks = { width, height, backgroundColor, fontSize, fontWeight }
  // The colour changes at once, so that the text is legible throughout.
  const movement = copy.animate(
    [{ translate, color, ...looks }, { color, offset: 0.2 }, { color: 'white', offset: 0.21 }, {}],
    timing,
  )
  movement.onfinish = () => copy.remove()
  chip.animate({ color: ['transparent', 'transparent'] }, { duration: 120 })
}
