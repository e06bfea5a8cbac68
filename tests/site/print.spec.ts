import { pageUrls, urlsWithoutLanguage } from '../../src/urls/page-urls.ts'
import { expectGoodPrint } from '../browser/printed-sheets.ts'
import { test } from '../browser/site-test.ts'

for (const { path, page: name } of pageUrls.filter((url) => !urlsWithoutLanguage.includes(url))) {
  test(`${path} prints all text legibly on no more sheets than allowed`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto(path)
    await expectGoodPrint(page, name)
  })
}
