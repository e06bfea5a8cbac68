import { sectionNames, sections, type SectionName } from './sections.ts'
import { solutionNames, tabAnchor, type SolutionName } from './solutions/solution-names.ts'

/** Each section's anchor, keyed by section name. */
export const anchors = Object.fromEntries(
  sectionNames.map((name) => [name, sections[name].anchor]),
) as { [Name in SectionName]: (typeof sections)[Name]['anchor'] }

export function solutionAnchor(name: SolutionName): string {
  return tabAnchor(anchors.solutions, name)
}

/** Every anchor on the landing page that texts can link to. */
export const landingAnchors: readonly string[] = [
  ...Object.values(anchors),
  ...solutionNames.map(solutionAnchor),
]

/** The anchor of the section or tab that each offering links to. */
export const offeringAnchors = {
  youbot: anchors.chatbot,
  aiAgents: solutionAnchor('ai-agents'),
  dataSquad: solutionAnchor('data-squad'),
  dataDriven: solutionAnchor('data-driven'),
} as const

export const offeringNames = Object.keys(offeringAnchors) as (keyof typeof offeringAnchors)[]

/** Returns the id of a partner's pictogram, which other sections reuse with `<use>`. */
export function pictogramAnchor(pictogram: string): string {
  return `pictogram-${pictogram}`
}
