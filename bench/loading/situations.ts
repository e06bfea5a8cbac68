import { chromium, type Browser } from 'playwright'
import { browserArguments, browserPath } from '../../tests/browser/browser.ts'
import { startOwnServer } from '../../tests/server/site-server.ts'
import { PhoneTab } from './phone-tab.ts'
import { record, type Recording } from './recording.ts'

/** The six situations of `docs/performance.md`; each is a figure of this name. */
export type Situation =
  'first-load' | 'scroll' | 'form' | 'language-switch' | 'prices-and-back' | 'second-visit'

const FLAG = '.languages [lang=es]'

/** Visits the built site on a slow phone, and records each situation. */
export async function recordSituations(): Promise<Record<Situation, Recording>> {
  const server = await startOwnServer()
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    // The flags come from the drawn ones, since no host is asked.
    args: [...browserArguments, '--host-resolver-rules=MAP flagcdn.com ~NOTFOUND'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const home = `http://localhost:${server.port}/en`
    return { ...(await visitTwice(browser, home)), ...(await goElsewhere(browser, home)) }
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function visitTwice(browser: Browser, home: string) {
  const profile = await newProfile(browser)
  const tab = await newTab(browser, profile, home)
  const firstLoad = await record(tab, () => open(tab, home))
  const scroll = await record(tab, () => scrollThrough(tab))
  const form = await record(tab, async ({ note }) => {
    const point = await centreOf(tab, '.contact-form input')
    note('touch')
    await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    await tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  })
  await tab.close()
  const again = await newTab(browser, profile, home)
  const secondVisit = await record(again, () => open(again, home))
  await again.close()
  return { 'first-load': firstLoad, scroll, form, 'second-visit': secondVisit }
}

async function goElsewhere(browser: Browser, home: string) {
  const tab = await newTab(browser, await newProfile(browser), home)
  await record(tab, () => open(tab, home))
  const languageSwitch = await record(tab, async ({ note }) => {
    const point = await centreOf(tab, FLAG)
    note('pointer on the flag')
    await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point })
    await tab.until(() => tab.events.some(isReady))
    await pause(500)
    note('click')
    await click(tab, point)
    await arrived(tab, '/es')
  })
  await record(tab, () => open(tab, home))
  const pricesAndBack = await record(tab, async ({ note, notePage }) => {
    note('to the prices')
    await visit(tab, `document.querySelector('a[href$="/precos"]').click()`, '/en/precos')
    await pause(1000)
    note('scrolls')
    await tab.evaluate(`scrollTo({ top: 200, behavior: 'instant' })`)
    await pause(1500)
    await notePage()
    note('back')
    await visit(tab, 'history.back()', '/en')
  })
  await tab.close()
  return { 'language-switch': languageSwitch, 'prices-and-back': pricesAndBack }
}

async function newProfile(browser: Browser): Promise<string> {
  const session = await browser.newBrowserCDPSession()
  return (await session.send('Target.createBrowserContext')).browserContextId
}

async function newTab(browser: Browser, profile: string, home: string): Promise<PhoneTab> {
  const tab = await PhoneTab.open(browser, profile)
  await open(tab, new URL('/robots.txt', home).href)
  await tab.slowDown()
  return tab
}

async function open(tab: PhoneTab, url: string): Promise<void> {
  await tab.send('Page.navigate', { url })
  await arrived(tab, new URL(url).pathname)
}

/** Leaves the page by a script that it may not survive. */
async function visit(tab: PhoneTab, expression: string, path: string): Promise<void> {
  void tab.evaluate(expression).catch(() => {})
  await arrived(tab, path)
}

/** Settles once a page is loaded; the one that is asked may be left in the middle of its answer. */
async function arrived(tab: PhoneTab, path: string): Promise<void> {
  for (;;) {
    const pathname = await Promise.race([
      tab
        .evaluate<string>(`document.readyState === 'complete' ? location.pathname : ''`)
        .catch(() => ''),
      pause(2000),
    ])
    if (pathname === path) return
    await pause(50)
  }
}

/** Reads on by a screen, every half second. */
async function scrollThrough(tab: PhoneTab): Promise<void> {
  const end = await tab.evaluate<number>('document.documentElement.scrollHeight')
  for (let top = 0; top < end; top += 823) {
    await tab.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`)
    await pause(500)
  }
}

async function click(tab: PhoneTab, point: { x: number; y: number }): Promise<void> {
  const button = { ...point, button: 'left', clickCount: 1 }
  await tab.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button })
  // A page that is prepared may be visited before the one that was clicked has answered.
  void tab.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }).catch(() => {})
}

function centreOf(tab: PhoneTab, selector: string): Promise<{ x: number; y: number }> {
  return tab.evaluate(`(() => {
    const element = document.querySelector('${selector}')
    if (element.closest('header') === null) element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })()`)
}

function isReady({ method, params }: PhoneTab['events'][number]): boolean {
  return method === 'Preload.prerenderStatusUpdated' && params.status === 'Ready'
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
