import { getLine, replaceLines } from './lines.ts'
import type { WrittenKey } from './written-keys.ts'

export function renameKey(text: string, { line, name }: WrittenKey, to: string): string {
  return replaceLines(
    text,
    line,
    1,
    getLine(text, line).replace(`${name}:`, () => `${to}:`),
  )
}
