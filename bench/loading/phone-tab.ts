import type { Browser } from 'playwright'
import {
  attachTab,
  DevtoolsTab,
  type Command,
  type ProtocolEvent,
} from '../../tests/browser/devtools-tab.ts'

/** Slow 4G as Lighthouse has it, in milliseconds and bytes a second, for a phone of a quarter of this machine's speed. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const SLOWDOWN = 4

const SCREEN = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }

/** Runs in each page before its own scripts: when islands wake and when the page is shown. */
const MARKS = `
  addEventListener('pageshow', ({ persisted }) => performance.mark(persisted ? 'restored' : 'shown'))
  new MutationObserver((changes) => {
    for (const { target } of changes) performance.mark('awake ' + target.dataset.island)
  }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] })`

/** A tab of a slow phone, which keeps all events. */
export class PhoneTab extends DevtoolsTab {
  readonly events: ProtocolEvent[] = []
  protected readonly equipment: readonly Command[] = [
    ['Network.enable'],
    ['Network.emulateNetworkConditions', NETWORK],
    ['Page.enable'],
    ['Preload.enable'],
    ['Page.addScriptToEvaluateOnNewDocument', { source: MARKS }],
    ['Emulation.setDeviceMetricsOverride', SCREEN],
    ['Emulation.setTouchEmulationEnabled', { enabled: true }],
    ['Emulation.setCPUThrottlingRate', { rate: SLOWDOWN }],
  ]

  /** @param profile the browser context, whose cache the tab shares */
  static async open(browser: Browser, profile: string): Promise<PhoneTab> {
    const tab = new PhoneTab(await attachTab(browser, profile))
    await tab.start()
    return tab
  }

  /** Makes the network slow, which holds once the profile has used it. */
  async slowDown(): Promise<void> {
    await this.send('Network.emulateNetworkConditions', NETWORK)
  }

  async close(): Promise<void> {
    const { root, targetId } = this.attached
    await root.send('Target.closeTarget', { targetId })
    await root.detach()
  }

  protected note(event: ProtocolEvent): void {
    this.events.push(event)
  }
}
