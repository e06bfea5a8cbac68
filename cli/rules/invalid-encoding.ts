import type { Rule } from './rule.ts'

/** Files are UTF-8 text without a byte order mark and without invisible characters. */
export const invalidEncoding: Rule = {
  id: 'invalid-encoding',
  check({ files }) {
    return files.flatMap(({ path, source }) => {
      const faults = 'faults' in source ? source.faults : []
      return faults.map(({ place, problem }) => ({
        rule: 'invalid-encoding' as const,
        severity: 'error' as const,
        file: path,
        place,
        args: problem,
      }))
    })
  },
}
