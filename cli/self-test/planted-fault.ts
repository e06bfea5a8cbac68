import type { RuleId } from '../finding.ts'
import type { Planting } from './content-copy.ts'

/** A fault that a rule must find, and what the report must say; about its file it says nothing else. */
export type PlantedFault = Planting & {
  name: string
  key?: string
  /** Part of the report in English: its fix, or the name that it suggests. */
  says: RegExp
}

/** A fault, and the rule that must find it. */
export type RuleFault = PlantedFault & { rule: RuleId }
