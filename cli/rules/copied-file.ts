import { sourceOf } from '../content-model.ts'
import type { Finding } from '../finding.ts'
import { copyIn, localeFilesOf } from '../model/counterpart.ts'
import { wordsIn } from '../model/words.ts'
import { fileStart } from '../place.ts'
import type { Rule } from './rule.ts'

/** Texts shorter than this say the same in both kinds of Portuguese more often than not. */
const FEWEST_WORDS = 5

/** From this share of equal texts on, a file was copied rather than written. */
const LARGEST_SHARE = 0.6

/** A file in another kind of the same language is written for its readers, not copied. */
export const copiedFile: Rule = {
  id: 'copied-file',
  allowable: true,
  check: (model) =>
    localeFilesOf(model).flatMap((file): Finding[] => {
      const source = sourceOf(model, file)
      if (!source) return []
      const sources = new Map(copyIn(source).map(({ id, text }) => [id, text]))
      const long = copyIn(file).filter(({ own }) => wordsIn(own).length >= FEWEST_WORDS)
      const equal = long.filter(({ id, text }) => sources.get(id) === text)
      if (long.length < 3 || equal.length < LARGEST_SHARE * long.length) return []
      return [
        {
          rule: 'copied-file',
          severity: 'error',
          file: file.path,
          place: fileStart,
          related: { file: source.path, place: fileStart },
          args: { locale: file.locale, equal: equal.length, of: long.length },
        },
      ]
    }),
}
