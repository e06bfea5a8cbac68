import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { IslandRoot, type IslandData } from '../island-root.tsx'

/**
 * Hydrates an island. Resolves once it can handle events; rejects if even its error message cannot
 * be rendered. Hydration is synchronous, because painting between tasks would delay the response to
 * a tap on a slow phone.
 */
export function hydrateIsland(
  container: Element,
  name: string,
  Island: ComponentType<object>,
  { language, props }: IslandData<object>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    flushSync(() => {
      hydrateRoot(
        container,
        <IslandRoot Island={Island} language={language} props={props} onReady={resolve} />,
        { identifierPrefix: name, onUncaughtError: reject },
      )
    })
  })
}

/**
 * Restores an island's original content if the browser has translated it, because React would fail
 * to hydrate the translation and lose the slots. The browser then translates the content again.
 */
export function undoTranslation(container: Element, original: Node): void {
  if (!container.querySelector('font') && container.textContent === original.textContent) return
  const { id = '' } = document.activeElement ?? {}
  container.replaceChildren(...original.childNodes)
  document.getElementById(id)?.focus()
}

/** Replays an event that happened before its island was hydrated. */
export function replayEvent(event: Event): void {
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

/** Dispatches events for elements that are already hovered or focused, to open their tooltips. */
export function replayHoverAndFocus(root: HTMLElement): void {
  // Radix opens a tooltip on `pointermove`, not on `pointerenter`.
  const move = new PointerEvent('pointermove', { bubbles: true })
  const focus = new FocusEvent('focusin', { bubbles: true })
  innermost(root, ':hover')?.dispatchEvent(move)
  innermost(root, ':focus-visible')?.dispatchEvent(focus)
}

function innermost(root: HTMLElement, selector: string): Element | undefined {
  return [...root.querySelectorAll(selector)].at(-1)
}
