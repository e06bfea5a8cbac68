import type { Browser, CDPSession } from 'playwright'

// eslint-disable-next-line typescript/no-explicit-any -- the protocol has a shape for each method
type Shape = any

/** An event of the DevTools protocol. */
export interface ProtocolEvent {
  method: string
  params: Shape
  /** Whether it came from a page that is prepared and not to be seen yet. */
  prepared: boolean
}

interface Message {
  id?: number
  sessionId?: string
  method?: string
  params?: Shape
  result?: Shape
  error?: { message: string }
}

/** Slow 4G as Lighthouse has it, in milliseconds and bytes a second, for a phone of a quarter of this machine's speed. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const SLOWDOWN = 4

/** Milliseconds after which what was to happen will not. */
const LONGEST_WAIT = 60_000

const SCREEN = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }

/** Runs in each page before its own scripts: when islands wake and when the page is shown. */
const MARKS = `
  addEventListener('pageshow', ({ persisted }) => performance.mark(persisted ? 'restored' : 'shown'))
  new MutationObserver((changes) => {
    for (const { target } of changes) performance.mark('awake ' + target.dataset.island)
  }).observe(document, { subtree: true, attributeFilter: ['data-awake'] })`

/**
 * A tab of a slow phone. It is driven from the tab and not from its page, as Playwright does:
 * for those pages browsers prepare nothing.
 */
export class PhoneTab {
  readonly events: ProtocolEvent[] = []
  #pages: { session: string; prepared: boolean }[] = []
  #answers = new Map<number, (message: Message) => void>()
  #watchers = new Set<() => void>()
  #lastId = 0

  private constructor(
    private readonly root: CDPSession,
    private readonly session: string,
    private readonly targetId: string,
  ) {}

  /** @param profile the browser context, whose cache the tab shares */
  static async open(browser: Browser, profile: string): Promise<PhoneTab> {
    const root = await browser.newBrowserCDPSession()
    const created = { url: 'about:blank', browserContextId: profile, forTab: true }
    const { targetId } = await root.send('Target.createTarget', created)
    const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: false })
    const tab = new PhoneTab(root, sessionId, targetId)
    root.on('Target.receivedMessageFromTarget', (event) => {
      if (event.sessionId === sessionId) tab.#receive(JSON.parse(event.message) as Message)
    })
    const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }
    await tab.#sendTo(undefined, 'Target.setAutoAttach', attach)
    await tab.until(() => tab.#pages.length > 0)
    return tab
  }

  /** Makes the network slow, which holds once the profile has used it. */
  async slowDown(): Promise<void> {
    await this.send('Network.emulateNetworkConditions', NETWORK)
  }

  /** Sends a command to the page that is to be seen. */
  send(method: string, params: object = {}): Promise<Shape> {
    return this.#sendTo(this.#pages.find(({ prepared }) => !prepared)?.session, method, params)
  }

  /** The value of an expression in the page that is to be seen; a promise is awaited. */
  async evaluate<T>(expression: string): Promise<T> {
    const options = { expression, returnByValue: true, awaitPromise: true }
    return (await this.send('Runtime.evaluate', options)).result.value as T
  }

  /** Settles once something holds; it is asked again whenever the browser tells something. */
  async until(holds: () => boolean): Promise<void> {
    const deadline = Date.now() + LONGEST_WAIT
    while (!holds()) {
      if (Date.now() > deadline) throw new Error(`Waited in vain: ${holds}`)
      await new Promise<void>((resolve) => {
        this.#watchers.add(resolve)
        setTimeout(resolve, 1000)
      })
    }
  }

  async close(): Promise<void> {
    await this.root.send('Target.closeTarget', { targetId: this.targetId })
    await this.root.detach()
  }

  async #sendTo(session: string | undefined, method: string, params: object): Promise<Shape> {
    const id = ++this.#lastId
    const answer = new Promise<Message>((resolve) => this.#answers.set(id, resolve))
    const message = JSON.stringify({ id, method, params, sessionId: session })
    await this.root.send('Target.sendMessageToTarget', { sessionId: this.session, message })
    const { error, result } = await answer
    if (error !== undefined) throw new Error(`${method}: ${error.message}`)
    return result
  }

  #receive({ id, method, params, sessionId, ...answer }: Message): void {
    if (id !== undefined) this.#answers.get(id)?.(answer)
    if (method === 'Target.attachedToTarget') {
      const prepared = params.targetInfo.subtype === 'prerender'
      this.#pages.push({ session: params.sessionId, prepared })
      this.#equip(params.sessionId)
    } else if (method === 'Target.detachedFromTarget') {
      this.#leave(params.sessionId)
    } else if (method !== undefined) {
      const page = this.#pages.find(({ session }) => session === sessionId)
      this.events.push({ method, params, prepared: page?.prepared ?? false })
    }
    for (const look of this.#watchers) look()
    this.#watchers.clear()
  }

  /** The page that is visited takes the place of the one that is left. */
  #leave(session: string): void {
    const left = this.#pages.find((page) => page.session === session)
    this.#pages = this.#pages.filter((page) => page !== left)
    if (left?.prepared === false) for (const page of this.#pages) page.prepared = false
  }

  #equip(session: string): void {
    const commands: [method: string, params?: object][] = [
      ['Network.enable'],
      ['Network.emulateNetworkConditions', NETWORK],
      ['Page.enable'],
      ['Preload.enable'],
      ['Page.addScriptToEvaluateOnNewDocument', { source: MARKS }],
      ['Emulation.setDeviceMetricsOverride', SCREEN],
      ['Emulation.setTouchEmulationEnabled', { enabled: true }],
      ['Emulation.setCPUThrottlingRate', { rate: SLOWDOWN }],
      ['Runtime.runIfWaitingForDebugger'],
    ]
    for (const [method, params = {}] of commands) {
      // A prepared page answers some of them only when it is visited, and refuses others.
      void this.#sendTo(session, method, params).catch(() => {})
    }
  }
}
