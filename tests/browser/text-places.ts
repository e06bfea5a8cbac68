import type { Page } from 'playwright/test'
import { PARTS } from './page-parts.ts'

/**
 * What a reader would miss of the texts of a page: those that are outside the window, are cut by a
 * box, or overlap another text.
 *
 * @returns one line for each, with the section that it is in: `cut in #solucoes: some text`
 */
export function textFaults(page: Page): Promise<string[]> {
  return page.evaluate((parts) => {
    const lines = textNodes().flatMap((node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()].map((box) => ({ node, box }))
    })
    return [...lines.flatMap(outside), ...lines.flatMap(cut), ...overlaps()].slice(0, 20)

    interface Line {
      node: Text
      box: DOMRect
    }

    function textNodes(): Text[] {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (walker.nextNode()) {
        const node = walker.currentNode as Text
        if (node.data.trim() !== '' && isSeen(node.parentElement)) found.push(node)
      }
      return found
    }

    /** Meant to be seen where it stands: neither hidden, nor for screen readers only, nor on its way. */
    function isSeen(element: Element | null): boolean {
      const shown = { opacityProperty: true, visibilityProperty: true }
      if (element === null || !element.checkVisibility(shown)) return false
      if (element.closest('.skip, .marquee, noscript') !== null) return false
      return ancestors(element).every((at) => getComputedStyle(at).clipPath === 'none')
    }

    function describe(fault: string, node: Text): string {
      const part = node.parentElement?.closest(parts)
      const name = part?.id ? `#${part.id}` : (part?.className ?? 'the page')
      return `${fault} in ${name}: ${node.data.trim()}`
    }

    function ancestors(element: Element): Element[] {
      const above = element.parentElement
      return above === null ? [element] : [element, ...ancestors(above)]
    }

    function outside({ node, box }: Line): string[] {
      return box.left < -1 || box.right > innerWidth + 1 ? [describe('outside', node)] : []
    }

    function cut({ node, box }: Line): string[] {
      if (node.parentElement === null) return []
      const boxes = ancestors(node.parentElement).filter(
        (at) => at !== document.body && getComputedStyle(at).overflow !== 'visible',
      )
      const isCut = boxes.some((at) => {
        const { left, right, top, bottom } = at.getBoundingClientRect()
        return (
          box.left < left - 1 ||
          box.right > right + 1 ||
          box.top < top - 2 ||
          box.bottom > bottom + 2
        )
      })
      return isCut ? [describe('cut', node)] : []
    }

    function overlaps(): string[] {
      // These are meant to be on top of the page.
      const overlays = '.site-header, .floating-navigation, [data-sonner-toaster]'
      const flowing = lines.filter(({ node }) => node.parentElement?.closest(overlays) === null)
      return flowing.flatMap((one, index) =>
        flowing
          .slice(index + 1)
          .filter(
            (other) => one.node.parentElement !== other.node.parentElement && meet(one, other),
          )
          .map((other) => `${describe('over each other', one.node)} | ${other.node.data.trim()}`),
      )
    }

    /** By more than the room that a line keeps above and below its letters. */
    function meet({ box: a }: Line, { box: b }: Line): boolean {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      return across > 2 && down > 0.35 * Math.min(a.height, b.height)
    }
  }, PARTS)
}

/** What WCAG 1.4.12 lets a reader set, by a way that a Content-Security-Policy leaves open. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }
    `)
    document.adoptedStyleSheets.push(sheet)
  })
}

/**
 * Targets under 24 by 24 CSS pixels (WCAG 2.5.8), under 44 in the floating
 * navigation. A link inside a sentence may be as low as its line.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = document.querySelectorAll('a[href], button, input, textarea, [role="tab"]')
    return [...targets]
      .filter((target) => target.checkVisibility() && target.closest('.honeypot') === null)
      .filter((target) => !isWithinSentence(target))
      .flatMap((target) => {
        const { width, height } = target.getBoundingClientRect()
        const least = target.closest('.floating-navigation') === null ? 24 : 44
        if (Math.min(width, height) >= least) return []
        return [`${Math.round(width)} × ${Math.round(height)}: ${target.outerHTML.slice(0, 120)}`]
      })

    function isWithinSentence(target: Element): boolean {
      return [...(target.parentElement?.childNodes ?? [])].some(
        (beside) => beside instanceof Text && beside.data.trim() !== '',
      )
    }
  })
}
