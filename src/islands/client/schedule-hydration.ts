import type { ComponentType } from 'react'
import { whenOnline } from '../../client/when-online.ts'
import { whenVisible } from '../../client/when-visible.ts'
import type { IslandData } from '../island-root.tsx'
import type { IslandName } from './island-loaders.ts'

type Loaders = Record<string, () => Promise<ComponentType<never>>>

/** Events in an island that can trigger its immediate hydration. */
const interactions = ['pointerover', 'pointerdown', 'focusin', 'click', 'keydown', 'submit']

/**
 * The first of these events starts loading the islands near the viewport. `pointermove` is not
 * included because it also fires when a page opens under the pointer.
 */
const firstInteractions = ['scroll', 'pointerdown', 'keydown']

/**
 * Schedules the hydration of each island on the page.
 *
 * @param loaders functions that load the islands' components, keyed by island name
 */
export function hydrateIslands(loaders: Loaders): void {
  const interaction = firstInteraction()
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
    scheduleHydration(root, interaction, loaders)
  }
}

/** Hydrates an island immediately if it is on the page. */
export function requestHydration(name: IslandName): void {
  document.querySelector(`[data-island="${name}"]`)?.dispatchEvent(new Event('hydrate'))
}

/** Resolves at the first interaction, or in the next frame if the page is already scrolled. */
function firstInteraction(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const type of firstInteractions) addEventListener(type, resolve, { once: true })
    // Reading scrollY immediately would force a synchronous layout.
    requestAnimationFrame(() => scrollY > 0 && resolve(undefined))
  })
}

function scheduleHydration(
  root: HTMLElement,
  interaction: Promise<unknown>,
  loaders: Loaders,
): void {
  const listeners = new AbortController()
  const { signal } = listeners
  const onHover = root.dataset['when'] === 'hover'
  let missed: Event | undefined
  let pressed: HTMLElement | undefined
  let started = false
  const original = root.querySelector('[data-root]')?.cloneNode(true)

  const start = async () => {
    if (started) return
    started = true
    try {
      const { replayEvent, replayHoverAndFocus } = await hydrate(root, original, loaders).finally(
        () => delete pressed?.dataset['busy'],
      )
      root.dataset['hydrated'] = ''
      listeners.abort()
      if (onHover) replayHoverAndFocus(root)
      else if (missed !== undefined) replayEvent(missed)
    } catch (error) {
      // oxlint-disable-next-line no-console -- The fallback does not show the reason.
      console.error(error)
      listeners.abort()
      showFallback(root)
    }
  }

  root.addEventListener('hydrate', start, { signal })
  for (const type of interactions) {
    root.addEventListener(
      type,
      (event) => {
        if (onHover && !(opensTooltip(event) && matchMedia(root.dataset['media'] ?? '').matches))
          return
        const control = controlWithoutEffect(event)
        if (control) {
          event.preventDefault()
          missed = event
          if (event.type === 'click' && !focusInvalidField(control)) {
            delete pressed?.dataset['busy']
            pressed = control
            // Shows at once that the control was pressed.
            control.dataset['busy'] = ''
          }
        }
        void start()
      },
      { signal, capture: true },
    )
  }
  if (!onHover) void interaction.then(() => whenVisible(root, start))
}

/** Loads and hydrates an island; returns the functions that replay earlier events. */
async function hydrate(root: HTMLElement, original: Node | undefined, loaders: Loaders) {
  const name = root.dataset['island'] ?? ''
  const container = root.querySelector('[data-root]')
  const data = root.querySelector('script')?.textContent
  if (!container || !original || !data) throw new Error(`The island ${name} is incomplete`)
  await whenOnline()
  const [{ hydrateIsland, undoTranslation, ...replay }, Island] = await Promise.all([
    import('./hydrate-island.tsx'),
    loaders[name]?.(),
  ])
  undoTranslation(container, original)
  const island = JSON.parse(data) as IslandData<object>
  await hydrateIsland(container, name, Island as Parameters<typeof hydrateIsland>[2], island)
  return replay
}

/** Whether an event opens a tooltip: its pointer can hover, or its target has visible focus. */
function opensTooltip(event: Event): boolean {
  if (event instanceof PointerEvent) return event.pointerType !== 'touch'
  return (event.target as Element).matches(':focus-visible')
}

/** Keys that move between tabs. Enter and Space are not included, because they trigger a click. */
const tabKeys = ['ArrowLeft', 'ArrowRight', 'Home', 'End']

/**
 * Returns the control that can respond to an event only once hydrated: a clicked button or tab, a
 * tab that receives one of `tabKeys`, or a submitted form. Links and fields need no JavaScript.
 */
function controlWithoutEffect(event: Event): HTMLElement | null {
  const target = event.target as HTMLElement
  if (event.type === 'submit') return target
  if (event.type === 'click') return target.closest('button, [role=tab]')
  if (!(event instanceof KeyboardEvent)) return null
  const modified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
  return !modified && tabKeys.includes(event.key) ? target.closest('[role=tab]') : null
}

/**
 * Focuses the first invalid field in the clicked button's form; returns whether a field is invalid.
 * The island reports the errors once it is hydrated. Phones show their keyboard only if the focus
 * moves during the event.
 */
function focusInvalidField(clicked: Element): boolean {
  const field = clicked.closest('form')?.querySelector<HTMLElement>(':invalid')
  field?.focus()
  return Boolean(field)
}

/** Shows the island's fallback, if any. Most islands enhance content that works without JavaScript. */
function showFallback(root: HTMLElement): void {
  const fallback = root.querySelector('template')
  if (fallback) root.append(fallback.content.cloneNode(true))
  root.querySelector('.reload')?.addEventListener('click', () => location.reload())
  root.dataset['failed'] = ''
}
