import type { Browser, CDPSession } from 'playwright/test'

interface TabOptions {
  /** In CSS pixels. */
  width: number
  touch: boolean
  /** CPU throttling factor. */
  slowdown?: number
}

export interface Point {
  x: number
  y: number
}

// eslint-disable-next-line typescript/no-explicit-any -- each method of the protocol has its own type
type Message = any

/** Milliseconds. */
const TIMEOUT = 60_000

/**
 * A tab in its own browser context, controlled through its tab target. Playwright attaches to page
 * targets, for which Chromium disables prerendering.
 */
export class PlainTab {
  /** The status changes of prerendered pages: `Pending`, `Running`, `Ready`, `Success`, `Failure`. */
  readonly preparing: { url: string; status: string }[] = []
  /** Sessions of the pages: the visible one first, then those that are prerendered. */
  #pages: string[] = []
  #responses = new Map<number, (message: Message) => void>()
  #lastId = 0

  private constructor(
    private readonly root: CDPSession,
    private readonly context: string,
    private readonly session: string,
    private readonly setup: [method: string, params?: object][],
  ) {
    root.on('Target.receivedMessageFromTarget', ({ message }) => this.#receive(JSON.parse(message)))
  }

  static async open(browser: Browser, { width, touch, slowdown = 1 }: TabOptions) {
    const root = await browser.newBrowserCDPSession()
    const { browserContextId } = await root.send('Target.createBrowserContext')
    const target = { url: 'about:blank', browserContextId, forTab: true }
    const { targetId } = await root.send('Target.createTarget', target)
    const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: false })
    const metrics = { width, height: 823, deviceScaleFactor: 1, mobile: touch }
    const tab = new PlainTab(root, browserContextId, sessionId, [
      ['Page.enable'],
      ['Preload.enable'],
      ['Emulation.setDeviceMetricsOverride', metrics],
      ['Emulation.setTouchEmulationEnabled', { enabled: touch }],
      ['Emulation.setCPUThrottlingRate', { rate: slowdown }],
      ['Runtime.runIfWaitingForDebugger'],
    ])
    const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }
    await tab.#sendTo(undefined, 'Target.setAutoAttach', attach)
    await tab.until(() => tab.#pages.length > 0)
    return tab
  }

  /** Resolves once the page has loaded. */
  async open(url: string): Promise<void> {
    await this.send('Page.navigate', { url })
    await this.evaluate(
      `new Promise((resolve) => document.readyState === 'complete' && location.href !== 'about:blank' ? resolve() : addEventListener('load', resolve))`,
    )
  }

  /** Sends a command to the visible page. */
  send(method: string, params: object = {}): Promise<Message> {
    return this.#sendTo(this.#pages[0], method, params)
  }

  /** Evaluates an expression in the visible page; promises are awaited. */
  async evaluate<T>(expression: string): Promise<T> {
    const options = { expression, returnByValue: true, awaitPromise: true }
    return (await this.send('Runtime.evaluate', options)).result.value as T
  }

  /** The centre of the first element that matches, scrolled into view. */
  centreOf(selector: string): Promise<Point> {
    return this.evaluate(`(() => {
      const element = document.querySelector(${JSON.stringify(selector)})
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })()`)
  }

  hover(point: Point): Promise<void> {
    return this.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point })
  }

  async click(point: Point): Promise<void> {
    const button = { button: 'left', clickCount: 1, ...point }
    await this.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button })
    // Not awaited: the page may be closed before it responds.
    this.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }).catch(() => {})
  }

  /** Starts a touch. */
  touch(point: Point): Promise<void> {
    return this.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  }

  /** Ends a touch. */
  lift(): void {
    this.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }).catch(() => {})
  }

  /** Resolves once a condition is true. */
  async until(condition: () => boolean): Promise<void> {
    const deadline = Date.now() + TIMEOUT
    while (!condition()) {
      if (Date.now() > deadline) throw new Error(`Timed out: ${condition}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  async close(): Promise<void> {
    await this.root.send('Target.disposeBrowserContext', { browserContextId: this.context })
    await this.root.detach()
  }

  async #sendTo(page: string | undefined, method: string, params: object): Promise<Message> {
    const id = ++this.#lastId
    const response = new Promise<Message>((resolve) => this.#responses.set(id, resolve))
    const message = JSON.stringify({ id, method, params, sessionId: page })
    await this.root.send('Target.sendMessageToTarget', { sessionId: this.session, message })
    const { error, result } = await response
    if (error !== undefined) throw new Error(`${method}: ${error.message}`)
    return result
  }

  #receive({ id, method, params, ...response }: Message): void {
    if (id !== undefined) this.#responses.get(id)?.(response)
    if (method === 'Target.attachedToTarget') this.#attach(params.sessionId)
    if (method === 'Target.detachedFromTarget') {
      this.#pages = this.#pages.filter((page) => page !== params.sessionId)
    }
    if (method === 'Preload.prerenderStatusUpdated') {
      this.preparing.push({ url: params.key.url, status: params.status })
    }
  }

  #attach(page: string): void {
    this.#pages.push(page)
    // Sent without waiting: the page responds to few commands before the last one, and rejects some.
    for (const [method, params = {}] of this.setup) {
      this.#sendTo(page, method, params).catch(() => {})
    }
  }
}
