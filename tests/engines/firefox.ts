import { launch } from 'puppeteer-core'
import { kill } from './kill.ts'
import { STEPS, type Driver } from './page.ts'

export async function launchFirefox(executablePath: string, isStill: boolean): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: { width: 1280, height: 800 },
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': isStill ? 1 : 0,
      // Reports a mouse, which Firefox does not detect without a screen.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      // Makes scrollbars take up no width, as in the other engines.
      'ui.useOverlayScrollbars': 1,
      // Disables the back/forward cache, because Puppeteer never stops waiting for a restored page.
      'browser.sessionhistory.max_total_viewers': 0,
    },
  })
  // Opens a second page, because the page in the first tab does not have the focus.
  const page = await browser.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`))
  let pointer: [number, number] = [0, 0]
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
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
