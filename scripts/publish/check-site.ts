import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { parseReleaseRecord, RELEASE_RECORD } from '../../hosting/release-record.ts'
import { pageUrls, urlsWithoutLanguage } from '../../src/urls/page-urls.ts'
import type { Marker } from './host.ts'

/** The part of the report from `npx cli check-live --format json` that is needed here. */
const ReportSchema = z.object({
  findings: z.array(
    z.object({
      rule: z.string(),
      severity: z.string(),
      file: z.string(),
      message: z.string(),
      fix: z.string(),
      /** Where else the problem was found: URLs or requests. */
      pages: z.array(z.string()).optional(),
    }),
  ),
})

export type Finding = z.infer<typeof ReportSchema>['findings'][number]

/** Checks the deployed site with `check-live`, and returns the errors. */
export async function checkSite(url: string): Promise<Finding[]> {
  const args = ['--import', 'tsx', 'cli/main.ts', 'check-live', url, '--format', 'json']
  // This process's secrets are not passed to the check.
  const { PATH, HOME, NODE_EXTRA_CA_CERTS } = process.env
  const child = spawn(process.execPath, args, {
    env: { PATH, HOME, NODE_EXTRA_CA_CERTS, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  if (code === 0) return []
  if (code === 1) {
    const { findings } = ReportSchema.parse(JSON.parse(output))
    return findings.filter(({ severity }) => severity === 'error')
  }
  const message = `check-live has ended with exit code ${code}.`
  return [
    { rule: 'check-live', severity: 'error', file: url, message, fix: 'See its output above.' },
  ]
}

/**
 * The rule that checks the contact function. The function is deployed separately, so an earlier
 * deploy of the site would not fix it.
 */
export const FUNCTION_RULE = 'contact-function'

/** The rules that the deploy broke, and that a rollback would therefore satisfy again. */
export function rulesBrokenByDeploy(before: Finding[], after: Finding[]): string[] {
  const known = new Set([FUNCTION_RULE, ...rulesIn(before)])
  return rulesIn(after).filter((rule) => !known.has(rule))
}

/** The rule that compares the response headers with those that this checkout defines. */
export const HEADER_RULE = 'wrong-header'

/** The commit of the build that a site serves; undefined if its record cannot be read. */
export async function readDeployedCommit(url: string): Promise<string | undefined> {
  const response = await fetch(new URL(deployRecord.path, url), { cache: 'no-store' }).catch(
    () => null,
  )
  return response?.ok ? parseReleaseRecord(await response.text())?.commit : undefined
}

/** Formats a finding, with its URL, its first page or request, and the number of other pages. */
export function formatFinding({ rule, file, message, fix, pages = [] }: Finding): string {
  const [first, ...others] = pages.filter((page) => page !== file)
  const places = first === undefined ? file : `${file}, ${first}${andOthers(others, 'page')}`
  return `${rule}: ${message}\n  ${places}\n  ${fix}\n`
}

/** Returns the number of other items, as in ` and 2 other pages`; empty if there are none. */
export function andOthers({ length }: readonly unknown[], noun: 'page' | 'file'): string {
  return length === 0 ? '' : ` and ${length} other ${noun}${length === 1 ? '' : 's'}`
}

export function rulesIn(findings: Finding[]): string[] {
  return [...new Set(findings.map(({ rule }) => rule))]
}

/** How long a host may keep serving the previous deploy, in seconds. */
const PROPAGATION_SECONDS = 30

// Excludes the pages whose URL has no language: their language depends on the host name.
const localizedPages = pageUrls.filter((page) => !urlsWithoutLanguage.includes(page))

const deployRecord = { path: `/${RELEASE_RECORD}`, file: RELEASE_RECORD }

/**
 * Waits until the site serves the build's pages, its record and the deploy's marker, but no longer
 * than `PROPAGATION_SECONDS`.
 *
 * @returns whether the record and the marker are served, and the URLs of pages that still differ
 */
export async function waitForBuild(
  url: string,
  marker?: Marker,
): Promise<{ isServed: boolean; differing: string[] }> {
  const end = Date.now() + PROPAGATION_SECONDS * 1000
  const isCurrent = async ({ path, expected }: { path: string; expected: string }) => {
    const response = await fetch(new URL(path, url), { cache: 'no-store' })
    return response.ok && (await response.text()) === expected
  }
  let rest = await Promise.all(
    [...localizedPages, deployRecord].map(async ({ path, file }) => ({
      path,
      expected: await readFile(`dist/${file}`, 'utf8'),
    })),
  )
  if (marker !== undefined) rest.push({ path: `/${marker.file}`, expected: marker.text })
  for (;;) {
    const current = await Promise.all(rest.map((page) => isCurrent(page).catch(() => false)))
    rest = rest.filter((_, index) => !current[index])
    if (rest.length === 0 || Date.now() > end) {
      const differing = rest.filter(({ path }) => localizedPages.some((page) => page.path === path))
      return {
        isServed: differing.length === rest.length,
        differing: differing.map(({ path }) => new URL(path, url).href),
      }
    }
    await wait(1000)
  }
}

/** Returns the HTML of all pages whose URL contains a language, for a later comparison. */
export async function readPages(url: string): Promise<string> {
  const texts = localizedPages.map(({ path }) =>
    fetch(new URL(path, url), { cache: 'no-store' }).then((response) => response.text(), String),
  )
  return (await Promise.all(texts)).join('\n')
}

/**
 * Waits until a page on the site differs from the HTML that `readPages` returned earlier, but no
 * longer than `PROPAGATION_SECONDS`.
 */
export async function waitForChange(url: string, before: string): Promise<void> {
  const end = Date.now() + PROPAGATION_SECONDS * 1000
  while (Date.now() < end && (await readPages(url)) === before) await wait(1000)
}
