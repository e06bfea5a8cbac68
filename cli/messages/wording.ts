import type { FindingOf, RuleId } from '../finding.ts'
import type { ReportLanguage } from '../report-language.ts'
import type { Message } from './message.ts'

/** How a rule words its findings, in each language of the reports. */
export type Wording<Id extends RuleId> = Record<ReportLanguage, (finding: FindingOf<Id>) => Message>
