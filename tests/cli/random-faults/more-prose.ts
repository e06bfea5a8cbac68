import { inLocale, sectionOf, filesOf, isSource, textOf, type Content } from './content.ts'
import { locales } from '../../../src/locales.ts'
import { foreign, linked, numbered } from './words/more-prose.ts'

/**
 * The content with one paragraph more in each section, in all four languages: the
 * prose of today has no link, no component and no number that could be dropped.
 */
export function withMoreProse(content: Content): Content {
  const more = new Map(content)
  const sections = filesOf(content).filter((file) => isSource(file) && hasProse(file))
  for (const [index, section] of sections.entries()) {
    for (const locale of locales) {
      const file = inLocale(section, locale)
      const sentences = [
        // The pricing page has no sections to point at.
        ...(sectionOf(file) === 'pricing.mdx' ? [] : [linked[index % linked.length]]),
        foreign[index % foreign.length],
        numbered[Math.floor(index / 3) % numbered.length],
      ].flatMap((sentence) => sentence?.[locale] ?? [])
      more.set(file, `${textOf(content, file)}\n${sentences.join('\n')}\n`)
    }
  }
  return more
}

/** Whether text stands under the front matter of this section. */
export function hasProse(file: string): boolean {
  return file.endsWith('.mdx') && sectionOf(file) !== 'site.mdx'
}
