import { PNG } from 'pngjs'
import type { Locator, Page } from 'playwright/test'
import { wordsOf } from '../fixtures/words.ts'
import { scrollSectionTo } from './scrolling.ts'
import { expect, phone, test } from './site-test.ts'

const video = (page: Page) => page.locator('#chatbot video')
/**
 * The height of the strip with the play icon, as a fraction of the video's width. It must match
 * `scripts/video/stage/stage.css`.
 */
const STRIP = 92 / 360

/** The caption, which shows the play icon and the video's duration. */
const playIcon = (page: Page) => page.locator('.demo-video figcaption')

test.describe('demo video:', () => {
  test("the timeline in the browser's controls can be dragged", async ({ page }) => {
    await openVideo(page)
    await video(page).click()
    await expectPlaying(page)
    const { x, y, width, height } = await boxOf(video(page))
    await page.mouse.move(x + width / 2, y + height - 20)
    await page.mouse.down()
    await expect(video(page)).toHaveJSProperty('paused', true)
    await page.mouse.move(x + width / 4, y + height - 20, { steps: 5 })
    await expect(video(page)).toHaveAttribute('controls')
    await page.mouse.up()
    await expectPlaying(page)
  })

  test('no files load with the page, and only a poster loads before playback', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    const videos = () => requested.filter((path) => path.includes('video'))
    // The icons in the browser's controls are data URLs, which only the DevTools protocol reports.
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const icons: string[] = []
    session.on('Network.requestWillBeSent', ({ request }) => {
      if (request.url.startsWith('data:image/svg')) icons.push(request.url)
    })
    await page.goto('/en', { waitUntil: 'networkidle' })
    expect(videos()).toEqual([])
    expect(icons).toEqual([])
    await scrollSectionTo(page, 'chatbot', 0)
    const poster = '/video/youbot-en.webp'
    await expect.poll(videos).toContain(poster)
    await expect.poll(() => icons.length).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    expect(videos().filter((path) => path.startsWith('/video/'))).toEqual([poster])
  })

  test('the server answers range requests with the correct content types', async ({ request }) => {
    for (const [file, type] of [
      ['youbot-en.webm', 'video/webm'],
      ['youbot-en.mp4', 'video/mp4'],
      ['captions-en.vtt', 'text/vtt'],
      ['youbot-en.webp', 'image/webp'],
    ] as const) {
      const headers = { range: 'bytes=8-15', 'accept-encoding': 'identity' }
      const response = await request.get(`/video/${file}`, { headers })
      expect([response.status(), (await response.body()).length]).toEqual([206, 8])
      expect(response.headers()['content-type']?.split(';')[0]).toBe(type)
    }
  })

  test.describe('on a phone,', () => {
    test.use(phone)

    test('a tap plays the video in full screen and hides the play icon', async ({ page }) => {
      await openVideo(page)
      const { width } = (await video(page).boundingBox()) ?? {}
      await video(page).tap()
      await expect(page.locator('video:fullscreen')).toBeVisible()
      expect((await video(page).boundingBox())?.width).toBeGreaterThan(width ?? 0)
      expect((await page.locator('.demo-video').boundingBox())?.width).toBe(width)
      await expectPlaying(page)
      await expect(video(page)).toHaveAttribute('controls')
      await expect(playIcon(page)).toBeHidden()
    })
  })

  test.describe('in forced-colours mode,', () => {
    test.use({ forcedColors: 'active' })

    test('the play icon is visible', async ({ page }) => {
      await openVideo(page)
      await expectPlayIcon(page)
      const { x, y, width, height } = await boxOf(video(page))
      const strip = width * STRIP
      const clip = { x: x + 16, y: y + height - strip / 2 - 24, width: 48, height: 48 }
      const { data } = PNG.sync.read(await page.screenshot({ clip }))
      const colours = data.filter((_, index) => index % 4 === 1)
      // A disc covers 79% of its square; the icon covers less, because a triangle is cut out of it.
      const isInk = colours.filter((value) => Math.abs(value - (colours[0] ?? 0)) > 128).length
      expect(isInk / colours.length).toBeGreaterThan(0.5)
    })
  })

  test.describe('without scripts,', () => {
    test.use({ javaScriptEnabled: false })

    test("the video has the browser's controls, a poster and two formats", async ({ page }) => {
      await page.goto('/es#chatbot')
      await expect(video(page)).toHaveAttribute('controls')
      await expect(playIcon(page)).toBeHidden()
      const poster = page.locator('#chatbot noscript img')
      await expect(poster).toHaveJSProperty('naturalWidth', 720)
      // Chromium draws a dark background behind the controls of a video without a poster.
      const { data } = PNG.sync.read(await page.locator('.demo-video').screenshot())
      expect(data.filter((value) => value > 200).length / data.length).toBeGreaterThan(0.6)
      await expect(video(page).locator('source[src="/video/youbot-es.webm"]')).toHaveCount(1)
      await expect(video(page).locator('source[src="/video/youbot-es.mp4"]')).toHaveCount(1)
    })
  })
})

async function boxOf(element: Locator) {
  return (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
}

/** Opens the page in the language of the fixture site's video, and scrolls to the video. */
async function openVideo(page: Page): Promise<void> {
  await page.goto('/en')
  await video(page).evaluate((player) => player.scrollIntoView({ block: 'center' }))
  await expect(video(page)).toHaveAttribute('poster')
  const { description } = wordsOf('en', 'chatbot').conversation
  await expect(video(page)).toHaveAccessibleName(description)
}

/** Expects our play icon to be visible instead of the browser's controls. */
async function expectPlayIcon(page: Page): Promise<void> {
  await expect(playIcon(page).locator('svg')).toBeVisible()
  await expect(video(page)).not.toHaveAttribute('controls')
}

async function expectPlaying(page: Page): Promise<void> {
  await video(page).evaluate(
    (player: HTMLVideoElement) =>
      new Promise<void>((resolve) => {
        const start = player.currentTime
        player.addEventListener('timeupdate', function check() {
          if (player.paused || player.currentTime === start) return
          player.removeEventListener('timeupdate', check)
          resolve()
        })
      }),
  )
}
