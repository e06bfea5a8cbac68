import { filesOf } from '../content.ts'
import { faultOf, type Family } from '../fault.ts'
import { getLine, replaceLines } from '../lines.ts'
import { writtenIn } from '../written-keys.ts'

/**
 * A key is gone with all that belongs to it. Nothing is left to point at, so right
 * is the key that it belonged to, or the lines that now meet where it stood.
 */
export const deletedKey: Family = {
  name: 'deleted key',
  files: filesOf,
  plant(scene) {
    const { text, random } = scene
    const { path, line, lastLine, parentLine, opensItem } = random.pick(writtenIn(text).keys)
    const next = getLine(text, lastLine + 1)
    const sameItem = next.startsWith(getLine(text, line).replace(/- .*/, '  '))
    if (opensItem && !sameItem) return undefined
    // The dash of an item stands before its first key, and goes on to the next.
    const kept = opensItem ? [next.replace(/ {2}(?=\S)/, '- ')] : []
    const after = replaceLines(text, line, lastLine - line + 1 + kept.length, ...kept)
    return faultOf(scene, `${path} deleted`, after, parentLine, [line - 1, line])
  },
}
