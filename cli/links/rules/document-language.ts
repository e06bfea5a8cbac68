import { attribute } from '../site/element.ts'
import { codeSpot } from '../site/spot.ts'
import type { LinkFault, LinkRule } from './rule.ts'

/** A page says which language it is in, and so does each part in another one. */
export const documentLanguage: LinkRule = {
  id: 'document-language',
  check({ pages }) {
    return pages.flatMap((page): LinkFault[] =>
      page.elements.flatMap((element): LinkFault[] => {
        const actual = attribute(element, 'lang')
        const found = { rule: 'document-language' as const, spot: codeSpot(page, element, 'lang') }
        if (element.tagName === 'html') {
          const expected = page.address?.locale
          if (expected === undefined || actual === expected) return []
          if (!actual) return [{ ...found, args: { problem: 'missing', expected } }]
          return [{ ...found, args: { problem: 'wrong', actual, expected } }]
        }
        if (actual === undefined || isLanguageTag(actual)) return []
        return [{ ...found, args: { problem: 'not-a-tag', actual } }]
      }),
    )
  },
}

/** A language has two or three letters; BCP 47 keeps longer names for ones that nobody registered. */
function isLanguageTag(tag: string): boolean {
  if (!/^[a-z]{2,3}(?:-|$)/.test(tag)) return false
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag
  } catch {
    return false
  }
}
