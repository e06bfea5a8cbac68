import { PHONES } from '../components/viewports.ts'
import { sectionHref } from '../urls/page-urls.ts'
import { anchors } from '../sections/anchors.ts'
import type { SectionName } from '../sections/sections.ts'
import { island } from '../islands/server/island.tsx'
import { NavigationLinks, type NavigationIconName } from './island/navigation-links.tsx'
import { useLanguage, useWords } from '../language.tsx'

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
  media: PHONES,
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
      <div className="bar frame" data-bar="">
        <Links props={{ links }} />
      </div>
    </nav>
  )
}
