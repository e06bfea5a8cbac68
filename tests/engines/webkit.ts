import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { Builder, Key as Code, Origin, type WebDriver } from 'selenium-webdriver'
import { checkPort } from '../../server/listen.ts'
import { kill } from './kill.ts'
import { STEPS, type Driver } from './page.ts'

declare module 'selenium-webdriver/lib/input.js' {
  interface Actions {
    /** Missing from `@types/selenium-webdriver`. */
    scroll(x: number, y: number, right: number, down: number, origin: string, time: number): Actions
  }
}

/** Removes GTK's minimum sizes, which otherwise keep MiniBrowser's window wider than 447 px. */
const NARROW = `* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px }
image { -gtk-icon-source: none; opacity: 0 }`

const keyCodes = {
  ArrowLeft: Code.ARROW_LEFT,
  ArrowRight: Code.ARROW_RIGHT,
  End: Code.END,
  Enter: Code.ENTER,
  Escape: Code.ESCAPE,
  Home: Code.HOME,
  Tab: Code.TAB,
}

/** Starts WebKitGTK's MiniBrowser on a virtual display. */
export async function launchWebKit(browser: string, isStill: boolean): Promise<Driver> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'webkit-'))
  await mkdir(path.join(home, 'gtk-3.0'))
  await writeFile(path.join(home, 'gtk-3.0/gtk.css'), NARROW)
  const gtk = `[Settings]\ngtk-enable-animations=${isStill ? 0 : 1}\n`
  await writeFile(path.join(home, 'gtk-3.0/settings.ini'), gtk)
  // WebKitWebDriver discards the browser's output, so a wrapper script appends it to this file.
  const log = path.join(home, 'console.log')
  const binary = path.join(home, 'browser')
  await writeFile(log, '')
  await writeFile(binary, `#!/bin/sh\nexec stdbuf -oL ${browser} "$@" >> ${log} 2>&1\n`, {
    mode: 0o755,
  })

  const settings = {
    XDG_CONFIG_HOME: home,
    // Without a graphics card, this doubles the frame rate.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  }
  const children: ChildProcess[] = []
  const start = (command: string, args: string[], display?: string) => {
    const env = { ...process.env, ...settings, ...(display && { DISPLAY: display }) }
    const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
    children.push(child)
    return child
  }
  const stop = async () => {
    for (const child of children.toReversed()) await kill(child, 'SIGTERM')
    await rm(home, { recursive: true, force: true })
  }

  try {
    const url = await startServers(start)
    const driver = await new Builder()
      .usingServer(url)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary,
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      })
      .build()
    return { ...(await driverOf(driver, log)), close: stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Starts a virtual display, a window manager and a WebDriver server; returns the server's URL. */
async function startServers(
  start: (command: string, args: string[], display?: string) => ChildProcess,
): Promise<string> {
  const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '2000x1700x24'])
  const [number] = (await once(createInterface({ input: screen.stdio[3] as never }), 'line')) as [
    string,
  ]
  const display = `:${number}`
  // Without a window manager, no window has the focus.
  start('openbox', [], display)
  const port = await checkPort('PORT', 0)
  start('WebKitWebDriver', [`--port=${port}`], display)
  const url = `http://127.0.0.1:${port}`
  await waitForServer(`${url}/status`)
  return url
}

async function driverOf(driver: WebDriver, log: string): Promise<Omit<Driver, 'close'>> {
  await driver.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 })
  let readUntil = 0
  const evaluate: Driver['evaluate'] = async (run, ...args) => {
    const script = `const [args, done] = arguments
      Promise.resolve().then(() => (${String(run)})(...args)).then(
        (value) => done({ value }), (error) => done({ error: String(error) }))`
    const { value, error } = await driver.executeAsyncScript<{ value: never; error?: string }>(
      script,
      args,
    )
    if (error) throw new Error(error)
    return value
  }
  const actions = () => driver.actions({ async: false })
  let pointer = { x: 0, y: 0 }
  return {
    goto: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    evaluate,
    press: async (key, { shift } = { shift: false }) => {
      const code = keyCodes[key]
      const press = shift
        ? actions().keyDown(Code.SHIFT).sendKeys(code).keyUp(Code.SHIFT)
        : actions().sendKeys(code)
      await press.perform()
    },
    type: (text) => actions().sendKeys(text).perform(),
    movePointer: async ([x, y]) => {
      const from = pointer
      for (let step = 1; step <= STEPS; step += 1) {
        const at = (start: number, end: number) =>
          Math.round(start + ((end - start) * step) / STEPS)
        pointer = { x: at(from.x, x), y: at(from.y, y) }
        await actions()
          .move({ ...pointer, duration: 0 })
          .perform()
      }
    },
    click: () => actions().click().perform(),
    wheel: (distance) =>
      actions().scroll(pointer.x, pointer.y, 0, distance, Origin.VIEWPORT, 0).perform(),
    resize: async (width, height) => {
      const window = driver.manage().window()
      const [wider, higher] = await evaluate(
        (w, h) => [w - innerWidth, h - innerHeight] as const,
        width,
        height,
      )
      if (wider === 0 && higher === 0) return
      const rect = await window.getRect()
      await window.setRect({ x: 0, y: 0, width: rect.width + wider, height: rect.height + higher })
      await evaluate(async (query) => {
        while (!matchMedia(query).matches) await new Promise(requestAnimationFrame)
      }, `(width: ${width}px) and (height: ${height}px)`)
    },
    screenshot: async () => {
      await evaluate(repaint)
      return Buffer.from(await driver.takeScreenshot(), 'base64')
    },
    problems: async () => {
      const text = await readFile(log, 'utf8')
      const lines = text.slice(readUntil).split('\n')
      readUntil = text.length
      return lines.filter((line) =>
        /^CONSOLE .*(?:ERROR|WARN)|^CONSOLE \w+ (ERROR|WARN)/.test(line),
      )
    },
  }
}

/** Resolves once a server responds; rejects if it has not responded within 30 seconds. */
async function waitForServer(url: string): Promise<void> {
  for (const deadline = Date.now() + 30_000; ;) {
    try {
      await fetch(url)
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

/**
 * Repaints the page for two seconds: WebKit takes a screenshot at the next repaint, so the command
 * would otherwise hang while nothing changes on the page.
 */
function repaint(): void {
  const { style } = document.documentElement
  const until = performance.now() + 2000
  const paint = (time: number) => {
    style.outline = style.outline ? '' : '1px solid transparent'
    if (time < until) requestAnimationFrame(paint)
    else style.outline = ''
  }
  requestAnimationFrame(paint)
}
