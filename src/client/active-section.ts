/** Distance from the top of the viewport at which a section becomes active (specification, section 9). */
const DETECTION_LINE = 220

/** Tolerance at the end of the page, in pixels: browsers scroll by fractions of a pixel. */
const END_TOLERANCE = 2

/** Sets `aria-current` on the navigation item of the active section whenever that changes. */
export function highlightActiveSection(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('.floating-navigation a')
  const items = [...links].flatMap((link) => {
    const section = linkedSection(link)
    return section === null ? [] : [{ link, section }]
  })
  if (items.length === 0) return

  let scheduled = false
  const update = () => {
    scheduled = false
    const active = activeSection(items.map(({ section }) => section))
    for (const { link, section } of items) {
      if (section === active) link.setAttribute('aria-current', 'true')
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
  // Fonts and islands change the height. The observer also reports the initial size.
  new ResizeObserver(schedule).observe(document.body)
}

/** The active section; undefined in the hero and on pages without sections. */
export function sectionBelowHero(): HTMLElement | undefined {
  const sections = [...document.querySelectorAll<HTMLElement>('main > section[id]')]
  const active = activeSection(sections)
  return active === sections[0] ? undefined : active
}

/** The section of this page that a link points to; null for a link to another page. */
export function linkedSection(link: HTMLAnchorElement): HTMLElement | null {
  return link.pathname === location.pathname ? document.getElementById(link.hash.slice(1)) : null
}

/** The last section whose top is above the detection line; at the end of the page, the last one. */
function activeSection(sections: HTMLElement[]): HTMLElement | undefined {
  const pageEnd = document.documentElement.scrollHeight - END_TOLERANCE
  const line = scrollY > 0 && scrollY + innerHeight >= pageEnd ? Infinity : DETECTION_LINE
  const top = (section: HTMLElement) => section.getBoundingClientRect().top
  const passed = sections.filter((section) => top(section) <= line)
  // Sort by position: the navigation lists the sections in a different order.
  return passed.toSorted((a, b) => top(a) - top(b)).at(-1)
}
