import { filesOf, textOf } from '../content.ts'
import { faultOf, type Family } from '../fault.ts'
import { replaceWord, wordsIn } from '../sentences.ts'

const component = /<Foreign lang="[^"]*">[^<]*<\/Foreign>/

const props = [
  '<Foreign lang="">',
  '<Foreign lang=" ">',
  '<Foreign lang>',
  '<Foreign>',
  '<Foreign lang={}>',
  '<Foreign lang={""}>',
]

/** A component lacks what it was to be told, or what it was to show. Right is its line. */
export const emptyProp: Family = {
  name: 'empty prop',
  files: (content) => filesOf(content).filter((file) => component.test(textOf(content, file))),
  plant(scene) {
    const { text, random } = scene
    const place = random.pick(wordsIn(text, component))
    const emptied = random.pick([
      ...props.map((open) => place.found.replace(/^<[^>]*>/, open)),
      place.found.replace(/>[^<]*</, '><'),
    ])
    const { text: after, line } = replaceWord(text, place, emptied)
    return faultOf(scene, emptied, after, line)
  },
}
