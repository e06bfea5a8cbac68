/** Distance from the top of the window at which a section becomes the active one (specification, section 9). */
const DETECTION_LINE = 220

/** How near the end of the page counts as the end; browsers scroll by fractions of a pixel. */
const END_TOLERANCE = 2

/**
 * Keeps `aria-current` on the navigation item of the section that is being
 * read: while scrolling, after a deep link, at the end of the page, on resize
 * and when fonts or islands change what lies above.
 */
export function followActiveSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.floating-navigation a')]
  const targets = links.flatMap((link) => {
    const section = sectionOf(link)
    return section === null ? [] : [{ link, section }]
  })
  if (targets.length === 0) return

  let scheduled = false
  const update = () => {
    scheduled = false
    const active = isAtEnd() ? last(targets) : lastAbove(targets, DETECTION_LINE)
    for (const { link } of targets) {
      if (link === active?.link) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
  const schedule = () => {
    if (scheduled) return
    scheduled = true
    requestAnimationFrame(update)
  }

  addEventListener('scroll', schedule, { passive: true })
  // It also reports the size that there is at first.
  new ResizeObserver(schedule).observe(document.body)
  addEventListener('resize', schedule)
}

/** The section that is being read, of all eleven; null at the opening one and on other pages. */
export function sectionBeingRead(): HTMLElement | null {
  const sections = [...document.querySelectorAll<HTMLElement>('main > section[id]')]
  const items = sections.map((section) => ({ section }))
  const active = (isAtEnd() ? last(items) : lastAbove(items, DETECTION_LINE))?.section
  return active === undefined || active === sections[0] ? null : active
}

/** The section of this page that a link leads to; null where it leads elsewhere. */
export function sectionOf(link: HTMLAnchorElement): HTMLElement | null {
  return link.pathname === location.pathname ? document.getElementById(link.hash.slice(1)) : null
}

interface WithSection {
  section: HTMLElement
}

/** The lowest of those whose top edge has passed the line; the order on the page decides, not that of the list. */
function lastAbove<Item extends WithSection>(items: Item[], line: number): Item | undefined {
  const tops = items.map((item) => ({ item, top: item.section.getBoundingClientRect().top }))
  const passed = tops.filter(({ top }) => top <= line)
  return passed.toSorted((a, b) => a.top - b.top).at(-1)?.item
}

function last<Item extends WithSection>(items: Item[]): Item | undefined {
  return lastAbove(items, Number.POSITIVE_INFINITY)
}

function isAtEnd(): boolean {
  return (
    scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - END_TOLERANCE
  )
}
