import { PNG } from 'pngjs'
import { BLANK } from './fixture-servers.ts'

/** The keys that `press` accepts, named as in `KeyboardEvent.key`. */
export type Key = 'ArrowLeft' | 'ArrowRight' | 'End' | 'Enter' | 'Escape' | 'Home' | 'Tab'

/** A point in the viewport, in CSS pixels. */
export type Point = readonly [x: number, y: number]

/**
 * The number of steps in which the pointer moves to a point. Some event handlers respond
 * differently to a pointer that jumps.
 */
export const STEPS = 5

/** What the behaviours need from a browser, whichever library controls it. */
export interface Driver {
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /** Goes back in the history, as the browser's back button does. */
  back(): Promise<void>
  /** Runs a function in the page; the function must not use variables from outside it. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>
  press(key: Key, options?: { shift: boolean }): Promise<void>
  type(text: string): Promise<void>
  movePointer(to: Point): Promise<void>
  /** Presses and releases the mouse button at the pointer. */
  click(): Promise<void>
  /** Turns the mouse wheel at the pointer. */
  wheel(distance: number): Promise<void>
  /** Sets the size of the viewport. */
  resize(width: number, height: number): Promise<void>
  screenshot(): Promise<Buffer>
  /** The console's errors and warnings, and uncaught errors, since the last call. */
  problems(): Promise<string[]>
  close(): Promise<void>
}

/** The page that a behaviour is tested on. */
export class Page {
  private readonly driver: Driver
  private readonly origin: string

  constructor(driver: Driver, origin: string) {
    this.driver = driver
    this.origin = origin
    this.back = driver.back.bind(driver)
    this.evaluate = driver.evaluate.bind(driver)
    this.press = driver.press.bind(driver)
    this.reload = driver.reload.bind(driver)
    this.resize = driver.resize.bind(driver)
    this.screenshot = driver.screenshot.bind(driver)
    this.type = driver.type.bind(driver)
    this.wheel = driver.wheel.bind(driver)
  }

  readonly back: Driver['back']
  readonly evaluate: Driver['evaluate']
  readonly press: Driver['press']
  readonly reload: Driver['reload']
  readonly resize: Driver['resize']
  readonly screenshot: Driver['screenshot']
  readonly type: Driver['type']
  readonly wheel: Driver['wheel']

  /** Opens a page as on a first visit: with empty storage and in a new document. */
  async open(path: string): Promise<void> {
    await this.goto(BLANK)
    await this.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await this.goto(path)
  }

  async goto(path: string): Promise<void> {
    await this.driver.goto(`${this.origin}${path}`)
  }

  /** Returns the path and the fragment of the page's URL. */
  location(): Promise<string> {
    return this.evaluate(() => location.pathname + location.hash)
  }

  /** Clicks the middle of an element, after scrolling to it if it is covered or not in view. */
  async click(selector: string): Promise<void> {
    await this.hover(selector)
    await this.driver.click()
  }

  /** Moves the pointer to the middle of an element. */
  async hover(selector: string): Promise<void> {
    await this.driver.movePointer(await this.evaluate(middleOf, selector))
  }

  movePointer(to: Point): Promise<void> {
    return this.driver.movePointer(to)
  }

  /** Replaces the value of a field by typing. */
  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector)
    await this.evaluate((field) => {
      document.querySelector<HTMLInputElement>(field)?.select()
    }, selector)
    await this.type(text)
  }

  /** Moves the focus to an element without a key press. */
  focus(selector: string): Promise<void> {
    return this.evaluate((element) => {
      document.querySelector<HTMLElement>(element)?.focus({ preventScroll: true })
    }, selector)
  }

  /** Returns the pixels of an element in the viewport, taken from a screenshot. */
  async picture(selector: string): Promise<Buffer> {
    const box = await this.evaluate((element) => {
      const { x, y, width, height } =
        document.querySelector(element)?.getBoundingClientRect() ?? new DOMRect()
      return [x, y, width, height].map((edge) => Math.round(edge * devicePixelRatio))
    }, selector)
    const [x = 0, y = 0, width = 0, height = 0] = box
    const picture = new PNG({ width, height })
    PNG.bitblt(PNG.sync.read(await this.screenshot()), picture, x, y, width, height)
    return picture.data
  }

  /** Makes elements invisible until another page is opened. */
  hide(selector: string): Promise<void> {
    return this.evaluate((elements) => {
      const style = new CSSStyleSheet()
      style.replaceSync(`${elements} { visibility: hidden }`)
      document.adoptedStyleSheets.push(style)
    }, selector)
  }

  count(selector: string): Promise<number> {
    return this.evaluate((elements) => document.querySelectorAll(elements).length, selector)
  }

  /** Returns the texts of the visible elements, trimmed and with whitespace collapsed. */
  texts(selector: string): Promise<string[]> {
    return this.evaluate(
      (elements) =>
        [...document.querySelectorAll<HTMLElement>(elements)]
          .filter((one) => one.checkVisibility({ visibilityProperty: true }))
          .map(({ innerText }) => innerText.replaceAll(/\s+/g, ' ').trim()),
      selector,
    )
  }

  attribute(selector: string, name: string): Promise<string | null | undefined> {
    return this.evaluate(
      (element, attribute) => document.querySelector(element)?.getAttribute(attribute),
      selector,
      name,
    )
  }

  /** Whether an element has the focus and shows a focus indicator. */
  isFocusVisible(selector: string): Promise<boolean | undefined> {
    return this.evaluate(
      (element) => document.querySelector(element)?.matches(':focus-visible'),
      selector,
    )
  }

  /**
   * Scrolls to a distance from the top without animation, and gives the page two frames to respond.
   */
  scrollTo(top: number): Promise<void> {
    return this.evaluate(async (y) => {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }, top)
  }

  /** Returns an element's distance from the top of the viewport, in CSS pixels. */
  topOf(selector: string): Promise<number | undefined> {
    return this.evaluate(
      (element) => document.querySelector(element)?.getBoundingClientRect().top,
      selector,
    )
  }

  /** Hydrates an island now, wherever it is on the page, and resolves once it handles events. */
  hydrate(name: string): Promise<void> {
    return this.evaluate(async (island) => {
      const element = document.querySelector(`[data-island="${island}"]`)
      element?.dispatchEvent(new Event('hydrate'))
      while (!element?.matches('[data-hydrated]')) await new Promise(requestAnimationFrame)
    }, name)
  }
}

/**
 * Resolves to the middle of an element, once it has stopped moving and nothing covers it.
 *
 * @throws an error if the element cannot be clicked within five seconds
 */
async function middleOf(selector: string): Promise<[number, number]> {
  const middle = (element: Element): [number, number] => {
    // A link may wrap onto two lines; the middle of its box may then be outside both lines.
    const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
    return [Math.round(x + width / 2), Math.round(y + height / 2)]
  }
  let last = ''
  let covering: Element | null = null
  for (const deadline = performance.now() + 5000; performance.now() < deadline;) {
    const element = document.querySelector(selector)
    if (element) {
      const point = middle(element)
      const hit = document.elementFromPoint(...point)
      const isOnTop = hit !== null && (element.contains(hit) || hit.contains(element))
      covering = isOnTop ? null : hit
      if (isOnTop && last === String(point)) return point
      // Scrolling would not move an element in the navigation bar.
      if (!isOnTop && last === String(point) && !element.closest('.bar')) {
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
      }
      last = String(point)
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
  const reason = covering ? `${covering.outerHTML.slice(0, 80)} covers it` : 'it moves'
  throw new Error(`${selector} cannot be clicked at ${last}: ${reason}`)
}
