import type { Page } from 'playwright/test'
import { readPdf, type Line, type Sheet } from './read-pdf.ts'

/** A sheet with fewer lines is wasted. */
const FEWEST_LINES = 8

/** The smallest text that is still easy to read on paper, in points. */
const SMALLEST_TEXT = 8.5

/** Prints a page, and reads the text of each sheet. */
export async function printedSheets(
  page: Page,
  paper: { format: 'A4' | 'Letter'; landscape?: boolean } = { format: 'A4' },
): Promise<Sheet[]> {
  return readPdf(await page.pdf(paper))
}

/** What is wrong on any sheet: text that cannot be read, or a sheet that is nearly empty. */
export function printFaults(sheets: readonly Sheet[]): string[] {
  return sheets.flatMap((sheet, index) => {
    const { lines, rotated } = sheet
    const faults = [
      ...rotated.map((text) => `rotated: ${text}`),
      ...lines.flatMap((line) => faultsOfLine(line, sheet)),
      ...overlaps(lines),
    ]
    const rows = new Set(lines.map(({ baseline }) => Math.round(baseline))).size
    if (sheets.length > 1 && rows < FEWEST_LINES) faults.push(`only ${rows} lines`)
    return faults.map((fault) => `sheet ${index + 1}: ${fault}`)
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

/** Whether the letters of two lines touch: small letters are about half as high as the font size. */
function isOver(one: Line, other: Line): boolean {
  const [upper, lower] = one.baseline < other.baseline ? [one, other] : [other, one]
  const isBeside = upper.right <= lower.left + 1 || lower.right <= upper.left + 1
  return !isBeside && lower.baseline - upper.baseline < lower.size * 0.5
}
