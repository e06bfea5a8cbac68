import { placeOfNode } from '../model/node-place.ts'
import type { Rule } from './rule.ts'

/** A file whose words all stand in its front matter has nothing under it: it would be shown nowhere. */
export const unexpectedBody: Rule = {
  id: 'unexpected-body',
  check({ files }) {
    return files.flatMap((file) => {
      if (file.scope === 'global' || file.body !== 'forbidden') return []
      if (file.prose?.state !== 'parsed') return []
      const first = file.prose.tree.children.find((node) => node.type !== 'yaml')
      if (!first) return []
      return {
        rule: 'unexpected-body' as const,
        severity: 'error' as const,
        file: file.path,
        place: placeOfNode(first),
        args: {},
      }
    })
  },
}
