/** Binds a word of one letter, or a sign that joins, to the next one: a line never ends in it. */
export function bindShortWords(title: string): string {
  return title.replace(/(?<=^|\s)([\p{L}&])\s/gu, '$1\u00a0')
}
