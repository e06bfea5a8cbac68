import { expect, test } from 'vitest'
import { readContentIndex, type ContentText } from '../../cli/built-site/content-index.ts'
import { pageTexts } from '../../cli/built-site/match-content.ts'
import { parsePage } from '../../cli/built-site/page.ts'
import { formatLocation } from '../../cli/core/location.ts'
import { locales } from '../../src/locales.ts'
import { anchors } from '../../src/sections/anchors.ts'
import { builtFiles } from '../fixtures/built-files.ts'
import { build, pages, root, site } from './built-site.ts'

const content = await readContentIndex(root)

const builtPages = [...pages].map(([file, html]) => {
  const page = parsePage(file, file, html)
  const candidates = pageTexts(content, page).flatMap((text) => text.candidates)
  return { file, url: page.url, shown: new Set(candidates.flatMap(({ pieces }) => pieces)) }
})

/** The captions and the manifest, but not summaries for machines, such as `llms.txt`. */
const otherFiles = builtFiles('**/*.{vtt,webmanifest}', build).map(({ text }) =>
  text.replaceAll(/\s/g, ''),
)

test.each(locales)('every text in %s is on its page', (locale) => {
  const all = content.texts.filter((text) => text.locale === locale)
  const texts = all.filter((text) => !isForAbsent(text) && !isUnanswered(text, all))
  expect(texts.length).toBeGreaterThan(100)
  const missing = texts.flatMap((text) => {
    const files = pagesWithout(text)
    return files.length > 0 ? [`${formatLocation(text)} is not on ${files.join(', ')}`] : []
  })
  expect(missing).toEqual([])
})

/**
 * Whether a text is only for pull request previews, or describes a data recipient that the site
 * does not use.
 */
function isForAbsent({ name, key = [] }: ContentText): boolean {
  const [group, recipient] = key
  if (name === 'contact' && group === 'preview') return true
  const isRecipient = recipient !== 'title' && recipient !== 'transfers'
  if (name !== 'privacy' || group !== 'recipients' || !isRecipient) return false
  return !(String(recipient) in site.privacy.recipients)
}

/** Whether a text is an unanswered question about the plans. */
function isUnanswered({ name, key = [] }: ContentText, all: readonly ContentText[]): boolean {
  if (name !== 'pricing' || key.at(-1) !== 'question') return false
  const answer = [...key.slice(0, -1), 'answer'].join()
  return !all.some((text) => text.name === name && text.key?.join() === answer)
}

/**
 * Lists the pages that lack a text. A text for no particular page must be on at least one page, and
 * a text in the captions or the manifest need not be on any page.
 */
function pagesWithout(text: ContentText): string[] {
  const { parts, locale } = text
  if (parts.length === 1 && otherFiles.some((other) => other.includes(parts.join('')))) return []
  const target = pageFor(text)
  const candidates = builtPages.filter(
    ({ url }) => url?.locale === locale && (target === undefined || url.page === target),
  )
  const without = candidates.filter(({ shown }) => !shown.has(text))
  const isShown = target === undefined && without.length < candidates.length
  return isShown ? [] : without.map(({ file }) => file)
}

/** Returns the page for a text; undefined if its file and key do not determine a page. */
function pageFor({ name, key = [] }: ContentText) {
  if (name in anchors) return 'landing'
  if (name === 'pricing') return 'pricing'
  if (name === 'accessibility') return 'notices'
  return key[0] === 'pages' ? key[1] : undefined
}
