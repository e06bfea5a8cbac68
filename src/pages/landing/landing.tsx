import type { ComponentType } from 'react'
import { ContentBoundary } from '../../components/content-boundary.tsx'
import type { ContentProps } from '../../load-content.tsx'
import { sectionNames } from '../../sections/sections.ts'

/**
 * All modules in the section folders. Each section is rendered by the default export of the module
 * that shares its name, such as `hero/hero.tsx`.
 */
const modules = import.meta.glob<{ default?: ComponentType<ContentProps> }>(
  '../../sections/*/*.tsx',
  { eager: true },
)

const sections = sectionNames.map((name) => {
  const file = `sections/${name}/${name}.tsx`
  const Section = modules[`../../${file}`]?.default
  if (Section === undefined) throw new Error(`src/${file} has no default export`)
  return { name, Section }
})

/** The landing page: its sections in order. */
export function LandingPage({ content }: ContentProps) {
  return sections.map(({ name, Section }) => (
    <ContentBoundary key={name}>{() => <Section content={content} />}</ContentBoundary>
  ))
}
