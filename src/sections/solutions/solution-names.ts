/** The solution tabs in order; the first is the default (specification, section 4). */
export const solutionNames = ['ai-agents', 'data-squad', 'data-driven'] as const

export type SolutionName = (typeof solutionNames)[number]

/**
 * Returns the URL fragment of a tab, without `#`.
 *
 * @param section the section's anchor
 */
export function tabAnchor(section: string, name: SolutionName): string {
  return `${section}/${name}`
}
