import { chromium } from 'playwright'
import { browserArguments } from '../../browser/browser.ts'
import { STEPS, type Driver } from './page.ts'

export async function launchChromium(executablePath: string, isStill: boolean): Promise<Driver> {
  const browser = await chromium.launch({ executablePath, args: browserArguments })
  const page = await browser.newPage({ reducedMotion: isStill ? 'reduce' : 'no-preference' })
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`))
  let pointer: [number, number] = [0, 0]
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    evaluate: (run, ...args) => page.evaluate(`(${String(run)})(...${JSON.stringify(args)})`),
    press: (key, { shift } = { shift: false }) => page.keyboard.press(shift ? `Shift+${key}` : key),
    type: (text) => page.keyboard.type(text),
    movePointer: async ([x, y]) => {
      pointer = [x, y]
      await page.mouse.move(x, y, { steps: STEPS })
    },
    click: () => page.mouse.click(...pointer),
    wheel: (distance) => page.mouse.wheel(0, distance),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    problems: () => Promise.resolve(problems.splice(0)),
    close: () => browser.close(),
  }
}
