import { loadFonts } from '../../browser/load-fonts.ts'
import { hydrateAll } from './island-scripts.ts'
import { expect, test } from './site-test.ts'

test.use({ viewport: { width: 1280, height: 800 } })

/** Pages with more than `least` edges to check. The grid is the same in every language. */
const pages = [
  { path: '/en', least: 40 },
  { path: '/en/precos', least: 10 },
]

for (const { path, least } of pages) {
  test(`headings, leads and columns on ${path} are aligned with the grid`, async ({ page }) => {
    await page.goto(path)
    await hydrateAll(page)
    await loadFonts(page)
    const { columns, edges } = await page.evaluate(() => {
      const [frame] = document.querySelectorAll('.section > .frame')
      if (!frame) throw new Error('The page has no sections')
      const { paddingLeft, columnGap, gridTemplateColumns } = getComputedStyle(frame)
      const widths = gridTemplateColumns.split(' ').map(parseFloat)
      let next = frame.getBoundingClientRect().left + parseFloat(paddingLeft)
      const lefts = widths.map((width) => {
        const left = next
        next += width + parseFloat(columnGap)
        return left
      })
      const parts = document.querySelectorAll(
        'main :is(h1, h2:not(.plan *), .mark, .lead, .frame > *, .frame > :is(ul, ol, dl) > *, .plans > li)',
      )
      const found = [...parts]
        .filter((part) => part.checkVisibility() && part.getBoundingClientRect().height > 1)
        .map((part) => ({
          part: `${part.closest('section')?.id} ${part.tagName} ${part.className}`,
          left: part.getBoundingClientRect().left,
        }))
      return { columns: lefts, edges: found }
    })
    expect(columns).toHaveLength(12)
    expect(edges.length).toBeGreaterThan(least)
    const [first] = columns
    const heads = edges.filter(({ part }) => / (H1|H2) /.test(part))
    for (const { part, left } of heads) {
      expect.soft(Math.abs(left - (first ?? 0)), `${part} is at column 1`).toBeLessThanOrEqual(1)
    }
    const outside = edges.filter(({ left }) =>
      columns.every((column) => Math.abs(column - left) > 1),
    )
    expect.soft(outside, 'in no column').toEqual([])
  })
}
