/** Repeats an interaction that came before its island was awake. */
export function repeatEvent(event: Event): void {
  const { target } = event
  if (!(target instanceof HTMLElement || target instanceof SVGElement)) return
  if (event.type === 'submit') {
    if (target instanceof HTMLFormElement) target.requestSubmit()
  } else if (event instanceof KeyboardEvent) {
    target.dispatchEvent(new KeyboardEvent('keydown', event))
  } else {
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
}

/**
 * Tells an island that shows names where the pointer and the focus are by now:
 * both may rest there, and may have been elsewhere when the island was asked for.
 */
export function tellPlace(mark: HTMLElement): void {
  // Radix tooltips open on movement, not on arrival.
  const places = [
    [':hover', 'pointermove'],
    [':focus-visible', 'focusin'],
  ] as const
  for (const [place, type] of places) {
    const innermost = [...mark.querySelectorAll(place)].at(-1)
    innermost?.dispatchEvent(new PointerEvent(type, { bubbles: true }))
  }
}
