import type { FactName } from '../src/content/placeholders.ts'
import type { Locale } from '../src/locales.ts'
import type { KeyPath } from './key-path.ts'
import type { EncodingProblem } from './model/read-source.ts'
import type { FrontMatterProblem } from '../src/content/front-matter.ts'
import type { ProseProblem } from './model/prose.ts'
import type { YamlProblem } from './model/yaml-problem.ts'
import type { Place, Point } from './place.ts'

/** What is wrong with a value that its schema refuses. */
export type ValueProblem =
  | { problem: 'empty' }
  | { problem: 'surrounding-space' }
  | { problem: 'unprintable' }
  | { problem: 'unbalanced-brace' }
  | { problem: 'too-short'; min: number; actual: number }
  | { problem: 'too-long'; max: number; actual: number }
  | { problem: 'wrong-type'; expected: string; received: string }
  | { problem: 'not-an-option'; options: readonly string[]; suggestion?: string | undefined }
  | { problem: 'not-whole' }
  | { problem: 'too-small'; minimum: string }
  | { problem: 'too-large'; maximum: string }
  | { problem: 'list-size'; minimum?: number; maximum?: number; actual: number }
  | { problem: 'wrong-form' }
  | { problem: 'not-https' }

/** What is wrong with a component in prose. */
export type ComponentProblem =
  | { problem: 'unknown'; known: readonly string[]; suggestion?: string | undefined }
  | { problem: 'fragment' }
  | { problem: 'alone' }
  | { problem: 'empty' }
  | { problem: 'spread' }
  | { problem: 'missing-prop' | 'empty-prop' | 'repeated-prop' | 'code-in-prop'; prop: string }
  | {
      problem: 'unknown-prop'
      prop: string
      known: readonly string[]
      suggestion?: string | undefined
    }
  | { problem: 'not-a-language'; prop: string; value: string }

/** What is wrong with a comment that allows something. */
export type AllowanceProblem =
  | { problem: 'no-reason'; rule: string }
  | { problem: 'unknown-rule'; rule: string; suggestion?: string | undefined }
  | { problem: 'not-allowable'; rule: string }
  | { problem: 'wrong-form' }

/** What a translation lacks of its source, and what it has beyond it. */
export interface Mismatch {
  missing: readonly string[]
  extra: readonly string[]
}

/** What each rule adds to a finding for its wording. */
export interface FindingArgs {
  'missing-file':
    | { what: 'file' }
    | { what: 'locale-folder'; locale: Locale; files: number; found: 'nothing' | 'file' }
  'unexpected-file': {
    what: 'file' | 'folder'
    /** Names inside, for a folder. */
    files: readonly string[]
    suggestion?: string | undefined
  }
  'unreadable-file': { found: 'folder' | 'special' | 'error'; code: string }
  'invalid-encoding': EncodingProblem
  'missing-front-matter': { problem: FrontMatterProblem }
  'invalid-yaml': YamlProblem
  'invalid-mdx': ProseProblem
  'missing-key': { name: string; purpose?: string | undefined }
  'unknown-key': { name: string; known: readonly string[]; suggestion?: string | undefined }
  'invalid-value': ValueProblem & { purpose?: string | undefined }
  'unknown-placeholder': { name: string; known: readonly string[]; suggestion?: string | undefined }
  'missing-placeholder': { name: string; purpose?: string | undefined }
  'list-length': { actual: number; expected: number }
  'unsupported-markup': { markup: string }
  'unknown-component': ComponentProblem & { name: string }
  'missing-body': Record<never, never>
  'unexpected-body': Record<never, never>
  'base-rate': { rate: string }
  'unsafe-amount': { currency: string; amount: string }
  'untranslated-text': { locale: Locale }
  'wrong-language': { found: string; locale: Locale }
  'copied-file': { locale: Locale; equal: number; of: number }
  'stale-translation':
    | { problem: 'no-record' | 'unreadable-record' }
    | { problem: 'never-compared' | 'source-changed'; locale: Locale; name: string }
  'placeholder-mismatch': Mismatch
  'number-mismatch': Mismatch
  'link-mismatch': Mismatch
  'structure-mismatch': { missing: string | undefined; extra: string | undefined }
  'inconsistent-translation': { source: string; other: string }
  'suspicious-length': { actual: number; expected: number }
  'end-punctuation': { actual: string; expected: string }
  'glossary-term': { source: string; expected: readonly string[] }
  'term-form': { found: string; name: string }
  'portuguese-variant': {
    locale: 'pt-BR' | 'pt-PT'
    found: string
    instead?: string | undefined
  }
  'typed-amount': { amount: string }
  'typed-fact': { found: string; name: FactName }
  'number-form': { found: string; expected: string }
  'unsafe-link': { url: string }
  'broken-link': {
    problem: 'page' | 'anchor'
    target: string
    known: readonly string[]
    suggestion?: string | undefined
  }
  'foreign-link': { url: string; leadsTo: Locale; locale: Locale }
  'vague-link': { label: string }
  'doubled-word': { word: string }
  'repeated-item': Record<never, never>
  spacing: { problem: 'double' | 'before-sign' | 'after-comma' }
  'unbalanced-pair': { sign: string; partner: string }
  'invisible-character': { code: string }
  'swallowed-text': { text: string }
  'sample-value': { text: string; isMarked: boolean }
  'local-function': { name: string }
  'invalid-allowance': AllowanceProblem
  'unused-allowance': { rule: string }
}

export type RuleId = keyof FindingArgs

/**
 * How much a finding weighs: an error keeps content out of the site; a warning
 * wants a person to look, and stops a release; a note is for information.
 */
export const severities = ['error', 'warning', 'note'] as const

export type Severity = (typeof severities)[number]

/** A safe change that removes a finding: the text that takes the place of a range. */
export interface Repair {
  from: Point
  to: Point
  text: string
}

/** One fault, as data. Its wording stands in `messages.ts`. */
export interface FindingOf<Id extends RuleId> {
  rule: Id
  severity: Severity
  /** From the root, with forward slashes. */
  file: string
  place: Place
  /** The key that is wrong or missing. */
  key?: KeyPath
  args: FindingArgs[Id]
  /** The same place in the language it is compared with, most often the source. */
  related?: { file: string; place: Place }
  /** Given only where the change is right whatever the writer meant. */
  repair?: Repair
}

export type Finding = { [Id in RuleId]: FindingOf<Id> }[RuleId]
