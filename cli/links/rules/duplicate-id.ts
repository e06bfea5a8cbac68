import { attribute, type Element } from '../site/element.ts'
import { codeSpot } from '../site/spot.ts'
import type { LinkRule } from './rule.ts'

/** An id stands once on a page: links and labels lead to the first one only. */
export const duplicateId: LinkRule = {
  id: 'duplicate-id',
  check({ pages }) {
    return pages.flatMap((page) => {
      const byId = new Map<string, Element[]>()
      for (const element of page.elements) {
        const id = attribute(element, 'id')
        if (id !== undefined) byId.set(id, [...(byId.get(id) ?? []), element])
      }
      return [...byId].flatMap(([id, [, second, ...others]]) =>
        second
          ? {
              rule: 'duplicate-id' as const,
              args: { id, count: others.length + 2 },
              spot: codeSpot(page, second, 'id'),
            }
          : [],
      )
    })
  },
}
