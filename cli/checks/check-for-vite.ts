import type { ErrorPayload } from 'vite'
import type { Content } from '../content/content-model.ts'
import { readContent } from '../content/read-content.ts'
import { terminalLanguage } from '../core/report-language.ts'
import { staleFiles } from '../prices/generated-folder.ts'
import { priceModules } from '../prices/price-modules.ts'
import { formatOverlay } from '../reporters/overlay.ts'
import { formatReleaseSummary } from '../reporters/release-summary.ts'
import { formatStaleFiles } from '../reporters/stale-files.ts'
import { formatReport } from '../reporters/text.ts'
import { releaseFindings, runContentRules, settingsErrors } from './check-content.ts'

/** A report on the content and the price tables, for the development server and the build. */
export interface BuildReport {
  /** Whether there are errors or stale price tables; warnings are ignored. */
  isBroken: boolean
  /** The report for the terminal; null if there are no problems. */
  text: string | null
  /** A summary of what blocks a release; null in development or if nothing blocks it. */
  releaseSummary: string | null
  /** The content of Vite's error overlay; null if there are no errors or stale price tables. */
  overlay: ErrorPayload | null
}

/**
 * Checks all content, and whether the generated price tables are up to date.
 *
 * @param environment the build's environment variables; undefined in development
 * @throws InputError if `content/` is missing or cannot be read
 */
export async function checkForVite(
  root: string,
  environment?: Content['environment'],
): Promise<BuildReport> {
  const language = terminalLanguage(process.env)
  const content = await readContent(root)
  const report = await runContentRules(content)
  const stale =
    settingsErrors(report).length === 0 ? await staleFiles(root, priceModules(content)) : []
  const texts = [
    ...(report.findings.length > 0 ? [formatReport(report, { colors: false, language })] : []),
    ...(stale.length > 0 ? [formatStaleFiles(stale, { colors: false, language })] : []),
  ]
  return {
    isBroken: stale.length > 0 || report.findings.some(({ severity }) => severity === 'error'),
    text: texts.length > 0 ? texts.join('\n') : null,
    releaseSummary: environment
      ? formatReleaseSummary(await releaseFindings({ ...content, environment }), language)
      : null,
    overlay: formatOverlay(report, stale, { root, language }),
  }
}
