import { filesOf, textOf } from '../content.ts'
import { type Family } from '../fault.ts'
import { wordsIn } from '../sentences.ts'
import { dropped } from '../dropped.ts'

const component = /<Foreign [^>]*>([^<]*)<\/Foreign>/

/** The words of a component are there and the component is not. Right is as for a dropped link. */
export const droppedComponent: Family = {
  name: 'dropped component',
  files: (content) => filesOf(content).filter((file) => component.test(textOf(content, file))),
  plant(scene) {
    const place = scene.random.pick(wordsIn(scene.text, component))
    return dropped(scene, place, place.found.replace(component, '$1'))
  },
}
