import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fixtureContent, fixtureSite } from '../../config/fixture-paths.ts'
import { locales, sourceLocale } from '../../src/locales.ts'
import { contentFolder, localeFolder } from '../content/files/expected-files.ts'
import { formatKeyPath, formatLocation, type Point } from '../core/location.ts'
import type { Case, Finding, RuleProperties } from '../core/rule.ts'
import { checkContent } from './check-content.ts'
import { ContentCopy } from './content-copy.ts'
import { contentRules, siteRules } from './load-rules.ts'

interface SelfTestReport {
  /**
   * For each case, how its report differs from the expected one. Empty if there are findings in the
   * unchanged corpus, because the cases are then not run.
   */
  results: readonly { rule: string; name: string; failure: string | undefined }[]
  /** The findings in the unchanged corpus. */
  unexpected: readonly string[]
}

/** The content and the site that the cases change. */
interface Corpus {
  root: string
  /** The folders that are copied. */
  folders: readonly string[]
  check(root: string): Promise<{ findings: readonly Finding[] }>
}

type RuleCase = Case & { rule: string }

/** Applies the cases of the content rules to copies of the content, and checks what is reported. */
export async function testContentRules(): Promise<SelfTestReport> {
  return testRules(await contentRules(), {
    root: fixtureContent,
    folders: [contentFolder],
    check: checkContent,
  })
}

/**
 * Applies the cases of the site rules to copies of the site that `npm run build:fixture` builds.
 *
 * @returns undefined if that site has not been built
 */
export async function testSiteRules(): Promise<SelfTestReport | undefined> {
  const { checkLinks } = await import('./check-links.ts')
  if (!existsSync(join(fixtureSite, 'dist'))) return undefined
  return testRules(await siteRules(), {
    root: fixtureSite,
    folders: [contentFolder, 'dist'],
    check: checkLinks,
  })
}

async function testRules(rules: readonly RuleProperties[], input: Corpus): Promise<SelfTestReport> {
  const { findings } = await input.check(input.root)
  if (findings.length > 0) return { results: [], unexpected: findings.map(summaryOf) }
  const cases = rules.flatMap((rule) =>
    applicableCases(input.root, rule).map((ruleCase) => ({ ...ruleCase, rule: rule.id })),
  )
  const results = []
  for (const batch of groupIntoBatches(cases, canShareCopy)) {
    results.push(...(await tryBatch(batch, input)))
  }
  return { results: results.toSorted((a, b) => (a.rule < b.rule ? -1 : 1)), unexpected: [] }
}

/** The cases of a rule, except those for texts that do not exist, because a section was removed. */
export function applicableCases(root: string, { cases }: RuleProperties): Case[] {
  return cases.filter((ruleCase) =>
    claimedFiles(ruleCase).every((file) => !TEXTS.test(file) || existsSync(join(root, file))),
  )
}

/** The texts of a section or a page in one language. */
const TEXTS = /^content\/[^/]+\/[a-z-]+\.mdx$/

/**
 * Divides items into batches that can share a copy: each item joins the first batch that it fits.
 */
export function groupIntoBatches<Item>(
  items: readonly Item[],
  canShare: (a: Item, b: Item) => boolean,
): Item[][] {
  const batches: Item[][] = []
  for (const item of items) {
    const free = batches.find((batch) => batch.every((other) => canShare(item, other)))
    if (free) free.push(item)
    else batches.push([item])
  }
  return batches
}

/**
 * Cases can share a copy if they change different files. A change to a file that affects the whole
 * site, such as the settings or the manifest, would disturb cases that change a page or a text.
 */
function canShareCopy(ruleCase: Case, other: Case): boolean {
  const files = claimedFiles(ruleCase)
  return (
    isShared(ruleCase) === isShared(other) &&
    claimedFiles(other).every((file) => !files.includes(file))
  )
}

function isShared({ file }: Case): boolean {
  return !/\.(?:mdx|html|svg|png)$/.test(file)
}

/**
 * The files that no other case in the same copy may use: those that this case uses and, for a file
 * in the source language, its translations.
 */
function claimedFiles({ also = [], reportedAt, ...change }: Case): string[] {
  const places = [change, ...also, ...(reportedAt ? [reportedAt] : [])]
  const source = localeFolder(sourceLocale)
  return places.flatMap(({ file }) => {
    if (!file.startsWith(`${source}/`)) return file
    return locales.map((locale) => file.replace(source, localeFolder(locale)))
  })
}

async function tryBatch(batch: readonly RuleCase[], { root, folders, check }: Corpus) {
  const copy = await ContentCopy.of(root, folders)
  try {
    const changed = []
    for (const ruleCase of batch) {
      changed.push({ ruleCase, ...(await copy.applyCase(ruleCase)) })
    }
    const { findings } = await check(copy.root)
    return changed.map(({ ruleCase, ...expected }) => {
      const { rule, name } = ruleCase
      return { rule, name, failure: describeFailure(ruleCase, expected, findings) }
    })
  } finally {
    await copy.remove()
  }
}

/**
 * Ignored in the cases of other rules, because any change to a source makes its translations stale.
 */
const STALE = 'stale-translation'

function describeFailure(
  { rule, key, report }: RuleCase,
  expected: { file: string; place: Point },
  findings: readonly Finding[],
): string | undefined {
  const found = findings.filter(
    (finding) => finding.file === expected.file && (finding.rule !== STALE || rule === STALE),
  )
  const others = `found ${found.map(summaryOf).join(', ') || 'nothing'}`
  if (!report) return found.length === 0 ? undefined : others
  const [finding] = found
  const isExpected =
    finding?.rule === rule &&
    found.length === 1 &&
    formatLocation(finding) === formatLocation(expected) &&
    (key ?? '') === formatKeyPath(finding.key ?? [])
  if (!isExpected) return `expected ${formatLocation(expected)} ${key ?? ''}, ${others}`
  const { problem, fix } = finding.messageIn('en')
  const message = `${problem}\n${fix}`
  return report.test(message) ? undefined : `${String(report)} does not match: ${message}`
}

function summaryOf(finding: Finding): string {
  return `${formatLocation(finding)} ${finding.rule} ${formatKeyPath(finding.key ?? [])}`.trimEnd()
}
