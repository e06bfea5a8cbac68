import { filesOf } from '../content.ts'
import { faultOf, type Family } from '../fault.ts'
import type { Random } from '../random.ts'
import { renameKey } from '../rename-key.ts'
import { writtenIn } from '../written-keys.ts'

/** A slip of the finger in a key. Right is its line. */
export const misspeltKey: Family = {
  name: 'misspelt key',
  files: filesOf,
  plant(scene) {
    const key = scene.random.pick(writtenIn(scene.text).keys)
    const name = misspell(key.name, scene.random)
    if (name === key.name || name === '') return undefined
    const text = renameKey(scene.text, key, name)
    return faultOf(scene, `${key.path} misspelt ${name}`, text, key.line)
  },
}

function misspell(name: string, random: Random): string {
  const at = random.below(name.length)
  const [before, letter, after] = [name.slice(0, at), name[at] ?? '', name.slice(at + 1)]
  return random.pick([
    `${before}${after}`,
    `${before}${letter}${letter}${after}`,
    `${before}${after.slice(0, 1)}${letter}${after.slice(1)}`,
    `${before}${letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase()}${after}`,
  ])
}
