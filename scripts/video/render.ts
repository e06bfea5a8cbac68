import path from 'node:path'
import { chromium, type Page } from 'playwright'
import { createServer } from 'vite'
import type { Locale } from '../../src/locales.ts'
import { browserArguments, browserPath } from '../../browser/browser.ts'
import type { Conversation } from './conversation.ts'
import { videoSize } from './files.ts'
import type { Stage } from './stage/stage.tsx'
import type { Timeline } from './timeline.ts'

declare global {
  interface Window {
    stage: Stage
  }
}

/** Device pixels per CSS pixel: the stage has the layout of a phone screen. */
const SCALE = 2

/** The layout size of the stage in CSS pixels. */
const viewport = { width: videoSize.width / SCALE, height: videoSize.height / SCALE }

/** Frames per second. */
const RATE = 30

/** WebP quality, from 0 to 1. */
const POSTER_QUALITY = 0.6

/** Seconds of typing that the poster shows: enough for the dots to be lit. */
const POSTER_TYPING = 0.5

/** Opens the stage in a browser, and closes browser and server afterwards. */
export async function withStage(work: (stage: Page) => Promise<void>): Promise<void> {
  const server = await createServer({
    configFile: false,
    root: path.resolve(import.meta.dirname, '../..'),
    cacheDir: 'node_modules/.vite-video',
    logLevel: 'error',
    optimizeDeps: { entries: ['scripts/video/stage/index.html'] },
    server: { port: 0, host: 'localhost', hmr: false },
  })
  try {
    await server.listen()
    const browser = await chromium.launch({
      executablePath: await browserPath(),
      args: browserArguments,
    })
    try {
      const stage = await browser.newPage({
        viewport: viewport,
        deviceScaleFactor: SCALE,
        colorScheme: 'light',
      })
      // The files contain their creation time; a fixed time makes repeated renderings identical.
      await stage.clock.setFixedTime(0)
      await stage.goto(`${server.resolvedUrls?.local[0]}scripts/video/stage/index.html`)
      await stage.waitForFunction(() => 'stage' in window)
      await work(stage)
    } finally {
      await browser.close()
    }
  } finally {
    await server.close()
  }
}

/**
 * Renders the video of one language: takes a screenshot of each frame, and has the browser encode
 * them.
 */
export async function renderVideo(
  stage: Page,
  locale: Locale,
  conversation: Conversation,
  timeline: Timeline,
): Promise<Record<'webm' | 'mp4' | 'poster', Uint8Array>> {
  await stage.evaluate(([words, times, lang]) => window.stage.load(words, times, lang), [
    conversation,
    timeline,
    locale,
  ] as const)
  const recording = await stage.evaluateHandle((size) => window.stage.startRecording(size), {
    ...videoSize,
    rate: RATE,
  })
  const devtools = await stage.context().newCDPSession(stage)
  const screenshot = async () => {
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      clip: { x: 0, y: 0, ...viewport, scale: SCALE },
    })
    return data
  }
  let shown = ''
  for (let frame = 0; frame < Math.round(timeline.duration * RATE); frame += 1) {
    const key = await stage.evaluate((time) => window.stage.show(time), frame / RATE)
    const png = key === shown ? undefined : await screenshot()
    await recording.evaluate((to, picture) => to.add(picture), png)
    shown = key
  }
  const files = await recording.evaluate((of) => of.finish())
  // The last reply is being written, so only the video shows how the conversation ends.
  const last = timeline.moments.findLast(({ from }) => from === 'assistant')
  await stage.evaluate((time) => window.stage.showPoster(time), (last?.typing ?? 0) + POSTER_TYPING)
  const poster = await recording.evaluate((of, [png, quality]) => of.toWebP(png, quality), [
    await screenshot(),
    POSTER_QUALITY,
  ] as const)
  await devtools.detach()
  return { ...files, poster }
}
