import type { ContentModel } from '../content-model.ts'
import type { Finding, RuleId } from '../finding.ts'

/** One check: content in, findings out. Its file is named for its id. */
export interface Rule {
  id: RuleId
  check(model: ContentModel): Finding[]
}
