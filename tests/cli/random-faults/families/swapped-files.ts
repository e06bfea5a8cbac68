import { filesOf, inLocale, isSettings, localeOf, plantedLocales, textOf } from '../content.ts'
import { wholeFile, type Family } from '../fault.ts'

/**
 * A file lies in the folder of another language: two have changed places, or one is
 * a copy of the other. Right is any line, in each file that is in the wrong place.
 */
export const swappedFiles: Family = {
  name: 'swapped locale file',
  files: (content) => filesOf(content).filter((file) => !isSettings(file)),
  plant({ content, file, text, random }) {
    const locale = random.pick(plantedLocales.filter((other) => other !== localeOf(file)))
    const other = inLocale(file, locale)
    const changes = new Map([[file, textOf(content, other)]])
    const swaps = random.below(2) === 0
    if (swaps) changes.set(other, text)
    return {
      description: swaps ? `changed places with ${locale}` : `a copy of ${locale}`,
      changes,
      right: [[...changes.keys()].map(wholeFile)],
    }
  },
}
