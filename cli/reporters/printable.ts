/**
 * Replaces each character that would move the terminal's cursor with one that takes up one column.
 */
export function printable(text: string): string {
  return text.replace(/[\t\r]/g, ' ').replace(/\p{Cc}/gu, '�')
}
