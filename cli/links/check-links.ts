import { readContentIndex } from './content/content-index.ts'
import { externalAddresses, type ExternalAddress } from './external/external-addresses.ts'
import type { LinkFinding } from './finding.ts'
import { locate } from './locate.ts'
import type { LinkFault } from './rules/rule.ts'
import { linkRules } from './rules/index.ts'
import { linksIn } from './site/links.ts'
import { readSite } from './site/read-site.ts'

/** What a check of the built site found, and what a reporter needs to show it. */
export interface LinkReport {
  /** By file, then by position. */
  findings: readonly LinkFinding[]
  pageCount: number
  linkCount: number
  /** Addresses of other sites, in the order of the alphabet. */
  external: readonly ExternalAddress[]
  /** How many of them were asked. */
  askedCount: number
  /** The text of each file of content and of each page, by its path from the root. */
  texts: ReadonlyMap<string, string>
}

/** Asks other sites whether their addresses still answer. */
export type AskExternal = (
  addresses: readonly ExternalAddress[],
  siteUrl: string,
) => Promise<LinkFault[]>

/**
 * Checks the built site. Prints nothing and, without `ask`, stays offline.
 *
 * @param root the folder that holds `content/` and `dist/`
 * @throws InputError where nothing is built, or content has no settings to read
 */
export async function checkBuiltSite(root: string, ask?: AskExternal): Promise<LinkReport> {
  const content = await readContentIndex(root)
  const site = await readSite(root, content.site.siteUrl)
  const external = externalAddresses(site)
  const faults = [
    ...linkRules.flatMap((rule) => rule.check(site, content)),
    ...((await ask?.(external, site.siteUrl)) ?? []),
  ]
  return {
    findings: locate(faults, content),
    pageCount: site.pages.length,
    linkCount: linksIn(site).length,
    external,
    askedCount: ask ? external.length : 0,
    texts: new Map([
      ...content.sources,
      ...[...site.pages, ...site.texts].map(({ path, text }) => [path, text] as const),
    ]),
  }
}
