import { readReleaseEnvironment } from '../../config/release-environment.ts'
import { readableTexts, type Content } from '../content/content-model.ts'
import { expectedGlobalFiles } from '../content/files/expected-files.ts'
import { readContent } from '../content/read-content.ts'
import { isAligned } from '../content/translations/alignment.ts'
import { suppressionsIn } from '../content/suppressions.ts'
import type { Report } from '../core/report.ts'
import type { Finding, Rule } from '../core/rule.ts'
import { runRules } from '../core/run-rules.ts'
import { contentRules } from './load-rules.ts'

/**
 * Checks all content. Prints nothing and changes nothing.
 *
 * @param options.release whether the content is about to be published
 * @throws InputError if `content/` is missing or cannot be read
 */
export async function checkContent(root: string, { release = false } = {}): Promise<Report> {
  const content = await readContent(root)
  if (!release) return runContentRules(content)
  return runContentRules({ ...content, environment: await readReleaseEnvironment(root) })
}

export async function runContentRules(content: Content): Promise<Report> {
  const readFiles = content.files.filter(
    ({ source: { state } }) => state !== 'missing' && state !== 'unreadable',
  )
  return {
    findings: findingsOf(await contentRules(), content),
    checked: { unit: 'file', count: readFiles.length },
    localeCount: content.localeFolders.filter(({ listing }) => listing).length,
    texts: readableTexts(content),
  }
}

/** Returns the findings of the release-only rules. */
export async function releaseFindings(content: Content): Promise<Finding[]> {
  const rules = (await contentRules()).filter(({ releaseOnly }) => releaseOnly)
  return findingsOf(rules, content)
}

function findingsOf(rules: readonly Rule<Content>[], content: Content): Finding[] {
  const comparable = { ...content, pairs: content.pairs.filter(isAligned) }
  return runRules(rules, comparable, {
    // Only content that is about to be published has an environment.
    release: content.environment !== undefined,
    suppressions: content.files.flatMap(suppressionsIn),
  })
}

/** Returns the settings files' errors. If there are none, the price tables can be generated. */
export function settingsErrors({ findings }: Report): Finding[] {
  return findings.filter(
    ({ file, severity }) =>
      severity === 'error' && expectedGlobalFiles.some(({ path }) => path === file),
  )
}
