import { filesOf } from '../content.ts'
import { faultOf, type Family } from '../fault.ts'
import { writtenIn } from '../written-keys.ts'
import { renameKey } from '../rename-key.ts'

/** Names that a translator or a developer might give. */
const names = ['heading', 'subtitle', 'titulo', 'texto', 'body', 'caption2', 'content', 'nombre']

/** A key has another name. Right is the line of the new name, which is there to be seen. */
export const renamedKey: Family = {
  name: 'renamed key',
  files: filesOf,
  plant(scene) {
    const key = scene.random.pick(writtenIn(scene.text).keys)
    const name = scene.random.pick(names)
    const text = renameKey(scene.text, key, name)
    return faultOf(scene, `${key.path} renamed to ${name}`, text, key.line)
  },
}
