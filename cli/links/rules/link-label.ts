import { accessibleName, attribute, withAncestors, type Element } from '../site/element.ts'
import { linksIn } from '../site/links.ts'
import { languageDataOf } from '../../word-lists/index.ts'
import type { LinkFault, LinkRule } from './rule.ts'

/** A link says where it leads, in its own words. */
export const linkLabel: LinkRule = {
  id: 'link-label',
  check(site) {
    return linksIn(site).flatMap(({ page, element, address }): LinkFault[] => {
      if (attribute(element, 'aria-hidden') === 'true') return []
      const label = accessibleName(element, page.ids)
      const problem =
        label === '' ? 'empty' : isVague(label, languageOf(element)) ? 'vague' : undefined
      if (!problem) return []
      return [
        {
          rule: 'link-label',
          args: { problem, label, address },
          spot: { on: 'element', page, element, writtenBy: 'words' },
        },
      ]
    })
  },
}

function isVague(label: string, language: string): boolean {
  // What is added for screen readers, such as "(opens in a new tab)", says nothing about the target.
  const words = label
    .replace(/\([^)]*\)\s*$/, '')
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .trim()
    .toLocaleLowerCase(language)
  return languageDataOf(language)?.vagueLabels.includes(words) ?? false
}

function languageOf(element: Element): string {
  for (const ancestor of withAncestors(element)) {
    const language = attribute(ancestor, 'lang')
    // `toLocaleLowerCase` refuses what is no tag; the rule on languages reports it.
    if (language && /^[a-z]{2,3}(-\w+)*$/i.test(language)) return language
  }
  return 'en'
}
