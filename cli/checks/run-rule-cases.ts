import { existsSync } from 'node:fs'
import path from 'node:path'
import { fixtureContent, fixtureSite } from '../../config/fixture-paths.ts'
import { locales, SOURCE_LOCALE } from '../../src/locales.ts'
import { CONTENT_FOLDER, localeFolder } from '../content/files/expected-files.ts'
import { formatKeyPath, formatLocation, type Point } from '../core/location.ts'
import type { Output } from '../core/program.ts'
import { pluralize } from '../core/report-language.ts'
import type { Case, Finding, RuleProperties } from '../core/rule.ts'
import { checkContent } from './check-content.ts'
import { ContentCopy } from './content-copy.ts'
import { contentRules, siteRules } from './load-rules.ts'

/** Rules of one kind, and the content or built site that their cases change. */
interface Corpus {
  rules: readonly RuleProperties[]
  root: string
  folders: readonly string[]
  check(root: string): Promise<{ findings: readonly Finding[] }>
}

type RuleCase = Case & { rule: string }

/** The result of a case; `failure` describes how the actual and expected reports differ. */
type CaseResult = Pick<RuleCase, 'rule' | 'name'> & { failure: string | undefined }

/** Runs the rules' cases, prints the results for each rule, and returns whether all cases pass. */
export async function runRuleCases(output: Output): Promise<boolean> {
  const corpora: Corpus[] = [
    {
      rules: await contentRules(),
      root: fixtureContent,
      folders: [CONTENT_FOLDER],
      check: checkContent,
    },
  ]
  const isBuilt = existsSync(path.join(fixtureSite, 'dist'))
  if (isBuilt) {
    const { checkLinks: check } = await import('./check-links.ts')
    const folders = [CONTENT_FOLDER, 'dist']
    corpora.push({ rules: await siteRules(), root: fixtureSite, folders, check })
  } else {
    output.write(
      'The cases of the rules for the built site are skipped: run `npm run build:fixture` first.\n',
    )
  }
  const results: CaseResult[] = []
  for (const corpus of corpora) {
    const { findings } = await corpus.check(corpus.root)
    if (findings.length > 0) {
      const lines = findings.map((finding) => `  ${summaryOf(finding)}\n`).join('')
      const count = pluralize(findings.length, 'finding')
      output.write(`${count} in the unchanged fixture site:\n${lines}`)
      return false
    }
    const cases = corpus.rules.flatMap((rule) =>
      applicableCases(corpus.root, rule).map((ruleCase) => ({ ...ruleCase, rule: rule.id })),
    )
    for (const batch of groupIntoBatches(cases, canShareCopy)) {
      results.push(...(await tryBatch(batch, corpus)))
    }
  }
  const ids = [...new Set(results.map(({ rule }) => rule))].toSorted()
  const width = Math.max(...ids.map((id) => id.length))
  for (const id of ids) {
    const ofRule = results.filter(({ rule }) => rule === id)
    const failed = ofRule.filter(({ failure }) => failure !== undefined)
    output.write(`${id.padEnd(width)}  ${ofRule.length - failed.length} of ${ofRule.length}\n`)
    for (const { name, failure } of failed) output.write(`  failed: ${name}; ${failure}\n`)
  }
  const correct = results.filter(({ failure }) => failure === undefined).length
  output.write(`\n${correct} of ${pluralize(results.length, 'case')} as expected\n`)
  return correct === results.length
}

/** Returns a rule's cases, except those that use the MDX file of a removed section. */
export function applicableCases(root: string, { cases }: RuleProperties): Case[] {
  return cases.filter((ruleCase) =>
    claimedFiles(ruleCase).every((file) => !TEXTS.test(file) || existsSync(path.join(root, file))),
  )
}

/** Matches the path of an MDX file in one language, such as `content/es/hero.mdx`. */
const TEXTS = /^content\/[^/]+\/[a-z-]+\.mdx$/

/** Divides items into batches that share a copy. An item joins the first batch that it fits. */
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
 * Whether two cases can share a copy. They must not use the same file. Changes to files such
 * as the settings affect the whole site, so they must not be mixed with changes to pages or texts.
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
 * Returns the files that no other case in the same copy may use: the files that this case uses, and
 * all translations of those in the source language.
 */
function claimedFiles({ also = [], reportedAt, ...change }: Case): string[] {
  const places = [change, ...also, ...(reportedAt ? [reportedAt] : [])]
  const source = localeFolder(SOURCE_LOCALE)
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

/** Ignored in other rules' cases: any change to a source makes its translations stale. */
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
