import { filesOf, isSettings, isSource } from '../content.ts'
import { faultOf, type Family } from '../fault.ts'
import { getLine } from '../lines.ts'
import { replaceWord, wordsIn } from '../sentences.ts'
import { writtenIn } from '../written-keys.ts'

/**
 * A number of a translation is not that of the source. Right is its line. The
 * postcodes of the sample conversation are left alone: each country has its own.
 */
export const changedNumber: Family = {
  name: 'changed number',
  fitsSchema: true,
  files: (content) => filesOf(content).filter((file) => !isSettings(file) && !isSource(file)),
  plant(scene) {
    const { text, random } = scene
    const postcodes = writtenIn(text).texts.filter(({ path }) => path.includes('messages'))
    const digits = wordsIn(text, /(?<=^|[\s"+/.,])\d+/).filter(({ line }) =>
      postcodes.every((other) => other.line !== line),
    )
    if (digits.length === 0) return undefined
    const place = random.pick(digits)
    const at = random.below(place.found.length)
    const digit = String(1 + random.below(9))
    const number = place.found.slice(0, at) + digit + place.found.slice(at + 1)
    if (number === place.found) return undefined
    const { text: after, line } = replaceWord(text, place, number)
    return faultOf(scene, `${place.found} made ${number}: ${getLine(after, line)}`, after, line)
  },
}
