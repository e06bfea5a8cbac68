import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { recordFile, type VideoRecord } from '../../scripts/video/files.ts'
import { locales } from '../../src/locales.ts'
import { fixtureSite } from '../fixtures/fixture-site.ts'
import { wordsOf } from '../fixtures/words.ts'
import { scrollSectionTo } from './scrolling.ts'
import { expect, test } from './site-test.ts'

const video = (page: Page) => page.locator('#chatbot video')

test.describe('demo video:', () => {
  test('plays on a key press, with the captions of the page', async ({ page }) => {
    const declared = JSON.parse(readFileSync(`${fixtureSite}/${recordFile}`, 'utf8')) as VideoRecord
    // Neither the first language nor the one of the browser.
    await page.goto('/es')
    const { description } = wordsOf('es', 'chatbot').conversation
    await expect(video(page)).toHaveAccessibleName(description)
    expect(await stateOf(page)).toEqual({ hasPlayed: false, size: [0, 0], captions: [] })
    const { width, height } = (await video(page).boundingBox()) ?? {}

    await video(page).press('Space')
    const size = [declared.width, declared.height]
    await expect.poll(() => stateOf(page)).toEqual({ hasPlayed: true, size, captions: ['es'] })
    expect(await video(page).boundingBox()).toMatchObject({ width, height })
    await video(page).press('Space')
    await expect(video(page)).toHaveJSProperty('paused', true)
  })

  test('has a track of captions for each language, and a transcript', async ({ page }) => {
    await page.goto('/en')
    const { languageNames } = wordsOf('en', 'site').header
    const tracks = await video(page).evaluate((player: HTMLVideoElement) =>
      [...player.textTracks].map(({ kind, language, label }) => [kind, language, label]),
    )
    expect(tracks).toEqual(locales.map((locale) => ['captions', locale, languageNames[locale]]))
    const { messages } = wordsOf('en', 'chatbot').conversation
    const transcript = page.locator('.transcript li')
    await expect(transcript).toContainText(messages.map(({ text }) => text))
  })

  test('loads nothing with the page, and only its poster before it plays', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    const videos = () => requested.filter((path) => path.startsWith('/video/'))
    await page.goto('/en', { waitUntil: 'networkidle' })
    expect(videos()).toEqual([])
    await scrollSectionTo(page, 'chatbot', 0)
    await expect.poll(videos).toEqual(['/video/youbot-en.webp'])
    await page.waitForLoadState('networkidle')
    expect(videos()).toHaveLength(1)
  })

  test('the server sends byte ranges of each file with its type', async ({ request }) => {
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

  test.describe('without scripts,', () => {
    test.use({ javaScriptEnabled: false })

    test('has controls, a poster and two formats', async ({ page }) => {
      await page.goto('/es#chatbot')
      await expect(video(page)).toHaveAttribute('controls')
      const poster = page.locator('#chatbot noscript img')
      await expect(poster).toHaveJSProperty('naturalWidth', 720)
      await expect(video(page).locator('source[src="/video/youbot-es.webm"]')).toHaveCount(1)
      await expect(video(page).locator('source[src="/video/youbot-es.mp4"]')).toHaveCount(1)
    })
  })
})

/** What plays, and the languages of the captions that are shown and have loaded. */
function stateOf(page: Page) {
  return video(page).evaluate((player: HTMLVideoElement) => ({
    hasPlayed: player.currentTime > 0.3,
    size: [player.videoWidth, player.videoHeight],
    captions: [...player.textTracks]
      .filter(({ mode, cues }) => mode === 'showing' && (cues?.length ?? 0) > 0)
      .map(({ language }) => language),
  }))
}
