import { sectionHref } from '../urls.ts'
import { anchors, type SectionName } from '../anchors.ts'
import { island } from '../islands/island.tsx'
import { NavigationLinks, type NavigationIconName } from '../islands/navigation-links.tsx'
import { useLanguage, useWords } from '../language.tsx'

/** The seven items and their sections (specification, section 2). */
const items = {
  home: 'hero',
  about: 'about',
  solutions: 'solutions',
  experts: 'experts',
  products: 'products',
  partners: 'partners',
  contact: 'contact',
} as const satisfies Record<NavigationIconName, SectionName>

const itemNames = Object.keys(items) as NavigationIconName[]

const Links = island('navigation-links', NavigationLinks, { when: 'hover', words: [] })

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
      <Links props={{ links }} />
    </nav>
  )
}
