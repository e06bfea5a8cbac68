import type { ContentOnPage, TextOnPage } from '../../cli/built-site/content-on-page.ts'
import { hidePanel, showList, showLocation, showMessage, showPanel } from './view.ts'

/* Runs in the browser, in development only. */

/**
 * The elements that show texts from the content, each with the texts that it may show, the most
 * likely first. The elements are in document order, but those in the head come last.
 */
type Texts = ReadonlyMap<Element, readonly TextOnPage[]>

/** Read again each time Alt is pressed, because pages and content change. */
let texts: Promise<Texts> | undefined
let pointer: Point | undefined

addEventListener('pointermove', (event) => {
  pointer = event
  if (isAltAlone(event)) void inspect()
  else stop()
})
addEventListener('keydown', (event) => {
  // Compares the code, not the key: on macOS, Alt+T types a different character.
  if (event.code === 'KeyT' && isAltAlone(event)) {
    event.preventDefault()
    void list()
  } else if (event.key === 'Alt' && isAltAlone(event)) void inspect()
})
addEventListener('keyup', ({ key }) => {
  if (key === 'Alt') stop()
})
addEventListener('blur', stop)
addEventListener('scroll', hidePanel, { passive: true })

for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const) {
  addEventListener(type, onPress, { capture: true })
}

/** While Alt is held down, clicks open the editor, and neither follow links nor submit forms. */
function onPress(event: MouseEvent): void {
  if (!isAltAlone(event)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (event.type !== 'click') return
  // A click triggered by a key has no position.
  void edit(event.detail === 0 ? event.target : visibleElementAt(event))
}

function isAltAlone({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent): boolean {
  return altKey && !ctrlKey && !metaKey && !shiftKey
}

function stop(): void {
  texts = undefined
  hidePanel()
}

async function inspect(): Promise<void> {
  const current = (texts ??= readTexts())
  const found = textsAt(await current, pointer && visibleElementAt(pointer))
  // Alt may have been released in the meantime.
  if (texts !== current) return
  if (found) showPanel(...found)
  else hidePanel()
}

async function edit(target: EventTarget | null | undefined): Promise<void> {
  const [, [text] = []] = textsAt(await (texts ??= readTexts()), target) ?? []
  if (text) await openEditor(text)
}

/** Lists the texts, with those from the visible section's file expanded. */
async function list(): Promise<void> {
  const found = await (texts ??= readTexts())
  hidePanel()
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  const part = middle?.closest('section, header, footer, main')
  const [, [inView] = []] = [...found].find(([element]) => part?.contains(element)) ?? []
  showList(new Set([...found.values()].flat()), inView?.file, (text) => void openEditor(text))
}

type Point = Pick<MouseEvent, 'clientX' | 'clientY'>

/**
 * Returns the topmost non-transparent element at a point: the words in the headline are stacked,
 * and all but one are transparent.
 */
function visibleElementAt({ clientX, clientY }: Point): Element | undefined {
  const stack = document.elementsFromPoint(clientX, clientY)
  return stack.find((element) => element.checkVisibility({ opacityProperty: true }))
}

function textsAt(found: Texts, target: EventTarget | null | undefined) {
  for (let node = target; node instanceof Element; node = node.parentElement) {
    const shown = found.get(node)
    if (shown) return [node, shown] as const
  }
  return undefined
}

async function openEditor({ location }: TextOnPage): Promise<void> {
  const response = await fetch(`/__open-in-editor?file=${encodeURIComponent(location)}`)
  if (!response.ok) showLocation(location)
}

/**
 * Sends the current page to the server, with its elements numbered, and reads from the response
 * which texts they show.
 */
async function readTexts(): Promise<Texts> {
  const elements = [...document.querySelectorAll('*')]
  // In a separate document, a copy neither loads images nor runs custom elements.
  const copy = document.implementation.createHTMLDocument()
  copy.replaceChild(copy.importNode(document.documentElement, true), copy.documentElement)
  for (const [number, element] of copy.querySelectorAll('*').entries()) {
    element.setAttribute('data-element-number', String(number))
  }
  const response = await fetch(`/__content-inspector${location.pathname}`, {
    method: 'POST',
    body: `<!doctype html>${copy.documentElement.outerHTML}`,
  })
  if (!response.ok) {
    showMessage(await response.text())
    return new Map()
  }
  const content = (await response.json()) as ContentOnPage
  const found = elements.flatMap((element, number) => {
    const shown = content.elements[number]?.flatMap((index) => content.texts[index] ?? [])
    return shown ? [[element, shown] as const] : []
  })
  // Texts that only search engines and social networks read come last.
  const inHead = ([element]: readonly [Element, unknown]) => Number(document.head.contains(element))
  return new Map(found.toSorted((one, other) => inHead(one) - inHead(other)))
}
