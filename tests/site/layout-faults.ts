import type { Page } from 'playwright/test'

/**
 * Finds what does not fit the window: parts of the page that are too wide, fixed elements outside
 * the window, and texts that are outside the window, cut off by a box or on top of another text.
 *
 * @returns one line for each, with the section that it is in: `cut off in #solucoes: some text`
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const PARTS = '.site-header, .floating-navigation, main > section, main, .site-footer'
    /** Elements that are meant to be on top of the page. */
    const OVERLAYS = '.site-header, .floating-navigation, [data-sonner-toaster]'
    /** The padding of a box may cut off this many pixels that no letter reaches. */
    const LEADING = 2

    interface Line {
      text: string
      parent: Element
      part: string
      box: DOMRect
    }

    const lines = textNodes().flatMap(({ node, parent }) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      const closest = parent.closest(PARTS)
      const part = closest?.id ? `#${closest.id}` : (closest?.className ?? 'the page')
      const text = node.data.trim()
      return Array.from(range.getClientRects(), (box): Line => ({ text, parent, part, box }))
    })
    return [
      ...wideParts().map((part) => `wider than the window: ${part}`),
      ...fixedOutside().map((element) => `fixed outside the window: ${element}`),
      ...brokenWords().map((word) => `cut off in #home: ${word}`),
      ...lines.filter(({ box }) => isOutside(box)).map(describe('outside')),
      ...lines.filter(isCutOff).map(describe('cut off')),
      ...overlaps(),
    ].slice(0, 20)

    function describe(fault: string) {
      return ({ part, text }: Line) => `${fault} in ${part}: ${text}`
    }

    function isOutside({ left, right }: DOMRect): boolean {
      return left < -1 || right > innerWidth + 1
    }

    function wideParts(): string[] {
      if (document.documentElement.scrollWidth <= innerWidth) return []
      const wide = [...document.querySelectorAll(PARTS)]
        .filter((part) => part.scrollWidth > innerWidth)
        .map((part) => (part.id ? `#${part.id}` : part.className))
      return wide.length > 0 ? wide : ['the page']
    }

    function fixedOutside(): string[] {
      return [...document.querySelectorAll(OVERLAYS)]
        .flatMap((overlay) => [...overlay.querySelectorAll('a, button, li')])
        .filter(
          (element) => element.checkVisibility() && isOutside(element.getBoundingClientRect()),
        )
        .map((element) => element.outerHTML.slice(0, 120))
    }

    /** Words of the rotating headline, most of which are transparent, on two lines or too wide. */
    function brokenWords(): string[] {
      return [...document.querySelectorAll('.rotating > *')].flatMap((word) => {
        const range = document.createRange()
        range.selectNodeContents(word)
        const room = word.parentElement?.getBoundingClientRect().right ?? 0
        const { right } = range.getBoundingClientRect()
        const fits =
          range.getClientRects().length === 1 && right <= Math.min(Math.ceil(room), innerWidth)
        return fits ? [] : [String(word.textContent)]
      })
    }

    /** The visible texts, except those for screen readers only and those in motion. */
    function textNodes(): { node: Text; parent: Element }[] {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found = []
      while (walker.nextNode()) {
        const node = walker.currentNode as Text
        const parent = node.parentElement
        if (parent === null || node.data.trim() === '') continue
        if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
        if (parent.closest('.skip, .marquee, noscript') !== null) continue
        if (ancestors(parent).some((at) => getComputedStyle(at).clipPath !== 'none')) continue
        found.push({ node, parent })
      }
      return found
    }

    function ancestors(element: Element): Element[] {
      const above = element.parentElement
      return above === null ? [element] : [element, ...ancestors(above)]
    }

    function isCutOff({ parent, box }: Line): boolean {
      return ancestors(parent)
        .filter((at) => at !== document.body && getComputedStyle(at).overflow !== 'visible')
        .map((at) => at.getBoundingClientRect())
        .some(
          ({ left, right, top, bottom }) =>
            box.left < left - 1 ||
            box.right > right + 1 ||
            box.top < top - LEADING ||
            box.bottom > bottom + LEADING,
        )
    }

    function overlaps(): string[] {
      const flowing = lines.filter(({ parent }) => parent.closest(OVERLAYS) === null)
      return flowing.flatMap((one, index) =>
        flowing
          .slice(index + 1)
          .filter((other) => one.parent !== other.parent && meet(one.box, other.box))
          .map(({ text }) => `${describe('overlapping')(one)} | ${text}`),
      )
    }

    /** Whether two boxes overlap by more than the space above and below their letters. */
    function meet(a: DOMRect, b: DOMRect): boolean {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      return across > 2 && down > 0.35 * Math.min(a.height, b.height)
    }
  })
}
