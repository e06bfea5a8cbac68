/**
 * Quotes a cell. An apostrophe keeps a spreadsheet from running it as a formula, even where a
 * separator other than the comma starts a new cell.
 */
export function csvCell(text: string): string {
  const safe = withoutControls(text).replace(/(^|[;\t\n])(?="*[=+\-@])/g, "$1'")
  return `"${safe.replaceAll('"', '""')}"`
}

/** Removes characters that could move the cursor or reorder the displayed text. */
export function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\t\n]|[\p{Bidi_Control}\p{Zl}\p{Zp}]/gu, '')
}

/** Makes a text printable on one line: tabs and line breaks could be used to forge a row. */
export function singleLine(text: string): string {
  return withoutControls(text).replace(/[\t\n]+/g, ' ')
}

export function formatTime(time: Date): string {
  return `${time.toISOString().replace('T', ' ').slice(0, 16)} UTC`
}
