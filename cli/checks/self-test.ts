import { pluralize } from '../core/report-language.ts'
import { testContentRules, testSiteRules } from './run-rule-cases.ts'

/** Runs the cases of all rules: how many of each pass, and why the failed cases failed. */
export async function selfTest(): Promise<{ isClean: boolean; report: string }> {
  const reports = [await testContentRules(), await testSiteRules()]
  const lines = reports[1]
    ? []
    : ['The cases of the rules for the built site are skipped: run `npm run build:fixture` first.']
  const unexpected = reports.flatMap((report) => report?.unexpected ?? [])
  if (unexpected.length > 0) {
    lines.push(`${pluralize(unexpected.length, 'finding')} in the unchanged fixture site:`)
    lines.push(...unexpected.map((finding) => `  ${finding}`), '')
    return { isClean: false, report: lines.join('\n') }
  }
  const results = reports.flatMap((report) => report?.results ?? [])
  const ids = [...new Set(results.map(({ rule }) => rule))]
  const width = Math.max(...ids.map((id) => id.length))
  for (const id of ids) {
    const ofRule = results.filter(({ rule }) => rule === id)
    const failed = ofRule.filter(({ failure }) => failure !== undefined)
    lines.push(`${id.padEnd(width)}  ${ofRule.length - failed.length} of ${ofRule.length}`)
    lines.push(...failed.map(({ name, failure }) => `  failed: ${name}; ${failure}`))
  }
  const correct = results.filter(({ failure }) => failure === undefined).length
  lines.push('', `${correct} of ${pluralize(results.length, 'case')} as expected`, '')
  return { isClean: correct === results.length, report: lines.join('\n') }
}
