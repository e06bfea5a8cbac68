import { onceEach } from '../once-each.ts'
import { attribute, type Element } from './element.ts'
import { basePath, type Page } from './page.ts'
import type { BuiltSite } from './read-site.ts'
import { targetOf, type Target } from './target.ts'

/** A link of a page and where it leads. */
export interface Link {
  page: Page
  element: Element
  address: string
  target: Target
}

/** Every link that a visitor may follow, in the order of the pages. */
export const linksIn = onceEach((site: BuiltSite): Link[] =>
  site.pages.flatMap((page) =>
    [...page.elements, ...page.templates].flatMap((element) => {
      const address = attribute(element, 'href')
      const isLink = element.tagName === 'a' || element.tagName === 'area'
      if (!isLink || address === undefined) return []
      return { page, element, address, target: targetOf(site, basePath(page), address) }
    }),
  ),
)
