import { fileStart } from '../place.ts'
import type { Rule } from './rule.ts'

/** A file that belongs nowhere is shown nowhere: better said than silently lost. */
export const unexpectedFile: Rule = {
  id: 'unexpected-file',
  check({ strays }) {
    return strays.map(({ path, ...args }) => ({
      rule: 'unexpected-file',
      severity: 'error',
      file: path,
      place: fileStart,
      args,
    }))
  },
}
