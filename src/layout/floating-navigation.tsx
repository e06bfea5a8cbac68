import { sectionHref } from '../urls.ts'
import { anchors } from '../anchors.ts'
import type { SectionName } from '../sections.ts'
import { island } from '../islands/server/island.tsx'
import { NavigationLinks, type NavigationIconName } from './island/navigation-links.tsx'
import { useLanguage, useWords } from '../language.tsx'
import { PHONE_VIEWPORTS, placeOnAxis } from '../navigation-axis.ts'

/** The seven items and their sections (specification, section 2), in page order. */
const items = {
  home: 'hero',
  about: 'about',
  products: 'products',
  experts: 'experts',
  solutions: 'solutions',
  partners: 'partners',
  contact: 'contact',
} as const satisfies Record<NavigationIconName, SectionName>

const itemNames = Object.keys(items) as NavigationIconName[]

const Links = island('navigation-links', NavigationLinks, {
  when: 'hover',
  // Where names are visible, tooltips would repeat them.
  media: PHONE_VIEWPORTS,
  words: [],
})

/** The floating navigation: names on wide screens, icons below 768 px. */
export function FloatingNavigation() {
  const language = useLanguage()
  const words = useWords('navigation')
  const links = itemNames.map((name) => ({
    name,
    label: words[name],
    href: sectionHref(language, anchors[items[name]]),
  }))
  return (
    <nav className="floating-navigation" aria-label={words.label}>
      <div className="axis">
        <Links props={{ links }} />
        <Ticks />
      </div>
    </nav>
  )
}

/** A tick for each section, below the name of its item. */
function Ticks() {
  const sections = Object.keys(anchors) as SectionName[]
  const labelled = itemNames.map((name) => sections.indexOf(items[name]))
  const ticks = labelled.flatMap((start, label) => {
    const count = (labelled[label + 1] ?? sections.length) - start
    return Array.from({ length: count }, (_, index) => placeOnAxis(label, index, count) + 0.5)
  })
  return (
    <svg
      className="ticks"
      viewBox={`0 0 ${labelled.length} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={ticks.map((x) => `M${x.toFixed(2)} 0v1`).join('')} />
    </svg>
  )
}
