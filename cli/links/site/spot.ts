import type { KeyPath } from '../../core/location.ts'
import type { Place } from '../../core/location.ts'
import type { Element } from './element.ts'
import type { Page } from './page.ts'

/** Where a rule saw a fault; who caused it is found afterwards. */
export type Spot =
  | {
      on: 'element'
      page: Page
      element: Element
      /** The attribute that is wrong. */
      attribute?: string
      /** Where inside the element, if not at its start or at the attribute. */
      place?: Place
      /** What content may have written: the address in the attribute, the words inside, or neither. */
      writtenBy: 'address' | 'words' | 'code'
    }
  | { on: 'file'; path: string; place: Place; component?: string }
  | { on: 'content'; path: string; place: Place; key?: KeyPath; page: Page }

/** The address of a link, which content or code wrote. */
export function linkSpot(page: Page, element: Element): Spot {
  return { on: 'element', page, element, attribute: 'href', writtenBy: 'address' }
}

/** An element, or one of its attributes, that code alone writes. */
export function codeSpot(page: Page, element: Element, attribute?: string): Spot {
  return { on: 'element', page, element, writtenBy: 'code', ...(attribute && { attribute }) }
}
