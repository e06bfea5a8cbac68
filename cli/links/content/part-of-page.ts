import { anchors, solutionAnchor, solutionNames, type SectionName } from '../../../src/anchors.ts'
import type { LocaleFile } from '../../../src/content/content-files.ts'
import { stylesheets } from '../../../src/stylesheets.ts'
import { attribute, withAncestors, type Element } from '../site/element.ts'
import type { Page } from '../site/page.ts'

/** Which file of content a part of a page shows, and which source file writes it. */
export interface PartOfPage {
  content: LocaleFile
  component: string
}

/** Finds out which part of the page an element belongs to. */
export function partOfPage(element: Element, page: Page): PartOfPage {
  const ancestors = [...withAncestors(element)]
  const section = ancestors.map(sectionOf).find((name) => name !== undefined)
  const whole = wholePage(page, ancestors)
  const component = ancestors.map(componentOf).find((file) => file !== undefined)
  return {
    content: section ?? whole.content,
    component: component ?? (section ? `src/sections/${section}.tsx` : whole.component),
  }
}

function sectionOf(element: Element): SectionName | undefined {
  if (element.tagName !== 'section') return undefined
  const id = attribute(element, 'id')
  return (Object.keys(anchors) as SectionName[]).find((name) => anchors[name] === id)
}

/** A component that is known by its own mark; the nearest one counts. */
function componentOf(element: Element): string | undefined {
  const id = attribute(element, 'id')
  if (solutionNames.some((name) => solutionAnchor(name) === id)) return 'src/sections/solutions.tsx'
  const island = attribute(element, 'data-island')
  if (island) return islandFiles[island] ?? `src/islands/${island}.tsx`
  const classes = attribute(element, 'class')?.split(/\s+/) ?? []
  return classes.map((name) => shell[name]).find((file) => file !== undefined)
}

function wholePage({ address }: Page, ancestors: readonly Element[]): PartOfPage {
  if (ancestors.some(({ tagName }) => tagName === 'head')) return headPart(ancestors, address)
  const isMain = ancestors.some(({ tagName }) => tagName === 'main')
  if (!isMain || address === undefined)
    return { content: 'site', component: 'src/layout/layout.tsx' }
  return {
    landing: { content: 'site', component: 'src/pages/landing.tsx' } as const,
    pricing: { content: 'pricing', component: 'src/pages/pricing.tsx' } as const,
    notFound: { content: 'site', component: 'src/pages/not-found.tsx' } as const,
  }[address.page]
}

function headPart([element]: readonly Element[], address: Page['address']): PartOfPage {
  if (element?.tagName === 'style') {
    const component = address ? stylesheets[address.page] : 'src/styles/global.css'
    return { content: 'site', component }
  }
  const relation = element && attribute(element, 'rel')
  const isScript =
    element?.tagName === 'script' && attribute(element, 'type') !== 'application/ld+json'
  const fromTemplate = isScript || relation === 'icon' || relation === 'manifest'
  return { content: 'site', component: fromTemplate ? 'index.html' : 'src/seo/document-head.tsx' }
}

/** Islands that stand in a folder, and the one whose addresses its parent gives. */
const islandFiles: Readonly<Record<string, string>> = {
  'contact-form': 'src/islands/contact-form/contact-form.tsx',
  'navigation-links': 'src/layout/floating-navigation.tsx',
  'plan-cards': 'src/islands/plan-cards/plan-cards.tsx',
}

const shell: Readonly<Record<string, string>> = {
  'floating-navigation': 'src/layout/floating-navigation.tsx',
  'site-header': 'src/layout/header.tsx',
  'site-footer': 'src/layout/footer.tsx',
}
