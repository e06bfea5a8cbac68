import type { PageUrl } from '../../src/urls/page-urls.ts'
import type { Problem } from '../core/rule.ts'
import type { ContentIndex } from './content-index.ts'
import type { Element } from './element.ts'
import type { Page } from './page.ts'
import type { ExternalResult } from './request.ts'

/** The build folder, from the root. */
export const BUILD_FOLDER = 'dist'

/** The built site and the content that it was built from; read-only for rules. */
export interface BuiltSite {
  pages: readonly Page[]
  /** The other text files: stylesheets, captions, the manifest, `llms.txt`. */
  texts: readonly TextFile[]
  /** All files, by their paths in the build folder. */
  files: ReadonlySet<string>
  /** The URL in `content/site.yaml`, without a trailing slash. */
  siteUrl: string
  links: readonly Link[]
  content: ContentIndex
  /** The external URLs, in alphabetical order. */
  external: readonly ExternalUrl[]
}

export interface TextFile {
  /** Path in the build folder. */
  file: string
  /** Path from the root. */
  path: string
  text: string
}

export interface Link {
  page: Page
  element: Element
  href: string
  target: Target
}

/** Where a URL leads, according to `src/urls/page-urls.ts` and the files in the build. */
export type Target =
  | { kind: 'page'; path: string; url: PageUrl; page: Page | undefined; anchor: string }
  | { kind: 'file'; file: string }
  /** A path on this site that has no page or file. */
  | { kind: 'nowhere'; path: string }
  | { kind: 'external'; url: URL }
  | { kind: 'contact'; url: URL }
  | { kind: 'other'; url: URL }
  | { kind: 'invalid' }

/** Where a problem on a page is reported: in the content that caused it, or else in the page. */
export type Location = Pick<Problem, 'file' | 'place' | 'key' | 'related' | 'component'> & {
  pages: readonly [string]
}

/** An external URL, and everywhere it occurs in the build. */
export interface ExternalUrl {
  /** The URL without its fragment, which is not sent to the server. */
  url: string
  locations: readonly Location[]
  /** Undefined if the URL was not requested. */
  result?: ExternalResult
}
