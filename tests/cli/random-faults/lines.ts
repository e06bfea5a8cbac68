/** Lines are counted from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

export function getLine(text: string, line: number): string {
  return text.split('\n')[line - 1] ?? ''
}

/** Puts other lines in the place of some; none removes, `count` 0 inserts before `line`. */
export function replaceLines(
  text: string,
  line: number,
  count: number,
  ...lines: readonly string[]
): string {
  return text
    .split('\n')
    .toSpliced(line - 1, count, ...lines)
    .join('\n')
}
