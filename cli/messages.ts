import type { Finding, RuleId } from './finding.ts'
import {
  missingFileWording,
  unexpectedFileWording,
  unreadableFileWording,
  invalidEncodingWording,
  missingFrontMatterWording,
  missingBodyWording,
  unexpectedBodyWording,
} from './messages/file-wording.ts'
import {
  missingKeyWording,
  unknownKeyWording,
  listLengthWording,
  unknownPlaceholderWording,
  missingPlaceholderWording,
  baseRateWording,
  unsafeAmountWording,
} from './messages/key-wording.ts'
import {
  invalidYamlWording,
  invalidMdxWording,
  invalidValueWording,
  unsupportedMarkupWording,
  unknownComponentWording,
} from './messages/syntax-wording.ts'
import {
  untranslatedTextWording,
  wrongLanguageWording,
  copiedFileWording,
  staleTranslationWording,
  placeholderMismatchWording,
  numberMismatchWording,
  linkMismatchWording,
  structureMismatchWording,
  inconsistentTranslationWording,
  suspiciousLengthWording,
  endPunctuationWording,
  glossaryTermWording,
} from './messages/translation-wording.ts'
import {
  termFormWording,
  portugueseVariantWording,
  doubledWordWording,
  repeatedItemWording,
  spacingWording,
  unbalancedPairWording,
  invisibleCharacterWording,
  swallowedTextWording,
} from './messages/word-wording.ts'
import {
  typedAmountWording,
  typedFactWording,
  numberFormWording,
  sampleValueWording,
  localFunctionWording,
} from './messages/number-wording.ts'
import {
  unsafeLinkWording,
  brokenLinkWording,
  foreignLinkWording,
  vagueLinkWording,
} from './messages/link-wording.ts'
import { invalidAllowanceWording, unusedAllowanceWording } from './messages/allowance-wording.ts'
import type { Message } from './messages/message.ts'
import type { Wording } from './messages/wording.ts'
import type { ReportLanguage } from './report-language.ts'

export type { Message } from './messages/message.ts'

/** The wording of a finding, for people. */
export function messageOf(finding: Finding, language: ReportLanguage): Message {
  const wording = wordings[finding.rule] as Record<ReportLanguage, (finding: Finding) => Message>
  return wording[language](finding)
}

const wordings: { [Id in RuleId]: Wording<Id> } = {
  'missing-file': missingFileWording,
  'unexpected-file': unexpectedFileWording,
  'unreadable-file': unreadableFileWording,
  'invalid-encoding': invalidEncodingWording,
  'missing-front-matter': missingFrontMatterWording,
  'missing-body': missingBodyWording,
  'unexpected-body': unexpectedBodyWording,
  'missing-key': missingKeyWording,
  'unknown-key': unknownKeyWording,
  'list-length': listLengthWording,
  'unknown-placeholder': unknownPlaceholderWording,
  'missing-placeholder': missingPlaceholderWording,
  'base-rate': baseRateWording,
  'unsafe-amount': unsafeAmountWording,
  'invalid-yaml': invalidYamlWording,
  'invalid-mdx': invalidMdxWording,
  'invalid-value': invalidValueWording,
  'unsupported-markup': unsupportedMarkupWording,
  'unknown-component': unknownComponentWording,
  'untranslated-text': untranslatedTextWording,
  'wrong-language': wrongLanguageWording,
  'copied-file': copiedFileWording,
  'stale-translation': staleTranslationWording,
  'placeholder-mismatch': placeholderMismatchWording,
  'number-mismatch': numberMismatchWording,
  'link-mismatch': linkMismatchWording,
  'structure-mismatch': structureMismatchWording,
  'inconsistent-translation': inconsistentTranslationWording,
  'suspicious-length': suspiciousLengthWording,
  'end-punctuation': endPunctuationWording,
  'glossary-term': glossaryTermWording,
  'term-form': termFormWording,
  'portuguese-variant': portugueseVariantWording,
  'doubled-word': doubledWordWording,
  'repeated-item': repeatedItemWording,
  spacing: spacingWording,
  'unbalanced-pair': unbalancedPairWording,
  'invisible-character': invisibleCharacterWording,
  'swallowed-text': swallowedTextWording,
  'typed-amount': typedAmountWording,
  'typed-fact': typedFactWording,
  'number-form': numberFormWording,
  'sample-value': sampleValueWording,
  'local-function': localFunctionWording,
  'unsafe-link': unsafeLinkWording,
  'broken-link': brokenLinkWording,
  'foreign-link': foreignLinkWording,
  'vague-link': vagueLinkWording,
  'invalid-allowance': invalidAllowanceWording,
  'unused-allowance': unusedAllowanceWording,
}
