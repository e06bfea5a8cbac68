import type { Page } from 'playwright/test'
import { pageUrls } from '../../src/urls/page-urls.ts'
import { site, wordsOf } from '../fixtures/words.ts'
import { expect, moving, test } from './site-test.ts'

test.use({ ...moving, javaScriptEnabled: false })

for (const { path, page: name } of pageUrls.filter((url) => url.path.startsWith('/en'))) {
  test(`without JavaScript, the texts on ${path} are visible`, async ({ page }) => {
    await page.goto(path)
    // The headline starts with this word, and shows it again only after ten seconds.
    const firstWord = page.locator('.rotating > span').first()
    if (name === 'landing') await expect(firstWord).toHaveCSS('opacity', '1')
    // Waits until the amounts on the pricing page have counted up.
    await expect.poll(async () => (await texts(page)).hidden).toEqual([])
    expect((await texts(page)).count).toBeGreaterThan(name === 'landing' ? 150 : 20)
  })
}

test("without JavaScript, a solution's URL scrolls to it, and a notice replaces the form", async ({
  page,
}) => {
  await page.goto('/en#solucoes/data-driven')
  const { title } = wordsOf('en', 'solutions').dataDriven
  await expect(page.getByRole('heading', { name: title })).toBeInViewport()
  await expect(page.getByRole('tablist')).toBeHidden()
  await expect(page.locator('form')).toBeHidden()
  const notice = page.locator('#contato .without-script')
  await expect(notice).toBeVisible()
  await expect(notice).toHaveText(wordsOf('en', 'site').form.withoutScript)
  const { email, phone } = site
  for (const [name, url] of [
    [email, `mailto:${email}`],
    [phone.display, `tel:${phone.number}`],
  ] as const) {
    const link = page.locator('#contato .card').getByRole('link', { name })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', url)
  }
})

/** Counts the texts on a page, and lists those that should be visible but are not. */
function texts(page: Page) {
  return page.evaluate(() => {
    const exceptions =
      'script, style, template, .visually-hidden, .skip, .rotating, .bubble, form, [role=tab]' +
      ', .demo-video figcaption, .floating-navigation span, .fold > summary' +
      ', .chat, .fold:not(.unfolded + *, [open]) > :not(summary)'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const hidden: string[] = []
    let count = 0
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? ''
      const parent = walker.currentNode.parentElement
      if (text === '' || parent === null || parent.closest(exceptions) !== null) continue
      count += 1
      const { width, height } = parent.getBoundingClientRect()
      const isShown = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      if (!isShown || width < 2 || height < 2) hidden.push(text)
    }
    return { hidden, count }
  })
}
