import type { Report } from '../core/report.ts'
import { runRules } from '../core/run-rules.ts'
import { requestAll, type ExternalOptions } from '../built-site/external.ts'
import { readBuiltSite } from '../built-site/read-built-site.ts'
import { siteRules } from './load-rules.ts'

/**
 * Checks the built site. Prints nothing and, without `external`, sends no requests.
 *
 * @param external how to request external URLs
 * @throws InputError if there is no build, or the settings are missing or invalid
 */
export async function checkLinks(
  root: string,
  external?: Omit<ExternalOptions, 'userAgent'>,
): Promise<Report> {
  const site = await readBuiltSite(root)
  const userAgent = `LinkCheck/1.0 (+${site.siteUrl})`
  const urls = external
    ? await requestAll(site.external, { ...external, userAgent })
    : site.external
  return {
    findings: runRules(await siteRules(), { ...site, external: urls }),
    checked: { unit: 'page', count: site.pages.length },
    localeCount: new Set(site.pages.flatMap(({ url }) => url?.locale ?? [])).size,
    links: {
      count: site.links.length,
      external: urls.map(({ url, locations }) => {
        return { url, pages: [...new Set(locations.flatMap(({ pages }) => pages))] }
      }),
      isRequested: external !== undefined,
    },
    texts: new Map([
      ...site.content.fileTexts,
      ...[...site.pages, ...site.texts].map(({ path, text }) => [path, text] as const),
    ]),
  }
}
