import type { RawResponse } from './raw-request.ts'
import type { ReleaseRecord } from '../../hosting/release-record.ts'
import type { HostedRequest } from '../../hosting/requests.ts'
import type { Site } from '../../src/content/site.ts'
import type { PageUrl } from '../../src/urls/page-urls.ts'
import type { FailedReply, Reply } from './client.ts'

/** What the rules check: the responses from a deployed site and its contact function. */
export interface LiveSite {
  /** Such as `https://www.company.com`. */
  origin: string
  isLocal: boolean
  /** The settings in this checkout's `content/site.yaml`. */
  site: Site
  /** Answered requests from `hosting/requests.ts`, with the expected and actual responses. */
  answers: readonly Answer[]
  /** The pages among the answers, including 404 pages. */
  pages: readonly LivePage[]
  /** Copies of these pages, except 404 pages, requested with compression. */
  copies: readonly PageCopy[]
  /** The files that pages, stylesheets, scripts and the build record reference. */
  files: readonly LiveFile[]
  /** The build record that the site sends; undefined if there is no reply. */
  record: ReleaseRecord | 'missing' | 'invalid' | undefined
  /** The build record in this checkout's `dist/`; undefined if there is none. */
  build: ReleaseRecord | undefined
  /** How many requests were not sent because they need host names that this site may not have. */
  unsentCount: number
  /** The replies from variants of the site's URL or, if the site has moved, from its own URL. */
  otherUrls: readonly { url: string; reply: Reply }[]
  /** Undefined if the site does not use TLS, or its certificate was not or could not be read. */
  certificate: { from: Date; to: Date } | undefined
  /** Undefined if the site did not respond or moved, or a broken script may hide the function. */
  contact: ContactAnswers | undefined
  /** The outcome of a probe; undefined if no probe was sent. */
  message: MessageResult | undefined
  /** The requests for pages and files that did not get a complete response. */
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

/** A page that was requested again with an `Accept-Encoding` header, such as `br`. */
export interface PageCopy {
  page: LivePage
  accept: string
  response: RawResponse
}

export interface LiveFile {
  url: string
  /** The page, stylesheet, script or record that references the file. */
  namedBy: string
  response: RawResponse
}

/** The contact function that a deployed site's form calls, and its responses. */
export interface ContactAnswers {
  /** Undefined if no function is found in the scripts. */
  url: string | undefined
  /** The publishable key, which the form sends. */
  key: string
  /** Why no request was sent to the function: its URL is local, or the site's policy blocks it. */
  unasked?: 'local' | 'blocked'
  /** The response to a preflight request from the site. */
  allowed?: Reply
  /** The response to a preflight request from another site. */
  refused?: Reply
}

/** The step at which a probe failed, and why; `done` if it succeeded. */
export type MessageResult =
  { step: 'done' } | { step: 'secret' | 'accept' | 'store' | 'drain' | 'login'; detail: string }

/** Returns a site from which nothing has been requested yet. */
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
