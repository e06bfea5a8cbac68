import { readFileSync } from 'node:fs'
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import type { Page } from 'playwright/test'
import { locales } from '../../src/locales.ts'
import { recordFile, type VideoRecord } from '../../scripts/video/files.ts'
import { fixtureSite } from '../fixtures/fixture-site.ts'
import { scrollSectionTo } from './scrolling.ts'
import { expect, test } from './site-test.ts'
import { twoLocales, wordsOf } from '../fixtures/words.ts'

const video = JSON.parse(readFileSync(`${fixtureSite}/${recordFile}`, 'utf8')) as VideoRecord

const player = (page: Page) => page.locator('#chatbot video')

for (const locale of twoLocales) {
  const { conversation } = wordsOf(locale, 'chatbot')

  test.describe(`the demo video in ${locale}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`/${locale}`)
    })

    test('plays at the press of a key, with the captions of the page', async ({ page }) => {
      await expect(player(page)).toHaveAccessibleName(conversation.description)
      await expect.poll(() => shownCaptions(page)).toEqual([])
      const before = await player(page).boundingBox()

      await player(page).focus()
      await page.keyboard.press('Space')
      await expect
        .poll(() => stateOf(page), { timeout: 15_000 })
        .toMatchObject({
          played: true,
          width: video.width,
          height: video.height,
          error: null,
        })
      await expect.poll(() => shownCaptions(page)).toEqual([locale])
      await page.keyboard.press('Space')
      expect((await stateOf(page)).duration).toBeCloseTo(await durationOfVideo(), 1)
      const after = await player(page).boundingBox()
      expect([after?.width, after?.height]).toEqual([before?.width, before?.height])
    })

    test('has its player laid out as it comes near, in the room that was kept', async ({
      page,
    }) => {
      const isLaidOut = () =>
        player(page).evaluate((element: HTMLVideoElement) =>
          element.checkVisibility({ contentVisibilityAuto: true }),
        )
      const heights = () => page.evaluate(() => document.documentElement.scrollHeight)
      expect(await isLaidOut()).toBe(false)
      const before = await heights()
      await player(page).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
      await expect.poll(isLaidOut).toBe(true)
      expect(await heights()).toBe(before)
      // From then on, however far away: what photographs a whole page has it too.
      await expect(player(page)).toHaveAttribute('poster')
      await page.evaluate(() => {
        scrollTo({ top: 0, behavior: 'instant' })
        return new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))
      })
      expect(await isLaidOut()).toBe(true)
    })

    test('can be read beside the times when the messages are shown', async ({ page }) => {
      const transcript = page.locator('.transcript')
      await expect(transcript.getByRole('heading')).toHaveText(conversation.transcript)
      const messages = transcript.getByRole('listitem')
      await expect(messages).toHaveCount(conversation.messages.length)
      for (const [index, { from, text }] of conversation.messages.entries()) {
        await expect(messages.nth(index)).toContainText(conversation[from])
        await expect(messages.nth(index).getByText(text, { exact: true })).toBeVisible()
      }
    })
  })
}

for (const locale of twoLocales) {
  test(`the demo video in ${locale} has captions in each language`, async ({ page }) => {
    await page.goto(`/${locale}`)
    for (const [index, other] of locales.entries()) {
      const { customer, assistant, messages } = wordsOf(other, 'chatbot').conversation
      const track = player(page).locator('track').nth(index)
      await expect(track).toHaveAttribute('srclang', other)
      await expect(track).toHaveAttribute('kind', 'captions')
      const names = wordsOf(locale, 'site').header.languageNames
      await expect(track).toHaveAttribute('label', names[other])
      const said = (await cuesOf(page, index)).join(' ')
      const speakers = { customer, assistant }
      expect(said).toBe(messages.map(({ from, text }) => `${speakers[from]}: ${text}`).join(' '))
    }
  })
}

test('nothing of the demo video is loaded with the page, and only its poster before it is played', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/video/')) requested.push(pathname)
  })
  await page.goto('/en')
  await page.waitForLoadState('networkidle')
  expect(requested).toEqual([])

  await scrollSectionTo(page, 'chatbot', 0)
  await expect(player(page)).toHaveAttribute('poster', '/video/youbot-en.webp')
  await expect.poll(() => requested.length).toBe(1)
  await page.waitForLoadState('networkidle')
  expect(requested).toEqual(['/video/youbot-en.webp'])
  expect(await stateOf(page)).toMatchObject({ played: false, width: 0 })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the demo video has its controls, its poster, two files and each language', async ({
    page,
  }) => {
    await page.goto('/es#chatbot')
    await expect(player(page)).toBeVisible()
    await expect(player(page)).toHaveAttribute('controls')
    const poster = page.locator('#chatbot noscript img')
    await expect.poll(() => poster.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(720)
    for (const file of ['youbot-es.webm', 'youbot-es.mp4']) {
      await expect(player(page).locator(`source[src="/video/${file}"]`)).toHaveCount(1)
    }
    await expect(player(page).locator('track')).toHaveCount(locales.length)
  })
})

test('the server sends parts of the video, and says what each file is', async ({ request }) => {
  const headers = { range: 'bytes=8-15', 'accept-encoding': 'identity' }
  for (const [file, type] of [
    ['youbot-en.webm', 'video/webm'],
    ['youbot-en.mp4', 'video/mp4'],
    ['captions-en.vtt', 'text/vtt'],
    ['youbot-en.webp', 'image/webp'],
  ] as const) {
    const response = await request.get(`/video/${file}`, { headers })
    expect(response.status()).toBe(206)
    expect(response.headers()['content-type']).toMatch(new RegExp(`^${type}(;|$)`))
    expect(response.headers()['content-range']).toMatch(/^bytes 8-15\/\d+$/)
    expect(await response.body()).toHaveLength(8)
  }
})

/** Seconds. The fixture has one video for all languages, which the record does not describe. */
function durationOfVideo(): Promise<number> {
  const content = readFileSync('tests/fixtures/demo-video/demo-video.webm')
  return new Input({
    formats: ALL_FORMATS,
    source: new BufferSource(content),
  }).computeDuration()
}

function stateOf(page: Page) {
  return player(page).evaluate((element: HTMLVideoElement) => ({
    played: element.currentTime > 0.3,
    width: element.videoWidth,
    height: element.videoHeight,
    duration: element.duration,
    error: element.error?.message ?? null,
  }))
}

/** The languages whose captions are shown and have arrived. */
function shownCaptions(page: Page) {
  return player(page).evaluate((element: HTMLVideoElement) =>
    [...element.textTracks]
      .filter(({ mode, cues }) => mode === 'showing' && (cues?.length ?? 0) > 0)
      .map(({ language }) => language),
  )
}

/** The texts of the captions, which the browser loads once they are asked for. */
async function cuesOf(page: Page, index: number): Promise<string[]> {
  const cues = () =>
    player(page).evaluate((element: HTMLVideoElement, at) => {
      const track = element.textTracks[at]
      if (track === undefined) return []
      track.mode = 'hidden'
      return [...(track.cues ?? [])].map((cue) => (cue as VTTCue).getCueAsHTML().textContent ?? '')
    }, index)
  await expect.poll(async () => (await cues()).length, { timeout: 15_000 }).toBeGreaterThan(0)
  return cues()
}
