import { pageUrls, unprefixed } from '../../src/urls.ts'
import { emptySheets, printedSheets, printFaults } from '../browser/printed-sheets.ts'
import { expect, test } from '../browser/site-test.ts'

/** The maximum number of A4 sheets for a page, whatever its content. */
const MOST_SHEETS = { landing: 8, pricing: 1, notFound: 1 }

for (const { path, page: name } of pageUrls.filter((url) => !unprefixed.includes(url))) {
  test(`${path} prints every text legibly, within its limit of sheets`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto(path)
    const sheets = await printedSheets(page)
    expect(await printFaults(page, sheets)).toEqual([])
    expect(emptySheets(sheets)).toEqual([])
    expect(sheets.length).toBeLessThanOrEqual(MOST_SHEETS[name])
  })
}
