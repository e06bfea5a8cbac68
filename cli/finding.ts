import type { Locale } from '../src/locales.ts'
import type { KeyPath } from './key-path.ts'
import type { EncodingProblem } from './model/read-source.ts'
import type { FrontMatterProblem } from './model/front-matter.ts'
import type { ProseProblem } from './model/prose.ts'
import type { YamlProblem } from './model/yaml-problem.ts'
import type { Place } from './place.ts'

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
}

export type RuleId = keyof FindingArgs

/** One fault, as data. Its wording stands in `messages.ts`. */
export interface FindingOf<Id extends RuleId> {
  rule: Id
  severity: 'error' | 'warning'
  /** From the root, with forward slashes. */
  file: string
  place: Place
  /** The key that is wrong or missing. */
  key?: KeyPath
  args: FindingArgs[Id]
  /** The same place in the source language. */
  related?: { file: string; place: Place }
}

export type Finding = { [Id in RuleId]: FindingOf<Id> }[RuleId]
