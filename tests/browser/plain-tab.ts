import type { Browser } from 'playwright/test'
import {
  attachTab,
  DevtoolsTab,
  type AttachedTab,
  type Command,
  type ProtocolEvent,
} from './devtools-tab.ts'

interface TabOptions {
  width: number
  touch: boolean
  /** How much slower than this machine it is. */
  slowdown?: number
}

export interface Point {
  x: number
  y: number
}

/** A tab with a profile of its own, of which the browser is told that it is one. */
export class PlainTab extends DevtoolsTab {
  /** Header `Sec-Purpose` of each request that had one. */
  readonly purposes: string[] = []
  /** What the preparing of pages came to: `Pending`, `Running`, `Ready`, `Success`, `Failure`. */
  readonly preparing: { url: string; status: string }[] = []
  protected readonly equipment: readonly Command[]

  private constructor(
    attached: AttachedTab,
    private readonly profile: string,
    { width, touch, slowdown = 1 }: TabOptions,
  ) {
    super(attached)
    const screen = { width, height: 823, deviceScaleFactor: 1, mobile: touch }
    this.equipment = [
      ['Network.enable'],
      ['Page.enable'],
      ['Preload.enable'],
      ['Emulation.setDeviceMetricsOverride', screen],
      ['Emulation.setTouchEmulationEnabled', { enabled: touch }],
      ['Emulation.setCPUThrottlingRate', { rate: slowdown }],
    ]
  }

  static async open(browser: Browser, options: TabOptions): Promise<PlainTab> {
    const attached = await attachTab(browser)
    const tab = new PlainTab(attached, attached.profile, options)
    await tab.start()
    return tab
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

  async close(): Promise<void> {
    const { root } = this.attached
    await root.send('Target.disposeBrowserContext', { browserContextId: this.profile })
    await root.detach()
  }

  protected note({ method, params }: ProtocolEvent): void {
    const purpose = params.headers?.['Sec-Purpose']
    if (purpose !== undefined) this.purposes.push(purpose)
    if (method === 'Preload.prerenderStatusUpdated') {
      this.preparing.push({ url: params.key.url, status: params.status })
    }
  }

  /** A page that is prepared may be visited before the one that is left has answered. */
  #sendUnanswered(method: string, params: object): void {
    void this.send(method, params).catch(() => {})
  }
}
