import { launch, type LaunchOptions } from 'puppeteer-core'
import { kill } from './kill.ts'
import { STEPS, type Driver } from './page.ts'

/** Starts Chromium (DevTools protocol) or Firefox (WebDriver BiDi). */
export async function launchPuppeteer(options: LaunchOptions): Promise<Driver> {
  const browser = await launch({
    ...options,
    headless: 'shell',
    defaultViewport: { width: 1280, height: 800 },
  })
  // In Firefox, the page in the first tab does not have the focus.
  const page = await browser.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`))
  let pointer: [number, number] = [0, 0]
  return {
    version: await browser.version(),
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: (run, ...args) => page.evaluate(run as (...all: unknown[]) => never, ...args),
    press: async (key, { shift } = { shift: false }) => {
      if (shift) await page.keyboard.down('Shift')
      await page.keyboard.press(key)
      if (shift) await page.keyboard.up('Shift')
    },
    type: (text) => page.keyboard.type(text),
    movePointer: async ([x, y]) => {
      pointer = [x, y]
      await page.mouse.move(x, y, { steps: STEPS })
    },
    click: () => page.mouse.click(...pointer),
    wheel: (deltaY) => page.mouse.wheel({ deltaY }),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    problems: () => Promise.resolve(problems.splice(0)),
    close: async () => {
      const process = browser.process()
      // A browser that hangs cannot close itself.
      if (process) await kill(process, 'SIGKILL')
    },
  }
}
