import type { RuleId } from '../finding.ts'
import { baseRateFaults } from './faults/base-rate.ts'
import { invalidAllowanceFaults } from './faults/invalid-allowance.ts'
import { invalidEncodingFaults } from './faults/invalid-encoding.ts'
import { invalidMdxFaults } from './faults/invalid-mdx.ts'
import { invalidValueFaults } from './faults/invalid-value.ts'
import { invalidYamlFaults } from './faults/invalid-yaml.ts'
import { listLengthFaults } from './faults/list-length.ts'
import { missingBodyFaults } from './faults/missing-body.ts'
import { missingFileFaults } from './faults/missing-file.ts'
import { missingFrontMatterFaults } from './faults/missing-front-matter.ts'
import { missingKeyFaults } from './faults/missing-key.ts'
import { missingPlaceholderFaults } from './faults/missing-placeholder.ts'
import { unexpectedBodyFaults } from './faults/unexpected-body.ts'
import { unexpectedFileFaults } from './faults/unexpected-file.ts'
import { unknownComponentFaults } from './faults/unknown-component.ts'
import { unknownKeyFaults } from './faults/unknown-key.ts'
import { unknownPlaceholderFaults } from './faults/unknown-placeholder.ts'
import { unreadableFileFaults } from './faults/unreadable-file.ts'
import { unsafeAmountFaults } from './faults/unsafe-amount.ts'
import { unsupportedMarkupFaults } from './faults/unsupported-markup.ts'
import { unusedAllowanceFaults } from './faults/unused-allowance.ts'
import type { PlantedFault, RuleFault } from './planted-fault.ts'

const faultsByRule: Record<RuleId, readonly PlantedFault[]> = {
  'base-rate': baseRateFaults,
  'invalid-allowance': invalidAllowanceFaults,
  'invalid-encoding': invalidEncodingFaults,
  'invalid-mdx': invalidMdxFaults,
  'invalid-value': invalidValueFaults,
  'invalid-yaml': invalidYamlFaults,
  'list-length': listLengthFaults,
  'missing-body': missingBodyFaults,
  'missing-file': missingFileFaults,
  'missing-front-matter': missingFrontMatterFaults,
  'missing-key': missingKeyFaults,
  'missing-placeholder': missingPlaceholderFaults,
  'unexpected-body': unexpectedBodyFaults,
  'unexpected-file': unexpectedFileFaults,
  'unknown-component': unknownComponentFaults,
  'unknown-key': unknownKeyFaults,
  'unknown-placeholder': unknownPlaceholderFaults,
  'unreadable-file': unreadableFileFaults,
  'unsafe-amount': unsafeAmountFaults,
  'unsupported-markup': unsupportedMarkupFaults,
  'unused-allowance': unusedAllowanceFaults,
}

/** Every fault that the self-test plants, with the rule that must find it. */
export const ruleFaults: readonly RuleFault[] = Object.entries(faultsByRule).flatMap(
  ([rule, faults]) => faults.map((fault) => ({ ...fault, rule: rule as RuleId })),
)
