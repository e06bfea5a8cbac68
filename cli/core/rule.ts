import type { Locale } from '../../src/locales.ts'
import purposes from '../word-lists/purposes.json' with { type: 'json' }
import { formatKeyPath, type KeyPath, type Place } from './location.ts'
import type { ReportLanguage } from './report-language.ts'

/**
 * An error keeps content out of the site; a warning needs a person to look at it, and stops a
 * release; a note is for information.
 */
export const severities = ['error', 'warning', 'note'] as const

export type Severity = (typeof severities)[number]

/** What is wrong, and what to do about it. */
export type Message = readonly [problem: string, fix: string]

/** A problem that a rule has found, as data; `Data` contains what its messages need. */
export interface Problem<Data = object> {
  /** From the root, with forward slashes. */
  file: string
  place: Place
  /** The key that is wrong or missing. */
  key?: KeyPath
  /** The text that this one is compared with, usually in the source language. */
  related?: { file: string; place: Place }
  /** What replaces the text at the place, which is in one line; only if it is right whatever the writer meant. */
  repair?: string
  /** If it is not that of the rule. */
  severity?: Severity
  /** The languages that it is about, if not that of the file. */
  locales?: readonly Locale[]
  /** What the key is for, in English; `cli/word-lists/purposes.json` translates it. */
  purpose?: string | undefined
  /** The source file that renders this part of the page, if no content caused the problem. */
  component?: string
  /** Built files with this problem. */
  pages?: readonly string[]
  data: Data
}

/** A problem with the rule that has found it. */
export interface Finding extends Problem {
  rule: string
  severity: Severity
  messageIn(language: ReportLanguage): Message
}

/** Two lines: what is wrong, and what to do about it. */
type ToMessage<Data> = string | ((data: Data, problem: Problem) => string)

/** One message for all problems of a rule, or one for each value of `problem` in its data. */
type Messages<Data> =
  | ((data: Data, problem: Problem) => string)
  | (Data extends { problem: string }
      ? { [Name in Data['problem']]: ToMessage<Extract<Data, { problem: Name }>> }
      : never)

/** A change of a file in the content of the tests, or in the site that was built from it. */
export type Change = {
  /** From the root. */
  file: string
} & (
  | { find: RegExp; replace: string }
  | { append: string }
  | { copyOf: string }
  | { instead: 'nothing' | 'a folder' }
  | { write: string | Uint8Array }
)

/** Wrong content that a rule reports, or right content that it does not report. */
export type Case = Change & {
  name: string
  /**
   * Part of the English report. The report is expected at the `‸` in the replacement, which is
   * removed, or at the start of the file. Without `report`, nothing may be reported.
   */
  report?: RegExp
  /** Further changes of other files. */
  also?: readonly Change[]
  /** The key that must be reported. */
  key?: string
  /** Where the report must be if it is in another file: after the match. */
  reportedAt?: { file: string; after: RegExp }
}

export interface RuleProperties {
  /** The name of its file. */
  id: string
  severity: Severity
  /** Whether writers can suppress it, with a reason. */
  suppressible?: boolean
  /** Whether it only checks what is about to be published. */
  releaseOnly?: boolean
  /** Whether it needs the findings of the other rules. */
  runsLast?: boolean
  /**
   * Whether it compares a text with another one. Any error in one of the two texts also makes them
   * differ, so it hides the finding of this rule.
   */
  compares?: boolean
  /** Whether its errors make the other findings of comparing rules in the whole file useless. */
  coversFile?: boolean
  /** Rules whose findings in the same text follow from those of this one. */
  implies?: readonly string[]
  /** What it checks, and on the second line why, or how to fix it. */
  about: Record<ReportLanguage, string>
  cases: readonly Case[]
}

export interface RuleContext {
  /** What the other rules have found. */
  found: readonly Finding[]
  rules: readonly RuleProperties[]
}

interface RuleDefinition<Input, Data> extends RuleProperties {
  check(input: Input, context: RuleContext): readonly Problem<Data>[]
  messages: Record<ReportLanguage, Messages<Data>>
}

/** A check of the content or of the built site. */
export interface Rule<Input> extends RuleProperties {
  check(input: Input, context: RuleContext): Finding[]
}

/**
 * Defines a rule. `check` only returns data; `messages` turn the data into sentences. Every file in
 * `cli/rules/content/` and `cli/rules/site/` exports one by default.
 */
export function defineRule<Input, Data extends object>(
  definition: RuleDefinition<Input, Data>,
): Rule<Input> {
  const { id, severity, messages } = definition
  return {
    ...definition,
    check: (input, context) =>
      definition.check(input, context).map((problem) => ({
        severity,
        ...problem,
        rule: id,
        messageIn: (language) =>
          withPurpose(messageOf(messages[language], problem), problem, language),
      })),
  }
}

function messageOf<Data>(messages: Messages<Data>, problem: Problem<Data>): Message {
  // A line break in a value would end the first line of the message.
  const data = JSON.parse(JSON.stringify(problem.data), (_key, value: unknown) =>
    typeof value === 'string' ? value.replace(/\s*\n\s*/g, ' ') : value,
  ) as Data
  const message =
    typeof messages === 'function'
      ? messages
      : (messages as Record<string, ToMessage<Data>>)[(data as { problem: string }).problem]
  if (message === undefined) throw new Error(`No message for ${JSON.stringify(data)}`)
  return linesOf(typeof message === 'function' ? message(data, problem as Problem) : message)
}

/** The two lines of a text, without the indentation that they have in the code. */
export function linesOf(text: string): Message {
  const [first = '', second = ''] = text.trim().split(/\n\s*/)
  return [first, second]
}

function withPurpose(
  [problem, fix]: Message,
  { key = [], purpose }: Problem,
  language: ReportLanguage,
): Message {
  if (!purpose) return [problem, fix]
  const name = `\`${formatKeyPath(key)}\``
  if (language === 'en') return [problem, `${fix} ${name} is: ${purpose}.`]
  return [problem, `${fix} ${name}: ${startingInLowerCase(purposeIn(language, purpose))}.`]
}

/** The purpose of a field in a language; in English without a translation. */
export function purposeIn(language: ReportLanguage, purpose: string): string {
  const translations: Partial<Record<string, Record<'pt' | 'es', string>>> = purposes
  return (language === 'en' ? undefined : translations[purpose]?.[language]) ?? purpose
}

/** Abbreviations such as `URL` stay as they are. */
function startingInLowerCase(text: string): string {
  return text.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase())
}
