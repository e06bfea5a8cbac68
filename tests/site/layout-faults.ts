import type { Page } from 'playwright/test'

/** Applies the text spacing that pages must support (WCAG 1.4.12). */
export function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const spacing = new CSSStyleSheet()
    spacing.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets.push(spacing)
  })
}

/** Finds words broken across lines without a hyphen, because their column is too narrow. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const range = document.createRange()
    const broken = new Set<string>()
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const parent = node.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue
      if (getComputedStyle(parent).clipPath !== 'none') continue
      // E-mail addresses may be broken anywhere.
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (range.getClientRects().length > 1 && !parent.closest('[href^="mailto:"]'))
          broken.add(word)
      }
    }
    return [...broken]
  })
}

/**
 * Finds layout faults: parts of a page that are wider than the viewport, controls in fixed elements
 * that are outside the viewport, and texts that are outside the viewport, clipped, too wide for
 * their box or on top of another text.
 *
 * @param within a selector for the part whose texts are checked
 * @returns a line for each of the first 20 faults, such as `cut off in #solucoes: some text`
 */
export function layoutFaults(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((selectorOfPart) => {
    const PARTS = '.site-header, .floating-navigation, main > section, main, .site-footer'
    /** Elements that are meant to be on top of the page. */
    const FIXED = '.site-header, .floating-navigation, [data-sonner-toaster]'

    interface Line {
      text: string
      parent: Element
      box: DOMRect
    }

    const lines = visibleLines()
    const isFixed = ({ parent }: Line) => parent.closest(FIXED) !== null
    return [
      ...wideParts().map((part) => `wider than the window: ${partName(part)}`),
      ...all(':is(.floating-navigation, [data-sonner-toaster]) :is(a, button)')
        .filter((control) => isOutside(control.getBoundingClientRect()))
        .map((control) => `outside the window: ${control.outerHTML.slice(0, 120)}`),
      ...all('.rotating > span')
        .filter(isBroken)
        .map((word) => `cut off in #home: ${word.textContent}`),
      ...lines.filter(({ box }) => isOutside(box)).map(describe('outside the window')),
      ...lines.filter(isCutOff).map(describe('cut off')),
      ...lines.filter(isOutsideBox).map(describe('outside its box')),
      ...lines.flatMap((line, index) =>
        lines
          .slice(index + 1)
          .filter((other) => overlap(line.box, other.box))
          .filter((other) => isFixed(other) === isFixed(line) && line.parent !== other.parent)
          .map((other) => `${describe('overlapping')(line)} | ${other.text}`),
      ),
    ].slice(0, 20)

    function all(selector: string): Element[] {
      return [...document.querySelectorAll(selector)]
    }

    function partName(part: Element | null): string {
      return part?.id ? `#${part.id}` : (part?.className ?? 'the page')
    }

    function describe(fault: string) {
      return ({ parent, text }: Line) => `${fault} in ${partName(parent.closest(PARTS))}: ${text}`
    }

    function isOutside({ left, right, width }: DOMRect): boolean {
      return width > 0 && (left < -1 || right > innerWidth + 1)
    }

    function wideParts(): (Element | null)[] {
      if (document.documentElement.scrollWidth <= innerWidth) return []
      const wide = all(PARTS).filter((part) => part.scrollWidth > innerWidth)
      return wide.length > 0 ? wide : [null]
    }

    /** Whether a word in the rotating headline wraps or extends beyond its cell or the viewport. */
    function isBroken(word: Element): boolean {
      const range = document.createRange()
      range.selectNodeContents(word)
      const cell = word.closest('.rotating')?.getBoundingClientRect().right ?? 0
      const { right } = range.getBoundingClientRect()
      return range.getClientRects().length > 1 || right > Math.min(Math.ceil(cell), innerWidth)
    }

    /**
     * Returns the lines of visible texts, except texts that move, texts that are only for screen
     * readers, and lines that are scrolled out of their container.
     */
    function visibleLines(): Line[] {
      const root = document.querySelector(selectorOfPart) ?? document.body
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found: Line[] = []
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent?.trim()
        const parent = walker.currentNode.parentElement
        if (!text || !parent || parent.closest('.skip, .marquee, noscript')) continue
        if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
        const { clipPath, letterSpacing } = getComputedStyle(parent)
        if (clipPath !== 'none') continue
        const range = document.createRange()
        range.selectNodeContents(walker.currentNode)
        for (const box of range.getClientRects()) {
          // Excludes the letter spacing after the last letter.
          box.width -= Math.max(0, Number.parseFloat(letterSpacing) || 0)
          if (!isScrolledAway(parent, box)) found.push({ text, parent, box })
        }
      }
      return found
    }

    /** Whether a line is at least partly outside the visible area of a container that clips it. */
    function isScrolledAway(parent: Element, box: DOMRect): boolean {
      const container = parent.closest('[role=log], .chips > ul, .site-header .brand')
      if (container === null) return false
      const { overflow, clipPath } = getComputedStyle(container)
      if (overflow === 'visible' && clipPath === 'none') return false
      const { left, right, top, bottom } = container.getBoundingClientRect()
      return box.left < left || box.right > right || box.top < top || box.bottom > bottom
    }

    function isCutOff({ parent, box }: Line): boolean {
      for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflow === 'visible') continue
        const { left, right, top, bottom } = at.getBoundingClientRect()
        const isHidden = box.left < left - 1 || box.right > right + 1
        // A line's box is taller than its letters, so clipping it slightly does not hide them.
        if (isHidden || box.top < top - 2 || box.bottom > bottom + 2) return true
      }
      return false
    }

    /** Whether a line extends beyond the sides of its block, for example because of a long word. */
    function isOutsideBox({ parent, box }: Line): boolean {
      let block: Element | null = parent
      while (block && /^(inline|contents)$/.test(getComputedStyle(block).display)) {
        block = block.parentElement
      }
      if (block === null || parent instanceof SVGElement) return false
      const { left, right } = block.getBoundingClientRect()
      // Large letters may extend slightly beyond their box.
      const tolerance = 0.1 * box.height
      return box.left < left - tolerance || box.right > right + tolerance
    }

    /** Whether two lines overlap by more than the space above and below their letters. */
    function overlap(a: DOMRect, b: DOMRect): boolean {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      return across > 2 && down > 0.35 * Math.min(a.height, b.height)
    }
  }, within)
}
