import type { PageUrl } from '../../src/urls/page-urls.ts'
import type { Problem } from '../core/rule.ts'
import type { ContentIndex } from './content-index.ts'
import type { Element } from './element.ts'
import type { Page } from './page.ts'
import type { ExternalResult } from './request.ts'

/** Path of the build folder, relative to the root. */
export const BUILD_FOLDER = 'dist'

/** The built site and the content that it was built from; read-only for rules. */
export interface BuiltSite {
  pages: readonly Page[]
  /** The stylesheets, captions, web app manifest, and `.txt` files such as `llms.txt`. */
  texts: readonly TextFile[]
  /** The paths of all built files, relative to the build folder. */
  files: ReadonlySet<string>
  /** The site's URL from `content/site.yaml`, without a trailing slash. */
  siteUrl: string
  links: readonly Link[]
  content: ContentIndex
  /** The external URLs, in alphabetical order. */
  external: readonly ExternalUrl[]
}

export interface TextFile {
  /** Path relative to the build folder. */
  file: string
  /** Path relative to the root. */
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
  /** A path on this site that matches neither a page nor a file. */
  | { kind: 'nowhere'; path: string }
  | { kind: 'external'; url: URL }
  | { kind: 'contact'; url: URL }
  | { kind: 'other'; url: URL }
  | { kind: 'invalid' }

/** Where a problem on a page is reported: in the content that caused it, or else on the page. */
export type Location = Pick<Problem, 'file' | 'place' | 'key' | 'related' | 'component'> & {
  pages: readonly [string]
}

/** An external URL, with the location of each reference to it. */
export interface ExternalUrl {
  /** The URL without its fragment, which is not sent to the server. */
  url: string
  locations: readonly Location[]
  /** Undefined if the URL was not requested. */
  result?: ExternalResult
}
