import { checkContent, type Report } from './check-content.ts'
import { staleFiles, type StaleFile } from './prices/generated-folder.ts'
import { computePriceModules } from './prices/price-modules.ts'

/** Everything that must be right before pages are made of content. */
export interface SiteReport {
  content: Report
  /** Generated modules that are out of date; none while the settings themselves are wrong. */
  stale: readonly StaleFile[]
}

/**
 * Checks all content, and that the generated price tables follow from it.
 *
 * @param root the folder that holds `content/`
 * @throws InputError where there is no such folder
 */
export async function checkSite(root: string): Promise<SiteReport> {
  const [content, { modules }] = await Promise.all([checkContent(root), computePriceModules(root)])
  return { content, stale: modules ? await staleFiles(root, modules) : [] }
}
