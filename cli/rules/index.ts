import { baseRate } from './base-rate.ts'
import { invalidAllowance } from './invalid-allowance.ts'
import { invalidEncoding } from './invalid-encoding.ts'
import { invalidMdx } from './invalid-mdx.ts'
import { invalidValue } from './invalid-value.ts'
import { invalidYaml } from './invalid-yaml.ts'
import { listLength } from './list-length.ts'
import { missingBody } from './missing-body.ts'
import { missingFile } from './missing-file.ts'
import { missingFrontMatter } from './missing-front-matter.ts'
import { missingKey } from './missing-key.ts'
import { missingPlaceholder } from './missing-placeholder.ts'
import type { Rule } from './rule.ts'
import { unexpectedBody } from './unexpected-body.ts'
import { unexpectedFile } from './unexpected-file.ts'
import { unknownComponent } from './unknown-component.ts'
import { unknownKey } from './unknown-key.ts'
import { unknownPlaceholder } from './unknown-placeholder.ts'
import { unreadableFile } from './unreadable-file.ts'
import { unsafeAmount } from './unsafe-amount.ts'
import { unsupportedMarkup } from './unsupported-markup.ts'
import { unusedAllowance } from './unused-allowance.ts'

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
]

/** Every rule; those that look at what the others found come last. */
export const rules: readonly Rule[] = [
  ...contentRules,
  invalidAllowance(contentRules),
  unusedAllowance,
]
