import { PNG } from 'pngjs'
import { expect } from 'vitest'
import { locales } from '../../../src/locales.ts'
import { wordsOf } from '../../fixtures/words.ts'
import type { Page } from '../page.ts'
import { expectFocused, type Behaviours } from './behaviour.ts'

const { conversation } = wordsOf('en', 'chatbot')

export const demoVideo: Behaviours = {
  "the demo video shows its play icon or the browser's controls, never both": async ({ page }) => {
    await openVideo(page)
    await expect.poll(() => stateOf(page)).toBe('paused with the sign')
    await page.click('#chatbot video')
    await expect.poll(() => stateOf(page)).toBe('playing with controls')
    await page.click('#chatbot video')
    await expect.poll(() => stateOf(page)).toBe('paused with the sign')

    // Plays or pauses the video, as media keys and picture-in-picture windows do.
    const runFromOutside = (last?: number) =>
      page.evaluate((seconds) => {
        const video = document.querySelector<HTMLVideoElement>('#chatbot video')
        if (!video) return
        if (seconds) video.currentTime = video.duration - seconds
        void (video.paused ? video.play() : video.pause())
      }, last)
    await runFromOutside()
    await expect.poll(() => stateOf(page)).toBe('playing with controls')
    await runFromOutside()
    await expect.poll(() => stateOf(page)).toBe('paused with the sign')
    await runFromOutside(0.3)
    await expect.poll(() => stateOf(page)).toBe('ended with the sign')
  },

  'nothing covers the playing demo video when the pointer is not over it': async ({ page }) => {
    await openVideo(page)
    expect(await darkPartOfStrip(page), 'the play icon').toBeGreaterThan(0.05)
    await page.click('#chatbot video')
    await expect.poll(() => stateOf(page)).toBe('playing with controls')
    await page.movePointer([1, 400])
    await expect.poll(() => darkPartOfStrip(page), { message: 'the controls' }).toBe(0)
    expect(await stateOf(page)).toBe('playing with controls')
  },

  'the demo video can be played and paused with the keyboard': async ({ page }) => {
    await openVideo(page)
    await page.focus('#chatbot .ask-note a')
    await page.press('Tab')
    await expectFocused(page, '#chatbot video')
    expect(await page.isFocusVisible('#chatbot video')).toBe(true)
    await expect.poll(() => stateOf(page)).toBe('paused with controls')
    const scrolled = await page.evaluate(() => scrollY)
    await page.type(' ')
    await expect.poll(() => stateOf(page)).toBe('playing with controls')
    await page.type(' ')
    await expect.poll(() => stateOf(page)).toBe('paused with controls')
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    await page.focus('#chatbot .ask-note a')
    await expect.poll(() => stateOf(page)).toBe('paused with the sign')
  },

  'the video has captions in each language, off by default, and a transcript': async ({ page }) => {
    await openVideo(page)
    const tracks = await page.evaluate(() => {
      const video = document.querySelector<HTMLVideoElement>('#chatbot video')
      return [...(video?.textTracks ?? [])].map(({ kind, language, label, mode }) => [
        kind,
        language,
        label,
        mode,
      ])
    })
    const { languageNames } = wordsOf('en', 'site').header
    expect(tracks).toEqual(
      locales.map((locale) => ['captions', locale, languageNames[locale], 'disabled']),
    )
    const loaded = () =>
      page.evaluate(() => {
        const video = document.querySelector<HTMLVideoElement>('#chatbot video')
        return [...(video?.textTracks ?? [])].filter((track) => {
          track.mode = 'hidden'
          return track.cues?.length
        }).length
      })
    await expect.poll(loaded).toBe(locales.length)
    const transcript = await page.evaluate(() =>
      [...document.querySelectorAll('.transcript li')].map(({ textContent }) => textContent),
    )
    for (const [index, { text }] of conversation.messages.entries()) {
      expect(transcript[index]).toContain(text)
    }
  },
}

/** Opens the page, scrolls to the video, and waits for its script, which adds the poster. */
async function openVideo(page: Page): Promise<void> {
  await page.open('/en')
  const isReady = () =>
    page.evaluate(() => {
      const video = document.querySelector('#chatbot video')
      video?.scrollIntoView({ block: 'center', behavior: 'instant' })
      return video?.hasAttribute('poster')
    })
  await expect.poll(isReady).toBe(true)
}

function stateOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const video = document.querySelector<HTMLVideoElement>('#chatbot video')
    const sign = document.querySelector('.demo-video figcaption svg')
    const shown = [
      ...(sign?.checkVisibility({ visibilityProperty: true }) ? ['the sign'] : []),
      ...(video?.controls ? ['controls'] : []),
    ]
    const hasData = video && video.readyState >= video.HAVE_FUTURE_DATA
    const playing = hasData ? 'playing' : 'loading'
    const state = video?.ended ? 'ended' : video?.paused ? 'paused' : playing
    return `${state} with ${shown.join(' and ')}`
  })
}

/** Returns the share of dark pixels in the play icon's strip, where the video itself is light. */
async function darkPartOfStrip(page: Page): Promise<number> {
  const { scale, left, right, top, bottom } = await page.evaluate(() => {
    const box = document.querySelector('#chatbot video')?.getBoundingClientRect() ?? new DOMRect()
    return {
      scale: devicePixelRatio,
      left: box.left + 16,
      right: box.left + 0.6 * box.width,
      top: box.bottom - 0.2 * box.width,
      bottom: box.bottom - 4,
    }
  })
  const { width, data } = PNG.sync.read(await page.screenshot())
  let dark = 0
  let all = 0
  for (let y = Math.ceil(top * scale); y < bottom * scale; y++) {
    for (let x = Math.ceil(left * scale); x < right * scale; x++) {
      all += 1
      if ((data[(y * width + x) * 4 + 1] ?? 0) < 170) dark += 1
    }
  }
  return dark / all
}
