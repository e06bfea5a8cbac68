import type { Finding } from '../finding.ts'
import { pairsOf, relatedTo, wholeOf } from '../model/counterpart.ts'
import { fingerprintOf } from '../model/fingerprints.ts'
import { fingerprintsPath } from '../model/layout.ts'
import { fileStart } from '../place.ts'
import type { Rule } from './rule.ts'

/** A translation was compared with its source as the source reads today. */
export const staleTranslation: Rule = {
  id: 'stale-translation',
  check(model) {
    const record = model.fingerprints
    if (!record) return []
    if (record.state !== 'read') {
      return [
        {
          rule: 'stale-translation',
          severity: 'error',
          file: fingerprintsPath,
          place: fileStart,
          args: { problem: record.state === 'missing' ? 'no-record' : 'unreadable-record' },
        },
      ]
    }
    const { fingerprints } = record
    return pairsOf(model).flatMap(({ text, source }): Finding[] => {
      const { locale, name } = text.file
      const accepted = fingerprints[locale]?.[name]?.[text.id]
      if (accepted === fingerprintOf(source)) return []
      return [
        {
          rule: 'stale-translation',
          severity: 'warning',
          ...wholeOf(text),
          ...relatedTo(source),
          args: {
            problem: accepted === undefined ? 'never-compared' : 'source-changed',
            locale,
            name: `${name}:${text.id}`,
          },
        },
      ]
    })
  },
}
