import type { RawResponse } from './raw-request.ts'
import type { ReleaseRecord } from '../../hosting/release-record.ts'
import type { HostedRequest } from '../../hosting/requests.ts'
import type { Site } from '../../src/content/site.ts'
import type { PageUrl } from '../../src/urls/page-urls.ts'
import type { FailedReply, Reply } from './client.ts'

/** The responses of a deployed site and its contact function, which the rules check. */
export interface LiveSite {
  /** Such as `https://www.company.com`. */
  origin: string
  isLocal: boolean
  /** `content/site.yaml` of this checkout. */
  site: Site
  /** The requests in `hosting/requests.ts`, with the expected and the actual responses. */
  answers: readonly Answer[]
  /** The answered requests for pages, including the 404 pages. */
  pages: readonly LivePage[]
  /** The pages as they are sent with compression. */
  copies: readonly PageCopy[]
  /** The files that pages, stylesheets, scripts and the record of the build name. */
  files: readonly LiveFile[]
  /** The record of the build that the site sends; undefined if there is no reply. */
  record: ReleaseRecord | 'missing' | 'invalid' | undefined
  /** The record of the build in `dist/` of this checkout; undefined if there is none. */
  build: ReleaseRecord | undefined
  /** How many requests were not sent because they need host names that this site may not have. */
  unsentCount: number
  /** Other URLs, which must redirect to this site. */
  otherUrls: readonly { url: string; reply: Reply }[]
  /** Undefined if the site does not use TLS. */
  certificate: { from: Date; to: Date } | undefined
  /** Undefined if the site or one of its scripts did not respond. */
  contact: ContactAnswers | undefined
  /** What became of a message; undefined if none was sent. */
  message: MessageResult | undefined
  /** The requests that got no complete response. */
  failures: readonly { url: string; reply: FailedReply }[]
  requestCount: number
}

export interface Answer {
  request: HostedRequest
  response: RawResponse
}

export interface LivePage {
  url: string
  /** Undefined for a 404 page. */
  page: PageUrl | undefined
  response: RawResponse
}

/** A page that was requested with an encoding, such as `br`. */
export interface PageCopy {
  page: LivePage
  accept: string
  response: RawResponse
}

export interface LiveFile {
  url: string
  /** The page, stylesheet, script or record that names the file. */
  namedBy: string
  response: RawResponse
}

/** The contact function that a deployed site's form calls, and its responses. */
export interface ContactAnswers {
  /** Undefined if no script names a function. */
  url: string | undefined
  /** The publishable key, which the form sends. */
  key: string
  /** Why the function was not asked. */
  unasked?: 'local' | 'blocked'
  /** The response to a preflight request from the site. */
  allowed?: Reply
  /** The response to a preflight request from another site. */
  refused?: Reply
}

/** The step at which a probe failed, and why; `done` if it did not. */
export type MessageResult =
  { step: 'done' } | { step: 'secret' | 'accept' | 'store' | 'drain' | 'login'; detail: string }

/** A site of which nothing has been requested. */
export function unaskedSite(origin: string, site: Site, isLocal: boolean): LiveSite {
  return {
    origin,
    isLocal,
    site,
    answers: [],
    pages: [],
    copies: [],
    files: [],
    record: undefined,
    build: undefined,
    unsentCount: 0,
    otherUrls: [],
    certificate: undefined,
    contact: undefined,
    message: undefined,
    failures: [],
    requestCount: 0,
  }
}
