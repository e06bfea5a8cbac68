/** Replaces control characters, which could move the cursor, with characters one column wide. */
export function printable(text: string): string {
  return text.replace(/[\t\r]/g, ' ').replace(/\p{Cc}/gu, '�')
}
