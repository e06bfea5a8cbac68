import { contrastOfControls, contrastOfTexts, measureContrast } from './contrast.ts'
import { expect, test } from './site-test.ts'

test.use({ expectedProblems: ['404'] })

for (const colorScheme of ['light', 'dark'] as const) {
  for (const path of ['/en', '/en/precos', '/en/nothing']) {
    test(`${path}, ${colorScheme}: text stands out by 4.5, parts of controls by 3`, async ({
      page,
    }) => {
      await measureContrast(page)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path)

      const texts = await contrastOfTexts(page)
      expect(texts.length).toBeGreaterThan(10)
      expect(texts.filter(({ ratio }) => ratio < 4.5)).toEqual([])

      const controls = await contrastOfControls(page)
      expect(controls.length).toBeGreaterThan(5)
      expect(controls.filter(({ ratio }) => ratio < 3)).toEqual([])
    })
  }
}
