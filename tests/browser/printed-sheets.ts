import { expect, type Page } from 'playwright/test'
import type { PageName } from '../../src/urls/page-urls.ts'
import { readPdf, type Line, type Sheet } from './read-pdf.ts'

/** The minimum number of lines on each sheet if there is more than one sheet. */
const FEWEST_LINES = 8

/** The share of the height between the margins that must be filled, except on the last sheet. */
const LEAST_FILL = 0.65

/** The height of the top margin and of the bottom margin, in points (14 mm). */
const MARGIN = (14 / 25.4) * 72

/** Elements that must not be split between sheets. */
const BLOCKS = 'p, li, figure, tr, dl > div, .answers > .fold, .section-head, .panel-head, .card'

/** The smallest font size that is still easy to read on paper, in points. */
const SMALLEST_TEXT = 8.5

/** The maximum number of A4 sheets for each page, whatever its content. */
const maxSheets = { landing: 8, pricing: 1, notices: 2, notFound: 1 }

/** Prints a page, and returns the text on each sheet. */
export async function printedSheets(
  page: Page,
  paper: { format: 'A4' | 'Letter'; landscape?: boolean } = { format: 'A4' },
): Promise<Sheet[]> {
  return readPdf(await page.pdf(paper))
}

/** Prints a page; expects no faults, well-filled sheets, and at most `maxSheets` sheets. */
export async function expectGoodPrint(page: Page, name: PageName): Promise<Sheet[]> {
  const sheets = await printedSheets(page)
  expect(await printFaults(page, sheets)).toEqual([])
  expect(emptySheets(sheets)).toEqual([])
  expect(sheets.length).toBeLessThanOrEqual(maxSheets[name])
  return sheets
}

/**
 * Finds faults on a page's printed sheets: unreadable text, a nearly empty sheet, a block that is
 * split between sheets, or a heading on a different sheet from the text below it.
 */
export async function printFaults(page: Page, sheets: readonly Sheet[]): Promise<string[]> {
  const printed = sheets.map(({ lines }) => letters(lines.map(({ text }) => text).join('')))
  const isTogether = (texts: string[]) =>
    printed.some((sheet) => texts.every((text) => sheet.includes(letters(text))))
  const torn = (await blocks(page)).filter((texts) => !isTogether(texts))
  return [
    ...sheets.flatMap((sheet, index) => {
      const faults = [...faultsOfSheet(sheet)]
      if (sheets.length > 1 && rowsOf(sheet) < FEWEST_LINES)
        faults.push(`only ${rowsOf(sheet)} lines`)
      return faults.map((fault) => `sheet ${index + 1}: ${fault}`)
    }),
    ...torn.map((texts) => `not on one sheet: ${texts.join(' | ')}`),
  ]
}

/** Returns the texts in each block and, for each heading, its texts and the first text below it. */
function blocks(page: Page): Promise<string[][]> {
  return page.evaluate((selector) => {
    const isPrinted = ({ data, parentElement: parent }: Text) =>
      data.trim() !== '' &&
      parent !== null &&
      parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !parent.closest('.visually-hidden')
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    const printed = texts.filter(isPrinted)
    const within = (element: Element) => printed.filter((text) => element.contains(text))
    const elements = (list: string) => [...document.querySelectorAll(`main :is(${list})`)]
    return [
      ...elements(selector).map(within),
      ...elements('.mark, :is(h1, h2, h3, h4, h5):not(summary > *)').map((heading) => {
        const own = within(heading)
        const last = own.at(-1)
        const next = last && printed[printed.indexOf(last) + 1]
        // A section's last heading may be followed only by a drawing without text.
        const isBelow = next && (heading.closest('section') ?? document.body).contains(next)
        return isBelow ? [...own, next] : own
      }),
    ].map((group) => group.map(({ data }) => data))
  }, BLOCKS)
}

/** Reduces a text to its letters and digits, because line breaks change hyphens and spaces. */
function letters(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase()
}

function faultsOfSheet(sheet: Sheet): string[] {
  const { lines, rotated } = sheet
  return [
    ...rotated.map((text) => `rotated: ${text}`),
    ...lines.flatMap((line) => faultsOfLine(line, sheet)),
    ...overlaps(lines),
  ]
}

/** Counts the lines on a sheet; lines that are side by side count as one. */
function rowsOf({ lines }: Sheet): number {
  return new Set(lines.map(({ baseline }) => Math.round(baseline))).size
}

/** Finds sheets, other than the last, that are filled to less than `LEAST_FILL`. */
function emptySheets(sheets: readonly Sheet[]): string[] {
  return sheets.slice(0, -1).flatMap(({ lines, height }, index) => {
    const edge = height - MARGIN
    const baselines = lines.map(({ baseline }) => baseline).filter((baseline) => baseline < edge)
    const fill = (Math.max(...baselines) - MARGIN) / (edge - MARGIN)
    return fill < LEAST_FILL ? [`sheet ${index + 1}: only ${Math.round(100 * fill)} % filled`] : []
  })
}

function faultsOfLine({ text, left, right, baseline, size }: Line, sheet: Sheet): string[] {
  const isOutside =
    left < 0 || right > sheet.width || baseline - size < 0 || baseline > sheet.height
  return [
    ...(isOutside ? [`outside: ${text}`] : []),
    ...(size < SMALLEST_TEXT ? [`${size.toFixed(1)} pt: ${text}`] : []),
  ]
}

function overlaps(lines: readonly Line[]): string[] {
  return lines.flatMap((line, index) =>
    lines
      .slice(index + 1)
      .filter((other) => isOver(line, other))
      .map((other) => `“${line.text}” over “${other.text}”`),
  )
}

/**
 * Whether two lines are so close that their letters touch. Lower-case letters are about half as
 * tall as the font size.
 */
function isOver(one: Line, other: Line): boolean {
  const [upper, lower] = one.baseline < other.baseline ? [one, other] : [other, one]
  const isBeside = upper.right <= lower.left + 1 || lower.right <= upper.left + 1
  return !isBeside && lower.baseline - upper.baseline < lower.size * 0.5
}
