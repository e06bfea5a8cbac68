import type { Locale } from '../../src/locales.ts'
import { fileStart, formatKeyPath, type KeyPath, type SourceRange } from './location.ts'
import { didYouMean, type ReportLanguage } from './report-language.ts'

/**
 * An error keeps content off the site; a warning needs human review, and blocks a release; a note
 * only informs.
 */
export const severities = ['error', 'warning', 'note'] as const

export type Severity = (typeof severities)[number]

/** What is wrong, and what to do about it: one line each, plus a line for each command. */
interface Message {
  problem: string
  fix: string
}

/** The stale translations of one source text or list. */
export interface StaleTranslations {
  locales: readonly Locale[]
  /** Name of the text, such as `hero:headline.before`, or of the list whose items have moved. */
  name: string
}

/**
 * A problem found by a rule, as data. `Data` contains the values for the message; if a rule has
 * several messages, `data.problem` selects one.
 */
export interface Problem<Data = object> {
  /** Path from the root, with forward slashes; a URL for a deployed site. */
  file: string
  /** Defaults to the start of the file. */
  place?: SourceRange | undefined
  /** The key that is wrong or missing. */
  key?: KeyPath
  /** The text that the reported text was compared with, usually in the source language. */
  related?: { file: string; place: SourceRange }
  /** Whether the problem is that a source has changed but its translations have not. */
  isInSource?: boolean
  /** The translations to accept once they have been reviewed. */
  stale?: StaleTranslations
  /**
   * A replacement for the text at `place`, which must then be on one line. Set only if the
   * replacement is correct whatever the writer meant.
   */
  repair?: string
  /** What the writer probably meant; suggested in place of the rule's fix. */
  suggestion?: string | undefined
  /** Overrides the rule's severity. */
  severity?: Severity
  /** What the key is for. */
  purpose?: Record<ReportLanguage, string> | undefined
  /** The source file that renders this part of the page, if no content caused the problem. */
  component?: string
  /** The affected built files or, for a deployed site, the affected URLs or requests. */
  pages?: readonly string[]
  /** Whether text reports show the problem on one line, because many similar ones are likely. */
  isBrief?: boolean
  data: Data
}

export interface Finding extends Problem {
  place: SourceRange
  rule: string
  severity: Severity
  messageIn(language: ReportLanguage): Message
}

type Sentence<Data> = string | ((data: Data) => string)

/** One sentence for all of a rule's problems, or one for each value of `problem` in its data. */
type Sentences<Data> =
  | Sentence<Data>
  | (Data extends { problem: string }
      ? { [Name in Data['problem']]: Sentence<WithProblem<Data, Name>> }
      : never)

type WithProblem<Data, Name> = Data extends { problem: infer Names }
  ? Name extends Names
    ? Data
    : never
  : never

/** A change to a file in the test content, or in the site built from it. */
export type Change = {
  /** Path from the root. */
  file: string
} & (
  | { find: RegExp; replace: string }
  /** New values for top-level keys. */
  | { set: Readonly<Record<string, string>> }
  | { append: string }
  | { copyOf: string }
  | { instead: 'nothing' | 'a folder' }
  | { write: string | Uint8Array }
)

/** Wrong content that a rule must report, or correct content that it must not report. */
export type Case = Change & {
  name: string
  /**
   * Matches part of the English report. The report is expected at the `‸` in the replacement or,
   * if there is none, at the start of the file; the `‸` is removed before the check. Without
   * `report`, nothing may be reported.
   */
  report?: RegExp
  also?: readonly Change[]
  key?: string
  /** Set if the report is expected in another file, directly after the match of `after`. */
  reportedAt?: { file: string; after: RegExp }
}

export interface RuleProperties {
  /** The name of the rule's file, without the extension. */
  id: string
  severity: Severity
  /** Whether writers can suppress the rule if they give a reason. */
  suppressible?: boolean
  /** Whether the rule reads the findings of the other rules, and so runs after them. */
  readsFindings?: boolean
  /** Whether the rule checks only content that is about to be published. */
  releaseOnly?: boolean
  /**
   * Whether the rule compares one text with another. An error in either text can also make the
   * texts differ, so such an error hides the findings of this rule.
   */
  isComparison?: boolean
  /** Whether the rule's errors hide all findings of comparison rules in the same file. */
  hidesComparisonsInFile?: boolean
  /** Other rules that this rule's errors trigger in the same text; their findings are hidden. */
  implies?: readonly string[]
  what: Record<ReportLanguage, string>
  /** Why the rule matters, and advice for all its findings. */
  why: Record<ReportLanguage, string>
  /** Empty for rules that need more than content or the built site; `tests/cli/` tests them. */
  cases: readonly Case[]
}

export interface RuleContext {
  rules: readonly RuleProperties[]
  /** The findings of the rules that have already run. */
  findings: readonly Finding[]
}

interface RuleDefinition<Input, Data> extends RuleProperties {
  check(input: Input, context: RuleContext): readonly Problem<Data>[]
  problem: Record<ReportLanguage, Sentences<Data>>
  /** What to do about the problem, unless there is a suggestion. */
  fix: Record<ReportLanguage, Sentences<Data>>
}

export interface Rule<Input> extends RuleProperties {
  check(input: Input, context: RuleContext): Finding[]
}

/**
 * Defines a rule. `check` only returns data; `problem` and `fix` turn the data into sentences. The
 * default export of every file in the subfolders of `cli/rules/` is a rule.
 */
export function defineRule<Input, Data extends object>(
  definition: RuleDefinition<Input, Data>,
): Rule<Input> {
  const { id, severity, problem: problems, fix: fixes } = definition
  return {
    ...definition,
    check: (input, context) =>
      definition.check(input, context).map((problem) => ({
        severity,
        ...problem,
        place: problem.place ?? fileStart,
        rule: id,
        messageIn: (language) => ({
          problem: formatSentence(problems[language], problem.data),
          fix:
            (didYouMean(language, problem.suggestion) ??
              formatSentence(fixes[language], problem.data)) + formatPurpose(problem, language),
        }),
      })),
  }
}

function formatSentence<Data>(sentences: Sentences<Data>, data: Data): string {
  const sentence =
    typeof sentences === 'object'
      ? (sentences as Record<string, Sentence<Data>>)[(data as { problem: string }).problem]
      : sentences
  if (sentence === undefined) throw new Error(`No sentence for ${JSON.stringify(data)}`)
  const text = typeof sentence === 'function' ? sentence(data) : sentence
  // Values can contain line breaks, but in a message only commands start on a new line.
  return text.replace(/\s*\n\s*(?!npx )/g, ' ')
}

/** A sentence about the key's purpose, to append to the fix; empty if the purpose is unknown. */
function formatPurpose({ key = [], purpose }: Problem, language: ReportLanguage): string {
  if (!purpose) return ''
  const name = `\`${formatKeyPath(key)}\``
  if (language === 'en') return ` ${name} is: ${purpose.en}.`
  return ` ${name}: ${startingInLowerCase(purpose[language])}.`
}

/** Converts the first letter to lower case, except in abbreviations such as `URL`. */
function startingInLowerCase(text: string): string {
  return text.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase())
}
