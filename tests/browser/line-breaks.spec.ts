import { locales } from '../../src/locales.ts'
import { expect, test } from './site-test.ts'

/** Matches a one-letter word at the start of a sentence, if the line may break after it. */
const LONE_LETTER = /(?<![\p{L}\p{N}])\p{Lu} /u

test('headings and leads break no line after a lone letter', async ({ page }) => {
  for (const locale of locales) {
    await page.goto(`/${locale}`)
    for (const text of await page.locator('h2, .lead p').allTextContents()) {
      expect.soft(text).not.toMatch(LONE_LETTER)
    }
  }
})
