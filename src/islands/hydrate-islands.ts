import type { IslandData } from './island-root.tsx'
import { loaders, type IslandName } from './loaders.ts'

/** How far below the screen an island begins to load. */
const MARGIN = '800px'

/** Interactions that wake an island at once and are repeated when it answers. */
const INTERACTIONS = [
  'pointerover',
  'pointerdown',
  'focusin',
  'click',
  'keydown',
  'submit',
] as const

/**
 * What tells that somebody has begun to use the page: until then it is as quick as one without
 * islands. Not `pointermove`, which browsers make up where a page opens under a pointer.
 */
const SIGNS = ['scroll', 'pointerdown', 'keydown'] as const

/** Finds the marked islands of the page and wakes each when it is time. */
export function hydrateIslands(): void {
  const begun = visitorBegins()
  for (const mark of document.querySelectorAll<HTMLElement>('[data-island]')) {
    scheduleWaking(mark, begun)
  }
}

/** Resolves with the first sign of the visitor; at once where the page stands lower than its beginning. */
function visitorBegins(): Promise<unknown> {
  return new Promise((begin) => {
    for (const type of SIGNS) addEventListener(type, begin, { once: true })
    // Asked for now, the height would make the browser lay the whole page out within the script.
    requestAnimationFrame(() => scrollY > 0 && begin(undefined))
  })
}

/** Wakes one island now, if the page has it and it sleeps. */
export function requestHydration(name: IslandName): void {
  document.querySelector(`[data-island="${name}"]`)?.dispatchEvent(new Event('wake'))
}

function scheduleWaking(mark: HTMLElement, begun: Promise<unknown>): void {
  const asleep = new AbortController()
  const { signal } = asleep
  const onHover = mark.dataset['when'] === 'hover'
  let early: Event | undefined
  let waking = false

  const wake = async () => {
    if (waking) return
    waking = true
    try {
      const { repeatEvent, tellPlace } = await hydrate(mark)
      mark.dataset['awake'] = ''
      asleep.abort()
      if (onHover) tellPlace(mark)
      else if (early !== undefined) repeatEvent(early)
    } catch {
      asleep.abort()
      showFallback(mark)
    }
  }

  mark.addEventListener('wake', wake, { signal })
  for (const type of INTERACTIONS) {
    mark.addEventListener(
      type,
      (event) => {
        if (onHover && isTap(event)) return
        if (isAnswer(event)) {
          event.preventDefault()
          early = event
        }
        void wake()
      },
      { signal, capture: true },
    )
  }
  if (!onHover) void begun.then(() => whenNear(mark, wake, signal))
}

/** Wakes the island, and answers with what repeats interactions that came before. */
async function hydrate(mark: HTMLElement) {
  const name = mark.dataset['island'] as IslandName
  const root = mark.querySelector('[data-root]')
  const data = mark.querySelector('script')?.textContent
  if (root === null || !data) throw new Error(`The island ${name} is incomplete`)
  // A browser remembers for the life of the page that a script did not arrive.
  if (!navigator.onLine) await online()
  const [{ hydrateIsland, ...missed }, Island] = await Promise.all([
    import('./hydrate-island.tsx'),
    loaders[name](),
  ])
  const island = JSON.parse(data) as IslandData<object>
  await hydrateIsland(root, name, Island as Parameters<typeof hydrateIsland>[2], island)
  return missed
}

function online(): Promise<unknown> {
  return new Promise((resolve) => addEventListener('online', resolve, { once: true }))
}

function whenNear(mark: Element, wake: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) wake()
    },
    { rootMargin: MARGIN },
  )
  observer.observe(mark)
  signal.addEventListener('abort', () => observer.disconnect())
}

/** Names are for a pointer that hovers and a focus that is shown; a tap on a link needs no island. */
function isTap(event: Event): boolean {
  if (event instanceof PointerEvent) return event.pointerType === 'touch'
  return !(event.target as Element).matches(':focus-visible')
}

/** Keys that move between tabs; Enter and Space come as a click. */
const TAB_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End']

/** Links and fields work without us; buttons, tabs and the form wait for their island. */
function isAnswer(event: Event): boolean {
  if (event.type === 'submit') return true
  if (!(event.target instanceof Element)) return false
  if (event.type === 'click') return event.target.closest('button, [role=tab]') !== null
  if (!(event instanceof KeyboardEvent)) return false
  const modified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
  return !modified && TAB_KEYS.includes(event.key) && event.target.closest('[role=tab]') !== null
}

/** Says that the island failed, unless it only decorates what works without it. */
function showFallback(mark: HTMLElement): void {
  const fallback = mark.querySelector('template')
  if (fallback !== null && mark.dataset['when'] === 'visible') {
    mark.append(fallback.content.cloneNode(true))
  }
  mark.dataset['failed'] = ''
}
