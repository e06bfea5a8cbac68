import { anchors } from '../../../src/anchors.ts'
import type { PageName } from '../../../src/urls.ts'
import type { ContentText } from '../content/content-index.ts'
import { isText } from '../content/page-text.ts'
import { textsOn } from '../site/page-texts.ts'
import { collapse } from '../site/element.ts'
import type { Page } from '../site/page.ts'
import type { LinkFault, LinkRule } from './rule.ts'

/** Every text of content stands on its page, as words, as an attribute, as what an island was given, or in a file beside it. */
export const missingText: LinkRule = {
  id: 'missing-text',
  check({ pages, texts: files }, { texts }) {
    const shown = new Map(pages.map((page) => [page, textsOn(page)]))
    const isOn = (text: ContentText, page: Page) => {
      const units = shown.get(page) ?? new Set()
      return units.has(text.text) || (text.pattern && [...units].some((unit) => isText(text, unit)))
    }
    // Captions of a video and the manifest are words of the page too; a summary for machines is not.
    const beside = files
      .filter(({ file }) => /\.(vtt|webmanifest)$/.test(file))
      .map((file) => collapse(file.text))
    return texts.flatMap((text): LinkFault[] => {
      if (beside.some((file) => file.includes(text.text))) return []
      const name = pageOf(text)
      const ofLocale = pages.filter(({ address }) => address?.locale === text.locale)
      const own = ofLocale.filter(({ address }) => name === undefined || address?.page === name)
      const without = own.filter((page) => !isOn(text, page))
      // Words of no page of their own may stand on some of them only.
      const [first] = name === undefined && without.length < own.length ? [] : without
      if (!first) return []
      const { file: path, place, key } = text
      return [
        {
          rule: 'missing-text',
          args: { text: text.text, page: first.path },
          spot: { on: 'content', path, place, page: first, ...(key && { key }) },
        },
      ]
    })
  },
}

/** The page that a text is written for; undefined for words of the shell, the form and the notices. */
function pageOf({ name, key }: ContentText): PageName | undefined {
  if (name in anchors) return 'landing'
  if (name === 'pricing') return 'pricing'
  return key?.[0] === 'pages' ? (key[1] as PageName) : undefined
}
