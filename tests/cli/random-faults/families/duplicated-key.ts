import { filesOf } from '../content.ts'
import { faultOf, type Family } from '../fault.ts'
import { getLine, replaceLines } from '../lines.ts'
import { writtenIn } from '../written-keys.ts'

/**
 * A text stands twice under one name, with other words: beside the first, or where
 * the group ends. Right is the line of either; both are there to be seen.
 */
export const duplicatedKey: Family = {
  name: 'duplicated key',
  files: filesOf,
  plant(scene) {
    const { text, random } = scene
    const { keys } = writtenIn(text)
    const simple = keys.filter((key) => key.line === key.lastLine && !key.opensItem)
    const key = random.pick(simple)
    const siblings = keys.filter((other) => groupOf(other.path) === groupOf(key.path))
    const line = random.pick([key, siblings.at(-1) ?? key]).lastLine + 1
    const other = random.pick(simple.filter(({ holds }) => holds === key.holds))
    const value = getLine(text, other.line).replace(/^[^:]*:/, '')
    const indent = /^ */.exec(getLine(text, key.line))?.[0] ?? ''
    const after = replaceLines(text, line, 0, `${indent}${key.name}:${value}`)
    return faultOf(scene, `${key.path} again, with${value}`, after, key.line, line)
  },
}

const groupOf = (path: string) => path.slice(0, path.lastIndexOf('.') + 1)
