import type { RuleId } from '../finding.ts'
import { baseRateFaults } from './faults/base-rate.ts'
import { brokenLinkFaults } from './faults/broken-link.ts'
import { copiedFileFaults } from './faults/copied-file.ts'
import { doubledWordFaults } from './faults/doubled-word.ts'
import { endPunctuationFaults } from './faults/end-punctuation.ts'
import { foreignLinkFaults } from './faults/foreign-link.ts'
import { glossaryTermFaults } from './faults/glossary-term.ts'
import { inconsistentTranslationFaults } from './faults/inconsistent-translation.ts'
import { invalidAllowanceFaults } from './faults/invalid-allowance.ts'
import { invalidEncodingFaults } from './faults/invalid-encoding.ts'
import { invalidMdxFaults } from './faults/invalid-mdx.ts'
import { invalidValueFaults } from './faults/invalid-value.ts'
import { invalidYamlFaults } from './faults/invalid-yaml.ts'
import { invisibleCharacterFaults } from './faults/invisible-character.ts'
import { linkMismatchFaults } from './faults/link-mismatch.ts'
import { listLengthFaults } from './faults/list-length.ts'
import { localFunctionFaults } from './faults/local-function.ts'
import { missingBodyFaults } from './faults/missing-body.ts'
import { missingFileFaults } from './faults/missing-file.ts'
import { missingFrontMatterFaults } from './faults/missing-front-matter.ts'
import { missingKeyFaults } from './faults/missing-key.ts'
import { missingPlaceholderFaults } from './faults/missing-placeholder.ts'
import { numberFormFaults } from './faults/number-form.ts'
import { numberMismatchFaults } from './faults/number-mismatch.ts'
import { placeholderMismatchFaults } from './faults/placeholder-mismatch.ts'
import { portugueseVariantFaults } from './faults/portuguese-variant.ts'
import { repeatedItemFaults } from './faults/repeated-item.ts'
import { sampleValueFaults } from './faults/sample-value.ts'
import { spacingFaults } from './faults/spacing.ts'
import { staleTranslationFaults } from './faults/stale-translation.ts'
import { structureMismatchFaults } from './faults/structure-mismatch.ts'
import { suspiciousLengthFaults } from './faults/suspicious-length.ts'
import { swallowedTextFaults } from './faults/swallowed-text.ts'
import { termFormFaults } from './faults/term-form.ts'
import { typedAmountFaults } from './faults/typed-amount.ts'
import { typedFactFaults } from './faults/typed-fact.ts'
import { unbalancedPairFaults } from './faults/unbalanced-pair.ts'
import { unexpectedBodyFaults } from './faults/unexpected-body.ts'
import { unexpectedFileFaults } from './faults/unexpected-file.ts'
import { unknownComponentFaults } from './faults/unknown-component.ts'
import { unknownKeyFaults } from './faults/unknown-key.ts'
import { unknownPlaceholderFaults } from './faults/unknown-placeholder.ts'
import { unreadableFileFaults } from './faults/unreadable-file.ts'
import { unsafeAmountFaults } from './faults/unsafe-amount.ts'
import { unsafeLinkFaults } from './faults/unsafe-link.ts'
import { unsupportedMarkupFaults } from './faults/unsupported-markup.ts'
import { untranslatedTextFaults } from './faults/untranslated-text.ts'
import { unusedAllowanceFaults } from './faults/unused-allowance.ts'
import { vagueLinkFaults } from './faults/vague-link.ts'
import { wrongLanguageFaults } from './faults/wrong-language.ts'
import type { PlantedFault, RuleFault } from './planted-fault.ts'

const faultsByRule: Record<RuleId, readonly PlantedFault[]> = {
  'base-rate': baseRateFaults,
  'broken-link': brokenLinkFaults,
  'copied-file': copiedFileFaults,
  'doubled-word': doubledWordFaults,
  'end-punctuation': endPunctuationFaults,
  'foreign-link': foreignLinkFaults,
  'glossary-term': glossaryTermFaults,
  'inconsistent-translation': inconsistentTranslationFaults,
  'invalid-allowance': invalidAllowanceFaults,
  'invalid-encoding': invalidEncodingFaults,
  'invalid-mdx': invalidMdxFaults,
  'invalid-value': invalidValueFaults,
  'invalid-yaml': invalidYamlFaults,
  'invisible-character': invisibleCharacterFaults,
  'link-mismatch': linkMismatchFaults,
  'list-length': listLengthFaults,
  'local-function': localFunctionFaults,
  'missing-body': missingBodyFaults,
  'missing-file': missingFileFaults,
  'missing-front-matter': missingFrontMatterFaults,
  'missing-key': missingKeyFaults,
  'missing-placeholder': missingPlaceholderFaults,
  'number-form': numberFormFaults,
  'number-mismatch': numberMismatchFaults,
  'placeholder-mismatch': placeholderMismatchFaults,
  'portuguese-variant': portugueseVariantFaults,
  'repeated-item': repeatedItemFaults,
  'sample-value': sampleValueFaults,
  spacing: spacingFaults,
  'stale-translation': staleTranslationFaults,
  'structure-mismatch': structureMismatchFaults,
  'suspicious-length': suspiciousLengthFaults,
  'swallowed-text': swallowedTextFaults,
  'term-form': termFormFaults,
  'typed-amount': typedAmountFaults,
  'typed-fact': typedFactFaults,
  'unbalanced-pair': unbalancedPairFaults,
  'unexpected-body': unexpectedBodyFaults,
  'unexpected-file': unexpectedFileFaults,
  'unknown-component': unknownComponentFaults,
  'unknown-key': unknownKeyFaults,
  'unknown-placeholder': unknownPlaceholderFaults,
  'unreadable-file': unreadableFileFaults,
  'unsafe-amount': unsafeAmountFaults,
  'unsafe-link': unsafeLinkFaults,
  'unsupported-markup': unsupportedMarkupFaults,
  'untranslated-text': untranslatedTextFaults,
  'unused-allowance': unusedAllowanceFaults,
  'vague-link': vagueLinkFaults,
  'wrong-language': wrongLanguageFaults,
}

/** Every fault that the self-test plants, with the rule that must find it. */
export const ruleFaults: readonly RuleFault[] = Object.entries(faultsByRule).flatMap(
  ([rule, faults]) => faults.map((fault) => ({ ...fault, rule: rule as RuleId })),
)
