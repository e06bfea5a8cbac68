/**
 * Distance in pixels from the top of the viewport at which a section becomes active (specification,
 * section 9).
 */
const DETECTION_LINE = 220

/** Tolerance at the end of the page, in pixels: heights are rounded, but `scrollY` is not. */
const END_TOLERANCE = 2

/**
 * `INTERACTIVE` selects what the bar must not cover on phones: buttons, and elements marked with
 * `data-uncovered`. `OUTLINE` is how far, in pixels, focus outlines extend beyond an element.
 */
const INTERACTIVE = 'main .button, [data-uncovered]'
const OUTLINE = 6

/**
 * Keeps the navigation up to date: which item is marked as current and, for phones, whether the bar
 * is hidden. The bar is hidden if the page was last scrolled down, or if the bar would cover an
 * interactive element. `src/layout/floating-navigation.css` sets the bar's position.
 */
export function keepNavigationUpdated(): void {
  const bar = document.querySelector('[data-bar]')
  const navigation = bar?.closest('nav')
  if (!bar || !navigation) return
  const interactive = [...document.querySelectorAll(INTERACTIVE)]
  const links = [...navigation.querySelectorAll('a')]
  const sections = pageSections()
  // The index of each item's section. A section without an item belongs to the previous item.
  const starts = links.map((link) => sections.findIndex(({ id }) => `#${id}` === link.hash))

  const isOverInteractive = () => {
    const { top, bottom } = bar.getBoundingClientRect()
    return interactive.some((element) => {
      const box = element.getBoundingClientRect()
      return box.top - OUTLINE < bottom && box.bottom + OUTLINE > top
    })
  }

  let scheduled = false
  let lastScrollY = 0
  let isScrollingDown = false
  const update = () => {
    scheduled = false
    if (scrollY !== lastScrollY) isScrollingDown = scrollY > lastScrollY
    lastScrollY = scrollY
    const isHidden = isScrollingDown || isOverInteractive()
    const position = activePosition(sections)
    // All changes to the page come after all measurements, so that there is only one layout.
    navigation.toggleAttribute('data-hidden', isHidden)
    if (position < 0) return
    const item = starts.findLastIndex((start) => start >= 0 && start <= position)
    for (const [index, link] of links.entries()) {
      if (index === item) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
  const schedule = () => {
    if (scheduled) return
    scheduled = true
    requestAnimationFrame(update)
  }

  addEventListener('scroll', schedule, { passive: true })
  addEventListener('resize', schedule)
  // Fonts and islands change the page's height. The observer also reports the initial size.
  new ResizeObserver(schedule).observe(document.body)
}

/** Returns the active section; undefined if it is the first, or if there is none. */
export function sectionBelowFirst(): HTMLElement | undefined {
  const sections = pageSections()
  const position = activePosition(sections)
  return position > 0 ? sections[position] : undefined
}

function pageSections(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main > section[id]')]
}

/**
 * Returns the index of the last section whose top has reached the detection line, or -1 if
 * there is none; at the end of the page, returns the last index.
 */
function activePosition(sections: HTMLElement[]): number {
  const pageEnd = document.documentElement.scrollHeight - END_TOLERANCE
  const line = scrollY > 0 && scrollY + innerHeight >= pageEnd ? Infinity : DETECTION_LINE
  return sections.findLastIndex((section) => section.getBoundingClientRect().top <= line)
}
