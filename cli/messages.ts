import { formatKeyPath } from './key-path.ts'
import type { Finding, FindingArgs, FindingOf, RuleId } from './finding.ts'
import { counted, didYouMean, listed, type Message } from './messages/message.ts'
import { componentMessage, markupMessage, proseMessage } from './messages/prose-message.ts'
import { valueMessage } from './messages/value-message.ts'
import { invalidAllowanceWording, unusedAllowanceWording } from './messages/allowance-wording.ts'
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
import type { Wording } from './messages/wording.ts'
import type { ReportLanguage } from './report-language.ts'
import { yamlMessage } from './messages/yaml-message.ts'

export type { Message } from './messages/message.ts'

/** The wording of a finding, for people. */
export function messageOf(finding: Finding, language: ReportLanguage): Message {
  const wording = wordings[finding.rule] as Record<ReportLanguage, (finding: Finding) => Message>
  return wording[language](finding)
}

const wordings: { [Id in RuleId]: Wording<Id> } = {
  'missing-file': inEnglish(({ args, file }) =>
    args.what === 'file'
      ? {
          sentence: 'This file is missing.',
          fix: file.endsWith('.mdx')
            ? 'Add it: every language has the same files as content/pt-BR.'
            : 'Add it, or take it back from the history of the repository.',
        }
      : {
          sentence:
            args.found === 'nothing'
              ? `The folder of ${args.locale} is missing.`
              : `A file stands where the folder of ${args.locale} should be.`,
          fix: `Make a folder with the ${args.files} files of content/pt-BR, translated.`,
        },
  ),
  'unexpected-file': inEnglish(({ args }) => ({
    sentence:
      args.what === 'file'
        ? 'Nothing reads this file.'
        : `Nothing reads this folder${args.files.length > 0 ? ` (${args.files.join(', ')})` : ''}.`,
    fix: args.suggestion
      ? `Did you mean ${args.suggestion}? Rename it, or remove it.`
      : 'Remove it, or move it out of content/.',
  })),
  'unreadable-file': inEnglish(({ args }) => ({
    sentence: {
      folder: 'A folder stands where a file should be.',
      special: 'This is not an ordinary file.',
      error: `The system refuses to open it (${args.code}).`,
    }[args.found],
    fix: 'Put the file of this name here, readable for everyone.',
  })),
  'invalid-encoding': inEnglish(({ args }) => encodingMessage(args)),
  'missing-front-matter': inEnglish(({ args }) => ({
    sentence: {
      'empty-file': 'The file is empty.',
      absent: 'The file does not begin with front matter.',
      unclosed: 'The front matter that begins here is never closed.',
      empty: 'The front matter is empty.',
    }[args.problem],
    fix: 'Write the keys between two lines of three dashes, the first one on line 1, as in content/pt-BR.',
  })),
  'invalid-yaml': inEnglish(({ args }) => yamlMessage(args)),
  'invalid-mdx': inEnglish(({ args }) => proseMessage(args)),
  'missing-key': inEnglish(({ args, key = [] }) => ({
    sentence: `The key \`${formatKeyPath(key)}\` is missing.`,
    fix: `Add \`${args.name}:\`${args.purpose ? `. It is: ${args.purpose}` : ' with what belongs to it'}.`,
  })),
  'unknown-key': inEnglish(({ args, key = [] }) => ({
    sentence: `There is no key \`${args.name}\`${key.length > 1 ? ` in \`${formatKeyPath(key.slice(0, -1))}\`` : ''}.`,
    fix: didYouMean(args.suggestion) ?? `Remove it; the keys here are ${listed(args.known)}.`,
  })),
  'invalid-value': inEnglish(valueMessage),
  'unknown-placeholder': inEnglish(({ args }) => ({
    sentence: `There is no placeholder \`{${args.name}}\`.`,
    fix: args.suggestion
      ? `Did you mean \`{${args.suggestion}}\`?`
      : `Use one of ${listed(args.known.map((name) => `{${name}}`))}.`,
  })),
  'missing-placeholder': inEnglish(({ args, key = [] }) => ({
    sentence: `\`${formatKeyPath(key)}\` needs the placeholder \`{${args.name}}\`.`,
    fix: `Put \`{${args.name}}\` where its value belongs${args.purpose ? `. The text is: ${args.purpose}` : ''}.`,
  })),
  'list-length': inEnglish(({ args, key = [] }) => ({
    sentence: `\`${formatKeyPath(key)}\` has ${counted(args.actual, 'item')}; the source has ${args.expected}.`,
    fix: 'Give both lists the same items in the same order.',
  })),
  'unsupported-markup': inEnglish(markupMessage),
  'unknown-component': inEnglish(componentMessage),
  'missing-body': inEnglish(() => ({
    sentence: 'There is no text under the front matter.',
    fix: 'Write the paragraph below the second line of dashes, as in content/pt-BR.',
  })),
  'unexpected-body': inEnglish(() => ({
    sentence: 'Text under the front matter of this file is shown nowhere.',
    fix: 'Remove it, or move it to the section that it belongs to.',
  })),
  'base-rate': inEnglish(({ args }) => ({
    sentence: `One BRL is worth one BRL, not ${args.rate}.`,
    fix: 'Write 1/1; to change the prices in BRL, change the amounts.',
  })),
  'unsafe-amount': inEnglish(({ args }) => ({
    sentence: `Converted, this is ${args.currency} ${args.amount}: more than ${Number.MAX_SAFE_INTEGER}, the largest number that is counted exactly.`,
    fix: 'Write a smaller amount, or correct the rate.',
  })),
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

function inEnglish<Id extends RuleId>(word: (finding: FindingOf<Id>) => Message): Wording<Id> {
  return { en: word, pt: word, es: word }
}

function encodingMessage(args: FindingArgs['invalid-encoding']): Message {
  switch (args.problem) {
    case 'not-utf8':
      return {
        sentence: 'The file is not UTF-8 text; the first wrong byte is here.',
        fix: 'Save it again with the encoding UTF-8.',
      }
    case 'byte-order-mark':
      return {
        sentence: 'The file begins with an invisible byte order mark.',
        fix: 'Save it as “UTF-8”, not as “UTF-8 with BOM”.',
      }
    case 'control-character':
      return {
        sentence: `There is an invisible control character (${args.code}) here.`,
        fix: 'Delete it and type the text around it again.',
      }
    case 'replacement-character':
      return {
        sentence: 'There is a � here: a letter was lost in an earlier conversion.',
        fix: 'Type the letter again.',
      }
  }
}
