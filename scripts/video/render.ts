import path from 'node:path'
import { chromium, type Browser, type CDPSession, type Page } from 'playwright'
import { createServer, type ViteDevServer } from 'vite'
import type { Locale } from '../../src/locales.ts'
import { browserArguments, browserPath } from '../../tests/browser/browser.ts'
import type { Conversation } from './conversation.ts'
import { SIZE } from './size.ts'
import type { Stage } from './stage/stage.tsx'
import type { Timeline } from './timeline.ts'

declare global {
  interface Window {
    /** Set by the page that is photographed. */
    stage: Stage
  }
}

/** The stage is laid out at the width of a phone. */
const SCALE = 2

/** Frames a second. */
const RATE = 30

/** From 0 to 1. */
const POSTER_QUALITY = 0.8

/** The files of one language, ready to be written. */
export interface RenderedVideo {
  webm: Buffer
  mp4: Buffer
  /** WebP. */
  poster: Buffer
}

/** Renders the video of a language: a browser shows the stage, is photographed, and encodes the pictures. */
export async function withRenderer(
  work: (
    render: (
      locale: Locale,
      conversation: Conversation,
      timeline: Timeline,
    ) => Promise<RenderedVideo>,
  ) => Promise<void>,
): Promise<void> {
  let server: ViteDevServer | undefined
  let browser: Browser | undefined
  try {
    server = await createServer({
      configFile: false,
      root: path.resolve(import.meta.dirname, '../..'),
      cacheDir: 'node_modules/.vite-video',
      logLevel: 'error',
      optimizeDeps: { entries: ['scripts/video/stage/index.html'] },
      server: { port: 0, host: 'localhost', hmr: false },
    })
    await server.listen()
    browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments })
    const page = await openStage(browser, new URL('scripts/video/stage/', server.resolvedUrls?.local[0]))
    await work((locale, conversation, timeline) =>
      renderVideo(page, locale, conversation, timeline),
    )
  } finally {
    await browser?.close()
    await server?.close()
  }
}

async function openStage(browser: Browser, { href }: URL): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: SIZE.width / SCALE, height: SIZE.height / SCALE },
    deviceScaleFactor: SCALE,
    colorScheme: 'light',
  })
  // Files carry the time when they were made; ours are the same whenever they are made.
  await page.clock.setFixedTime(0)
  await page.goto(`${href}index.html`)
  await page.waitForFunction(() => 'stage' in window)
  return page
}

async function renderVideo(
  page: Page,
  locale: Locale,
  conversation: Conversation,
  timeline: Timeline,
): Promise<RenderedVideo> {
  const camera = await page.context().newCDPSession(page)
  await page.evaluate(([words, times, lang]) => window.stage.begin(words, times, lang), [
    conversation,
    timeline,
    locale,
  ] as const)
  const recording = await page.evaluateHandle(
    async (size) => {
      const started = new window.stage.Recording(size)
      await started.start()
      return started
    },
    { ...SIZE, rate: RATE },
  )

  let poster = ''
  for (const { time, count } of await distinctFrames(page, timeline)) {
    await page.evaluate((now) => window.stage.show(now), time)
    const picture = await photograph(camera)
    await recording.evaluate((to, [png, n]) => to.add(png, n), [picture, count] as const)
    if (poster === '' && time + count / RATE > posterTime(timeline)) {
      poster = await recording.evaluate((of, quality) => of.still(quality), POSTER_QUALITY)
    }
  }
  const files = await recording.evaluate((of) => of.finish())
  await camera.detach()
  return {
    webm: Buffer.from(files.webm, 'base64'),
    mp4: Buffer.from(files.mp4, 'base64'),
    poster: Buffer.from(poster, 'base64'),
  }
}

/** The frames of the video in order; equal ones that follow each other are one with a count. */
async function distinctFrames(page: Page, { duration }: Timeline) {
  const times = Array.from({ length: Math.round(duration * RATE) }, (_, frame) => frame / RATE)
  const keys = await page.evaluate((all) => all.map((time) => window.stage.show(time)), times)
  const frames: { time: number; count: number }[] = []
  for (const [index, time] of times.entries()) {
    const last = frames.at(-1)
    if (last !== undefined && keys[index] === keys[index - 1]) last.count += 1
    else frames.push({ time, count: 1 })
  }
  return frames
}

/** The poster shows the conversation half-way, with an answer that has just come. */
function posterTime({ moments }: Timeline): number {
  const answers = moments.filter(({ from }) => from === 'assistant')
  const middle = answers[Math.floor(answers.length / 2)] ?? moments[0]
  return (middle?.arrives ?? 0) + 1
}

async function photograph(camera: CDPSession): Promise<string> {
  const { data } = await camera.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width: SIZE.width / SCALE, height: SIZE.height / SCALE, scale: SCALE },
  })
  return data
}
