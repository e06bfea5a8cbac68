import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { expect, test } from './site-test.ts'
import { site, twoLocales } from '../fixtures/words.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  for (const locale of twoLocales) {
    test(`the QR code of /${locale} says the link, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(`/${locale}`)
      // What a camera sees: the code with its surroundings, as they are painted.
      const pixels = await page.locator('#produtos .qr').screenshot()
      const { data, width, height } = PNG.sync.read(pixels)
      const found = jsQR(new Uint8ClampedArray(data), width, height, {
        // Dark on light: many readers refuse the opposite.
        inversionAttempts: 'dontInvert',
      })
      expect(found?.data).toBe(site.whatsappUrl)
    })
  }
}
