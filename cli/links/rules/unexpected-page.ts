import { pageUrls } from '../../../src/urls.ts'
import { fileStart } from '../../core/location.ts'
import { nearest } from '../../core/suggestion.ts'
import type { LinkRule } from './rule.ts'

/** Every page has an address: no visitor reaches another one. */
export const unexpectedPage: LinkRule = {
  id: 'unexpected-page',
  check({ pages }) {
    const known = pageUrls.map(({ file }) => file)
    return pages
      .filter(({ address }) => address === undefined)
      .map(({ file, path }) => ({
        rule: 'unexpected-page',
        args: { suggestion: nearest(file, known) },
        spot: { on: 'file', path, place: fileStart },
      }))
  },
}
