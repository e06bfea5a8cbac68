import type { ComponentType } from 'react'
import { ContentBoundary } from '../../components/content-boundary.tsx'
import type { ContentProps } from '../../load-content.tsx'
import { sectionNames } from '../../sections/sections.ts'

/**
 * The modules in the sections' folders. The module with a section's name renders the section with
 * its default export.
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
