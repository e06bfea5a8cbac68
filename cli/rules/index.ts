import { baseRate } from './base-rate.ts'
import { brokenLink } from './broken-link.ts'
import { copiedFile } from './copied-file.ts'
import { doubledWord } from './doubled-word.ts'
import { endPunctuation } from './end-punctuation.ts'
import { foreignLink } from './foreign-link.ts'
import { glossaryTerm } from './glossary-term.ts'
import { inconsistentTranslation } from './inconsistent-translation.ts'
import { invalidAllowance } from './invalid-allowance.ts'
import { invalidEncoding } from './invalid-encoding.ts'
import { invalidMdx } from './invalid-mdx.ts'
import { invalidValue } from './invalid-value.ts'
import { invalidYaml } from './invalid-yaml.ts'
import { invisibleCharacter } from './invisible-character.ts'
import { linkMismatch } from './link-mismatch.ts'
import { listLength } from './list-length.ts'
import { localFunction } from './local-function.ts'
import { missingBody } from './missing-body.ts'
import { missingFile } from './missing-file.ts'
import { missingFrontMatter } from './missing-front-matter.ts'
import { missingKey } from './missing-key.ts'
import { missingPlaceholder } from './missing-placeholder.ts'
import { numberForm } from './number-form.ts'
import { numberMismatch } from './number-mismatch.ts'
import { placeholderMismatch } from './placeholder-mismatch.ts'
import { portugueseVariant } from './portuguese-variant.ts'
import { repeatedItem } from './repeated-item.ts'
import type { Rule } from './rule.ts'
import { sampleValue } from './sample-value.ts'
import { spacing } from './spacing.ts'
import { staleTranslation } from './stale-translation.ts'
import { structureMismatch } from './structure-mismatch.ts'
import { suspiciousLength } from './suspicious-length.ts'
import { swallowedText } from './swallowed-text.ts'
import { termForm } from './term-form.ts'
import { typedAmount } from './typed-amount.ts'
import { typedFact } from './typed-fact.ts'
import { unbalancedPair } from './unbalanced-pair.ts'
import { unexpectedBody } from './unexpected-body.ts'
import { unexpectedFile } from './unexpected-file.ts'
import { unknownComponent } from './unknown-component.ts'
import { unknownKey } from './unknown-key.ts'
import { unknownPlaceholder } from './unknown-placeholder.ts'
import { unreadableFile } from './unreadable-file.ts'
import { unsafeAmount } from './unsafe-amount.ts'
import { unsafeLink } from './unsafe-link.ts'
import { unsupportedMarkup } from './unsupported-markup.ts'
import { untranslatedText } from './untranslated-text.ts'
import { unusedAllowance } from './unused-allowance.ts'
import { vagueLink } from './vague-link.ts'
import { wrongLanguage } from './wrong-language.ts'

/** Rules of content, in the order of what each needs to be able to read. */
const contentRules: readonly Rule[] = [
  missingFile,
  unexpectedFile,
  unreadableFile,
  invalidEncoding,
  missingFrontMatter,
  invalidYaml,
  invalidMdx,
  missingKey,
  unknownKey,
  invalidValue,
  unknownPlaceholder,
  missingPlaceholder,
  listLength,
  unsupportedMarkup,
  unknownComponent,
  missingBody,
  unexpectedBody,
  baseRate,
  unsafeAmount,
  swallowedText,
  invisibleCharacter,
  copiedFile,
  untranslatedText,
  wrongLanguage,
  placeholderMismatch,
  numberMismatch,
  linkMismatch,
  structureMismatch,
  staleTranslation,
  typedAmount,
  typedFact,
  numberForm,
  portugueseVariant,
  termForm,
  glossaryTerm,
  inconsistentTranslation,
  repeatedItem,
  doubledWord,
  spacing,
  unbalancedPair,
  endPunctuation,
  suspiciousLength,
  unsafeLink,
  brokenLink,
  foreignLink,
  vagueLink,
  sampleValue,
  localFunction,
]

/** Every rule; those that look at what the others found come last. */
export const rules: readonly Rule[] = [
  ...contentRules,
  invalidAllowance(contentRules),
  unusedAllowance,
]
