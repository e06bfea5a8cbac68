import type { Browser, CDPSession } from 'playwright/test'

interface TabOptions {
  width: number
  touch: boolean
  /** How much slower than this machine it is. */
  slowdown?: number
}

/** What is read of the events of the protocol. */
interface EventParameters {
  sessionId: string
  targetInfo: { subtype?: string }
  headers: Record<string, string>
  key: { url: string }
  status: string
}

interface Message {
  id?: number
  sessionId?: string
  method?: string
  params?: Partial<EventParameters>
  result?: unknown
  error?: { message: string }
}

export interface Point {
  x: number
  y: number
}

/** A page of the tab: the one to be seen, or one that is prepared. */
interface PreparedPage {
  session: string
  prepared: boolean
  /** Whether it knows on what device it is. */
  equipped: boolean
}

/**
 * A tab of which the browser is told that it is one. A browser prerenders nothing while somebody
 * drives its pages as Playwright does, from the page itself; from the tab it does.
 */
export class PlainTab {
  /** Header `Sec-Purpose` of each request that had one. */
  readonly purposes: string[] = []
  /** What the preparing of pages came to: `Pending`, `Running`, `Ready`, `Success`, `Failure`. */
  readonly preparing: { url: string; status: string }[] = []
  #pages: PreparedPage[] = []
  #waiting = new Map<number, (message: Message) => void>()
  #watchers = new Set<() => void>()
  #lastId = 0

  private constructor(
    private readonly root: CDPSession,
    private readonly tab: string,
    private readonly context: string,
    private readonly options: TabOptions,
  ) {}

  static async open(browser: Browser, options: TabOptions): Promise<PlainTab> {
    const root = await browser.newBrowserCDPSession()
    const { browserContextId } = await root.send('Target.createBrowserContext')
    const address = { url: 'about:blank', browserContextId, forTab: true }
    const { targetId } = await root.send('Target.createTarget', address)
    const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: false })
    const tab = new PlainTab(root, sessionId, browserContextId, options)
    root.on('Target.receivedMessageFromTarget', (event) => {
      if (event.sessionId === sessionId) tab.#receive(JSON.parse(event.message) as Message)
    })
    const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }
    await tab.#sendTo(undefined, 'Target.setAutoAttach', attach)
    await tab.until(() => tab.#pages[0]?.equipped === true)
    return tab
  }

  /** Sends a command of the DevTools protocol to the page that is to be seen. */
  send(method: string, params: object = {}): Promise<unknown> {
    return this.#sendTo(this.#pages.find(({ prepared }) => !prepared)?.session, method, params)
  }

  /** The value of an expression in the page that is to be seen; a promise is awaited. */
  async evaluate<T>(expression: string): Promise<T> {
    const options = { expression, returnByValue: true, awaitPromise: true }
    return ((await this.send('Runtime.evaluate', options)) as { result: { value: T } }).result.value
  }

  /** The value of an expression in the page that is being prepared. */
  async evaluatePrepared<T>(expression: string): Promise<T> {
    const session = this.#pages.find(({ prepared }) => prepared)?.session
    const options = { expression, returnByValue: true }
    return ((await this.#sendTo(session, 'Runtime.evaluate', options)) as { result: { value: T } })
      .result.value
  }

  async open(url: string): Promise<void> {
    await this.send('Page.navigate', { url })
    await this.evaluate(
      `new Promise((resolve) => document.readyState === 'complete' && location.href !== 'about:blank' ? resolve() : addEventListener('load', resolve))`,
    )
  }

  /** The middle of the first element of a selector, brought into view. */
  centreOf(selector: string): Promise<Point> {
    return this.evaluate(`(() => {
      const element = document.querySelector(${JSON.stringify(selector)})
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })()`)
  }

  hover(point: Point) {
    return this.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point })
  }

  async press(point: Point): Promise<void> {
    const button = { button: 'left', clickCount: 1, ...point }
    await this.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button })
    this.#sendUnanswered('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button })
  }

  /** Puts a finger on the screen. */
  touch(point: Point) {
    return this.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  }

  /** Takes the finger off the screen. */
  lift(): void {
    this.#sendUnanswered('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  /** Settles once something holds; it is asked again whenever the browser tells something. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      await new Promise<void>((resolve) => this.#watchers.add(resolve))
    }
  }

  async close(): Promise<void> {
    await this.root.send('Target.disposeBrowserContext', { browserContextId: this.context })
    await this.root.detach()
  }

  /** A page that is prepared may be visited before the one that is left has answered. */
  #sendUnanswered(method: string, params: object): void {
    void this.send(method, params).catch(() => {})
  }

  async #sendTo(session: string | undefined, method: string, params: object): Promise<unknown> {
    const id = ++this.#lastId
    const answered = new Promise<Message>((resolve) => this.#waiting.set(id, resolve))
    const message = JSON.stringify({ id, method, params, sessionId: session })
    await this.root.send('Target.sendMessageToTarget', { sessionId: this.tab, message })
    const { error, result } = await answered
    if (error !== undefined) throw new Error(`${method}: ${error.message}`)
    return result
  }

  #receive({ id, method, params = {}, ...answer }: Message): void {
    if (id !== undefined) this.#waiting.get(id)?.(answer)
    const { sessionId = '', targetInfo, headers, key, status = '' } = params
    if (method === 'Target.attachedToTarget') {
      const prepared = targetInfo?.subtype === 'prerender'
      const page = { session: sessionId, prepared, equipped: false }
      this.#pages.push(page)
      void this.#equip(page)
    }
    if (method === 'Target.detachedFromTarget') this.#leave(sessionId)
    const purpose = headers?.['Sec-Purpose']
    if (purpose !== undefined) this.purposes.push(purpose)
    if (method === 'Preload.prerenderStatusUpdated' && key !== undefined) {
      this.preparing.push({ url: key.url, status })
    }
    this.#tell()
  }

  #tell(): void {
    for (const look of this.#watchers) look()
    this.#watchers.clear()
  }

  /** The page that is visited takes the place of the one that is left. */
  #leave(session: string): void {
    const left = this.#pages.find((page) => page.session === session)
    this.#pages = this.#pages.filter((page) => page !== left)
    if (left?.prepared === false) for (const page of this.#pages) page.prepared = false
  }

  async #equip(page: PreparedPage): Promise<void> {
    const { width, touch, slowdown } = this.options
    const commands: [method: string, params?: object][] = [
      ['Network.enable'],
      ['Page.enable'],
      ['Preload.enable'],
      [
        'Emulation.setDeviceMetricsOverride',
        { width, height: 823, deviceScaleFactor: 1, mobile: touch },
      ],
      ['Emulation.setTouchEmulationEnabled', { enabled: touch }],
      ['Emulation.setCPUThrottlingRate', { rate: slowdown ?? 1 }],
      ['Runtime.runIfWaitingForDebugger'],
    ]
    // All at once: a page that waits for the last answers some of the others only afterwards.
    await Promise.allSettled(
      commands.map(([method, params = {}]) => this.#sendTo(page.session, method, params)),
    )
    page.equipped = true
    this.#tell()
  }
}
