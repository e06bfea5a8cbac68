/**
 * Quotes a CSV cell. Adds apostrophes so that spreadsheets do not interpret any part of it as a
 * formula, even if they split cells at semicolons or tabs.
 */
export function csvCell(text: string): string {
  const safe = withoutControls(text).replace(/(^|[;\t\n])(?="*[=+\-@])/g, "$1'")
  return `"${safe.replaceAll('"', '""')}"`
}

/** Removes characters that could move the cursor or reorder the displayed text. */
export function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\t\n]|[\p{Bidi_Control}\p{Zl}\p{Zp}]/gu, '')
}

/** Puts a string on one line; otherwise, tabs and line breaks could forge a row. */
export function singleLine(text: string): string {
  return withoutControls(text).replace(/[\t\n]+/g, ' ')
}

export function formatTime(time: Date): string {
  return `${time.toISOString().replace('T', ' ').slice(0, 16)} UTC`
}
