import type { ContentModel } from '../content-model.ts'
import type { Finding, RuleId } from '../finding.ts'

/** One check: content in, findings out. Its file is named for its id. */
export interface Rule {
  id: RuleId
  /** Whether a comment in the content may allow what the rule finds, with a reason. */
  allowable?: true
  /** Runs only where content is about to go public. */
  release?: true
  /** @param found what the rules before this one found */
  check(model: ContentModel, found: readonly Finding[]): Finding[]
}
