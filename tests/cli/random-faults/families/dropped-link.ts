import { filesOf, isSettings, textOf } from '../content.ts'
import { type Family } from '../fault.ts'
import { wordsIn } from '../sentences.ts'
import { dropped } from '../dropped.ts'

const link = /\[([^\]]+)\]\([^)]*\)/

/**
 * The words of a link are there and the link is not. Right is the paragraph that
 * lost it; where the source lost it, the three paragraphs that have one more, too.
 */
export const droppedLink: Family = {
  name: 'dropped link',
  files: (content) =>
    filesOf(content).filter((file) => !isSettings(file) && link.test(textOf(content, file))),
  plant(scene) {
    const place = scene.random.pick(wordsIn(scene.text, link))
    return dropped(scene, place, place.found.replace(link, '$1'))
  },
}
