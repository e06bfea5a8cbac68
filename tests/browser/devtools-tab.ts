import type { Browser, CDPSession } from 'playwright/test'

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

/** A page of the tab: the one to be seen, or one that is prepared. */
interface TabPage {
  session: string
  prepared: boolean
  /** Whether it knows on what device it is. */
  equipped: boolean
}

/** A command and its parameters. */
export type Command = [method: string, params?: object]

/** Milliseconds after which what was to happen will not. */
const LONGEST_WAIT = 60_000

/** The session of a new tab, as of the browser itself. */
export interface AttachedTab {
  root: CDPSession
  session: string
  targetId: string
}

/** @param profile the browser context, whose cache the tab shares */
export async function attachTab(
  browser: Browser,
  profile?: string,
): Promise<AttachedTab & { profile: string }> {
  const root = await browser.newBrowserCDPSession()
  const browserContextId =
    profile ?? (await root.send('Target.createBrowserContext')).browserContextId
  const created = { url: 'about:blank', browserContextId, forTab: true }
  const { targetId } = await root.send('Target.createTarget', created)
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: false })
  return { root, session: sessionId, targetId, profile: browserContextId }
}

/**
 * A tab that is driven from itself and not from its page, as Playwright does: for pages that
 * somebody drives browsers prepare nothing.
 */
export abstract class DevtoolsTab {
  #pages: TabPage[] = []
  #answers = new Map<number, (message: Message) => void>()
  #watchers = new Set<() => void>()
  #lastId = 0

  protected constructor(protected readonly attached: AttachedTab) {}

  /** What each page is told before its own scripts run, but the last: that they may. */
  protected abstract readonly equipment: readonly Command[]

  /** Hears of each event of the pages. */
  protected abstract note(event: ProtocolEvent): void

  /** Settles once the tab has its first page. */
  protected async start(): Promise<void> {
    const { root, session } = this.attached
    root.on('Target.receivedMessageFromTarget', (event) => {
      if (event.sessionId === session) this.#receive(JSON.parse(event.message) as Message)
    })
    const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }
    await this.#sendTo(undefined, 'Target.setAutoAttach', attach)
    await this.until(() => this.#pages[0]?.equipped === true)
  }

  /** Sends a command to the page that is to be seen. */
  send(method: string, params: object = {}): Promise<Shape> {
    return this.#sendTo(this.#sessionOf(false), method, params)
  }

  /** The value of an expression in the page that is to be seen; a promise is awaited. */
  async evaluate<T>(expression: string): Promise<T> {
    const options = { expression, returnByValue: true, awaitPromise: true }
    return (await this.send('Runtime.evaluate', options)).result.value as T
  }

  /** The value of an expression in the page that is being prepared. */
  async evaluatePrepared<T>(expression: string): Promise<T> {
    const options = { expression, returnByValue: true }
    const answer = await this.#sendTo(this.#sessionOf(true), 'Runtime.evaluate', options)
    return answer.result.value as T
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

  #sessionOf(prepared: boolean): string | undefined {
    return this.#pages.find((page) => page.prepared === prepared)?.session
  }

  async #sendTo(session: string | undefined, method: string, params: object): Promise<Shape> {
    const id = ++this.#lastId
    const answer = new Promise<Message>((resolve) => this.#answers.set(id, resolve))
    const message = JSON.stringify({ id, method, params, sessionId: session })
    const { root, session: sessionId } = this.attached
    await root.send('Target.sendMessageToTarget', { sessionId, message })
    const { error, result } = await answer
    if (error !== undefined) throw new Error(`${method}: ${error.message}`)
    return result
  }

  #receive({ id, method, params, sessionId, ...answer }: Message): void {
    if (id !== undefined) this.#answers.get(id)?.(answer)
    if (method === 'Target.attachedToTarget') {
      const prepared = params.targetInfo.subtype === 'prerender'
      const page = { session: params.sessionId, prepared, equipped: false }
      this.#pages.push(page)
      void this.#equip(page)
    } else if (method === 'Target.detachedFromTarget') {
      this.#leave(params.sessionId)
    } else if (method !== undefined) {
      const page = this.#pages.find(({ session }) => session === sessionId)
      this.note({ method, params, prepared: page?.prepared ?? false })
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

  async #equip(page: TabPage): Promise<void> {
    const commands: Command[] = [...this.equipment, ['Runtime.runIfWaitingForDebugger']]
    // All at once: a page that waits for the last answers some only afterwards, and refuses others.
    await Promise.allSettled(
      commands.map(([method, params = {}]) => this.#sendTo(page.session, method, params)),
    )
    page.equipped = true
    this.#tell()
  }
}
