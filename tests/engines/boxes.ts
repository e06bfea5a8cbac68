import { expect } from 'vitest'
import type { Behaviours, Surroundings } from './behaviours/behaviour.ts'
import type { Page } from './page.ts'
import { loadFonts } from '../browser/fonts.ts'

/** Elements that have the same box in every engine, within a pixel. */
const ELEMENTS = [
  '.site-header',
  '.site-header a',
  '.flag',
  '.floating-navigation .axis',
  '.floating-navigation a',
  '.section-head',
  'main figure',
  'main :is(h1, h2)',
  'main svg',
  '.marquee li',
  '.button',
  '.text-link',
  '.plan',
  '.site-footer a',
].join()

/** Boxes that differ for a reason. */
const EXCEPTIONS: { engine: string; element: RegExp; reason: string }[] = []

interface Box {
  element: string
  /** Left edge, top edge within the section, width and height, in CSS pixels. */
  edges: number[]
}

export const boxes: Behaviours = Object.fromEntries(
  ['/en', '/en/precos'].flatMap((path) =>
    [1280, 360].map((width) => [
      `the boxes of ${path} at ${width} px are those of Chromium`,
      async ({ page, reference, engine }: Surroundings) => {
        const expected = await measure(await reference(), path, width)
        const actual = await measure(page, path, width)
        expectSameBoxes(actual, expected, engine)
      },
    ]),
  ),
)

function expectSameBoxes(actual: Box[], expected: Box[], engine: string): void {
  const differences = actual.flatMap(({ element, edges }, index) => {
    const other = expected[index]
    if (other?.element !== element) return [`${element} instead of ${other?.element}`]
    const isEqual = edges.every((edge, side) => Math.abs(edge - (other.edges[side] ?? NaN)) <= 1)
    const isException = EXCEPTIONS.some((one) => one.engine === engine && one.element.test(element))
    if (isEqual || isException) return []
    return [`${element}: ${edges.join(' ')} instead of ${other.edges.join(' ')}`]
  })
  expect(differences).toEqual([])
}

async function measure(page: Page, path: string, windowWidth: number): Promise<Box[]> {
  await page.resize(windowWidth, 800)
  await page.open(path)
  await loadFonts(page)
  return page.evaluate(readBoxes, ELEMENTS)
}

/** The boxes of the visible elements. */
function readBoxes(selector: string): Box[] {
  const noise =
    / (d|points|href|viewBox|aria-label\w*|id|target|rel|fetchpriority|data-state)="[^"]*"/g
  return [...document.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility())
    .map((one) => {
      const parent = one.closest('section, header, nav, footer, .pricing')
      const { x, y, width, height } = one.getBoundingClientRect()
      const top = y - (parent?.getBoundingClientRect().y ?? 0)
      const tag = one.outerHTML.slice(0, one.outerHTML.indexOf('>') + 1).replaceAll(noise, '')
      return {
        element: `${parent?.id || parent?.className} ${tag} ${one.textContent?.trim().slice(0, 20)}`,
        edges: [x, top, width, height].map((edge) => Math.round(edge * 10) / 10),
      }
    })
}
