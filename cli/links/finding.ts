import type { KeyPath } from '../core/location.ts'
import type { Place } from '../core/location.ts'

/** What is wrong with the `mailto:` or `tel:` address of a link. */
export type ContactProblem =
  | { problem: 'no-address' | 'no-number' }
  | { problem: 'parameter'; name: string }
  | { problem: 'differs'; shown: string }

/** What is wrong with the address that a page calls its own. */
export type CanonicalProblem =
  { problem: 'missing' | 'repeated' } | { problem: 'wrong'; actual: string; expected: string }

/** What is wrong with the set of languages that a page names. */
export type HreflangProblem =
  | { problem: 'missing' | 'repeated'; tag: string }
  | { problem: 'unknown'; tag: string; suggestion?: string | undefined }
  | { problem: 'wrong'; tag: string; actual: string; expected: string }
  | { problem: 'link'; tag: string; actual: string }

export type OpenGraphProblem =
  | { problem: 'missing'; property: string }
  | { problem: 'relative'; property: string; actual: string }
  | { problem: 'nowhere'; property: string; actual: string; suggestion?: string | undefined }
  | { problem: 'differs'; property: string; actual: string; expected: string }

export type SitemapProblem =
  | { problem: 'not-xml'; reason: string }
  | { problem: 'absent'; address: string }
  | { problem: 'nowhere' | 'not-canonical' | 'repeated'; address: string }
  | { problem: 'missing-page'; address: string }
  | { problem: 'alternates'; address: string; missing: readonly string[]; extra: readonly string[] }

/** What an external address answered. */
export type ExternalProblem =
  | { problem: 'status'; status: number }
  | { problem: 'refused'; status: number }
  | { problem: 'moved'; status: number; to: string }
  | { problem: 'redirects' }
  | { problem: 'timeout'; seconds: number }
  | { problem: 'certificate' | 'unreachable'; reason: string }

/** What each rule adds to a finding for its wording. */
export interface LinkFindingArgs {
  'missing-page': { address: string }
  'unexpected-page': { suggestion?: string | undefined }
  'invalid-link':
    | { problem: 'empty' | 'unreadable'; address: string }
    | { problem: 'scheme'; address: string; scheme: string; suggestion?: string | undefined }
  'broken-link': { address: string; suggestion?: string | undefined }
  'broken-anchor': { anchor: string; page: string; suggestion?: string | undefined }
  'missing-asset': { address: string; suggestion?: string | undefined }
  'contact-link': ContactProblem & { address: string }
  'mixed-language': { address: string; from: string; to: string; suggestion: string }
  'link-label': { problem: 'empty' | 'vague'; label: string; address: string }
  'duplicate-id': { id: string; count: number }
  'document-language':
    | { problem: 'missing'; expected: string }
    | { problem: 'wrong'; actual: string; expected: string }
    | { problem: 'not-a-tag'; actual: string }
  canonical: CanonicalProblem
  hreflang: HreflangProblem
  'open-graph': OpenGraphProblem
  'structured-data':
    | { problem: 'not-json'; reason: string }
    | { problem: 'nowhere'; address: string; suggestion?: string | undefined }
    | { problem: 'language'; actual: string; expected: string }
  sitemap: SitemapProblem
  'missing-text': { text: string; page: string }
  'external-link': ExternalProblem & { address: string }
}

export type LinkRuleId = keyof LinkFindingArgs

/** One fault of the built site, as data. Its wording stands in `messages/`. */
export interface LinkFindingOf<Id extends LinkRuleId> {
  rule: Id
  severity: 'error' | 'warning'
  /** From the root, with forward slashes: the file of content that caused it, else the built one. */
  file: string
  place: Place
  /** The key of content that caused it. */
  key?: KeyPath
  args: LinkFindingArgs[Id]
  /** The words of content nearest to it, where content is not its cause. */
  related?: { file: string; place: Place }
  /** The source file that writes this part of the page, where content is not its cause. */
  component?: string
  /** Built files that show it, the first one first. */
  pages: readonly string[]
}

export type LinkFinding = { [Id in LinkRuleId]: LinkFindingOf<Id> }[LinkRuleId]
