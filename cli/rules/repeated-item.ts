import type { Finding } from '../finding.ts'
import { copyOf, relatedTo, wholeOf } from '../model/counterpart.ts'
import type { CopyText } from '../model/copy-text.ts'
import type { Rule } from './rule.ts'

/** A list says each thing once: an item that stands twice was copied and forgotten. */
export const repeatedItem: Rule = {
  id: 'repeated-item',
  allowable: true,
  check(model) {
    const first = new Map<string, CopyText>()
    return copyOf(model).flatMap((text): Finding[] => {
      if (!text.key?.some((step) => typeof step === 'number')) return []
      const place = text.key.map((step) => (typeof step === 'number' ? '*' : step)).join('.')
      const id = `${text.file.path} ${place} ${text.text}`
      const known = first.get(id)
      if (!known) {
        first.set(id, text)
        return []
      }
      return [
        {
          rule: 'repeated-item',
          severity: 'error',
          ...wholeOf(text),
          ...relatedTo(known),
          args: {},
        },
      ]
    })
  },
}
