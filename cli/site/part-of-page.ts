import { anchors, solutionAnchor, type SectionName } from '../../src/sections.ts'
import { solutionNames } from '../../src/sections/solutions/solution-names.ts'
import type { LocaleFile } from '../../src/content-files.ts'
import type { PageName } from '../../src/urls.ts'
import { stylesheets } from '../../src/stylesheets.ts'
import { attribute, withAncestors, type Element } from './element.ts'
import type { Page } from './page.ts'

/** The files of content that a part of a page shows, and the source file that renders it. */
export interface PartOfPage {
  /** The file of the part itself comes first. */
  content: readonly LocaleFile[]
  component: string
}

/** The part of the page that an element is in. */
export function partOfPage(element: Element, page: Page): PartOfPage {
  const ancestors = [...withAncestors(element)]
  const section = ancestors.map(sectionOf).find((name) => name !== undefined)
  const whole = wholePage(page, ancestors)
  const component = ancestors.map(componentOf).find((file) => file !== undefined)
  return {
    content: section ? [section, ...(alsoShown[section] ?? [])] : whole.content,
    component: component ?? (section ? `src/sections/${section}.tsx` : whole.component),
  }
}

function sectionOf(element: Element): SectionName | undefined {
  if (element.tagName !== 'section') return undefined
  const id = attribute(element, 'id')
  return (Object.keys(anchors) as SectionName[]).find((name) => anchors[name] === id)
}

/** The file of a component with an id, class or attribute of its own. */
function componentOf(element: Element): string | undefined {
  const id = attribute(element, 'id')
  if (solutionNames.some((name) => solutionAnchor(name) === id))
    return 'src/sections/solutions/solutions.tsx'
  const island = attribute(element, 'data-island')
  if (island) return islandFiles[island] ?? `src/islands/${island}.tsx`
  const classes = attribute(element, 'class')?.split(/\s+/) ?? []
  return classes.map((name) => layoutParts[name]).find((file) => file !== undefined)
}

function wholePage({ url }: Page, ancestors: readonly Element[]): PartOfPage {
  if (ancestors.some(({ tagName }) => tagName === 'head')) return headPart(ancestors, url)
  const isMain = ancestors.some(({ tagName }) => tagName === 'main')
  if (!isMain || url === undefined) return { content: ['site'], component: 'src/layout/layout.tsx' }
  const parts: Record<PageName, PartOfPage> = {
    landing: { content: ['site'], component: 'src/pages/landing/landing.tsx' },
    pricing: { content: ['pricing'], component: 'src/pages/pricing/pricing.tsx' },
    notFound: { content: ['site'], component: 'src/pages/not-found/not-found.tsx' },
  }
  return parts[url.page]
}

function headPart([element]: readonly Element[], url: Page['url']): PartOfPage {
  if (element?.tagName === 'style') {
    const component = url ? stylesheets[url.page] : 'src/styles/global.css'
    return { content: ['site'], component }
  }
  const relation = element && attribute(element, 'rel')
  const isScript =
    element?.tagName === 'script' && attribute(element, 'type') !== 'application/ld+json'
  const fromTemplate = isScript || relation === 'icon' || relation === 'manifest'
  return { content: ['site'], component: fromTemplate ? 'index.html' : 'src/seo/document-head.tsx' }
}

/** What sections show of other files: the notices, the prices that YouBot quotes. */
const alsoShown: Partial<Record<SectionName, LocaleFile[]>> = {
  chatbot: ['pricing'],
  contact: ['privacy', 'accessibility'],
}

/** Islands that are in a folder, and the one whose URLs its parent provides. */
const islandFiles: Readonly<Record<string, string>> = {
  'ask-youbot': 'src/sections/chatbot/island/ask-youbot.tsx',
  'contact-form': 'src/sections/contact/island/contact-form.tsx',
  'navigation-links': 'src/layout/floating-navigation.tsx',
  'plan-cards': 'src/pages/pricing/island/plan-cards.tsx',
}

const layoutParts: Readonly<Record<string, string>> = {
  'floating-navigation': 'src/layout/floating-navigation.tsx',
  'site-header': 'src/layout/header.tsx',
  'site-footer': 'src/layout/footer.tsx',
}
