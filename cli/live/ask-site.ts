import { contentTypes, fileExtension } from '../../hosting/content-types.ts'
import {
  parseReleaseRecord,
  readReleaseRecord,
  RELEASE_RECORD,
} from '../../hosting/release-record.ts'
import { HASHED_FOLDER } from '../../hosting/respond.ts'
import {
  comparedParts,
  onPlatform,
  requests,
  SCRIPT,
  describeRequest,
  type HostedRequest,
} from '../../hosting/requests.ts'
import type { Site } from '../../src/content/site.ts'
import { localeForHost } from '../../src/locales.ts'
import { pageUrls, urlsWithoutLanguage } from '../../src/urls/page-urls.ts'
import { isLoopback } from '../../supabase/functions/_shared/loopback.ts'
import { allowsOrigin, askFunction } from './ask-function.ts'
import {
  createClient,
  readCertificate,
  type Client,
  type ClientOptions,
  type Reply,
} from './client.ts'
import { sendMessage } from './send-message.ts'
import {
  unaskedSite,
  type Answer,
  type ContactAnswers,
  type LiveFile,
  type LivePage,
  type LiveSite,
  type MessageResult,
  type PageCopy,
} from './live-site.ts'

interface AskOptions extends ClientOptions {
  /** The build folder, which may be missing. */
  build: string
  /** The secret and time limit (in milliseconds) for a probe; if undefined, no probe is sent. */
  message?: { secret: string; timeout: number } | undefined
}

/**
 * Requests everything that the rules need from a deployed site and its contact function. Requests
 * go only to the site, to its URL with `www` added or removed, and to the function.
 *
 * @param origin such as `https://www.company.com`
 */
export async function askSite(origin: string, site: Site, options: AskOptions): Promise<LiveSite> {
  const client = createClient(options)
  try {
    return await ask(client, origin, site, options)
  } finally {
    client.close()
  }
}

async function ask(
  client: Client,
  origin: string,
  site: Site,
  options: AskOptions,
): Promise<LiveSite> {
  const isLocal = isLoopback(new URL(origin).hostname)
  const nothing = unaskedSite(origin, site, isLocal)

  // If this request fails, most others would, too. A redirect to another origin ends the check.
  const first = await client.get(`${origin}/en`, { origin, target: '/en' })
  if (!first) return { ...nothing, failures: client.failures(), requestCount: client.count() }
  const moved = redirectOf(origin, first.headers.location)
  if (moved !== undefined && moved !== origin) {
    const otherUrls = [{ url: origin, reply: { response: first } }]
    return { ...nothing, otherUrls, requestCount: client.count() }
  }

  const script = /\/assets\/[\w.-]+\.js/.exec(first.text)?.[0] ?? SCRIPT
  const wanted = requests.filter(isAsked)
  const sent = wanted
    .filter(({ host }) => host === undefined || isLocal)
    .map((request) => expectedFrom(origin, site, request, script))
  const answers = await askAnswers(client, origin, sent)
  const pages = answers.flatMap((answer) => parsePage(answer, origin) ?? [])
  const copies = await askCopies(client, origin, pages)
  const record = parseRecord(await client.ask({ origin, target: `/${RELEASE_RECORD}` }))
  const files = await askFiles(client, { origin, site, pages, record })
  const contact = await askContact(client, { origin, isLocal, pages, files })
  return {
    ...nothing,
    answers,
    pages,
    copies,
    files,
    failures: client.failures(),
    record,
    build: await readReleaseRecord(options.build),
    unsentCount: wanted.length - sent.length,
    otherUrls: await Promise.all(
      otherUrlsOf(origin, site, isLocal).map(async (url) => {
        const { origin: other, pathname } = new URL(url)
        return { url, reply: await client.ask({ origin: other, target: pathname }) }
      }),
    ),
    certificate: await readCertificate(origin, options.timeout),
    contact,
    message: await messageTo(client, origin, contact, options),
    requestCount: client.count(),
  }
}

async function askAnswers(
  client: Client,
  origin: string,
  sent: readonly HostedRequest[],
): Promise<Answer[]> {
  const answers = sent.map(async (request) => {
    const { target, method, host, accept } = request
    const headers = { ...(host && { Host: host }), ...(accept && { 'Accept-Encoding': accept }) }
    const options = { origin, target, headers, ...(method && { method }) }
    const response = await client.get(describeRequest(request), options)
    return response ? [{ request, response }] : []
  })
  return (await Promise.all(answers)).flat()
}

/** Returns the page in an answer, including a 404 page; undefined if no rule checks it. */
function parsePage({ request, response }: Answer, origin: string): LivePage | undefined {
  const { target, host, response: expected } = request
  if (expected.lang === undefined || host !== undefined) return undefined
  const page = pageUrls.find(({ path }) => path === target)
  // Other answers are for variants of a page's URL, such as a URL with a query string.
  return page || expected.status === 404 ? { url: origin + target, page, response } : undefined
}

/**
 * Whether a request is sent to a deployed site. Platforms refuse malformed requests and unsupported
 * methods in their own ways, and Node.js 20 cannot decompress `zstd`, which platforms may prefer.
 */
function isAsked({ response, accept }: HostedRequest): boolean {
  const { status } = response
  return (status === 200 || status === 301 || status === 404) && !accept?.includes('zstd')
}

/** Adapts a request to this site: to its script, and to the language that its host name sets. */
function expectedFrom(
  origin: string,
  { brazilianDomainMarker }: Site,
  request: HostedRequest,
  script: string,
): HostedRequest {
  const { target, host, response } = onPlatform(request)
  const [path = ''] = target.split('?')
  const hasLanguage = !urlsWithoutLanguage.some((page) => page.path === path)
  const lang = localeForHost(new URL(origin).hostname, brazilianDomainMarker)
  return {
    ...request,
    target: target.replace(SCRIPT, script),
    response: hasLanguage || host !== undefined ? response : { ...response, lang },
  }
}

/** Requests pages with compression, because hosts may store a separate file for each encoding. */
async function askCopies(
  client: Client,
  origin: string,
  pages: readonly LivePage[],
): Promise<PageCopy[]> {
  const plain = pages.filter(
    ({ page, response }) => page !== undefined && response.encoding === 'identity',
  )
  const copies = plain.flatMap((page) =>
    ['br', 'gzip'].map(async (accept) => {
      const headers = { 'Accept-Encoding': accept }
      const target = new URL(page.url).pathname
      const response = await client.get(page.url, { origin, target, headers })
      return response ? [{ page, accept, response }] : []
    }),
  )
  return (await Promise.all(copies)).flat()
}

/** Requests the files that pages reference, directly or transitively, or that the record lists. */
async function askFiles(
  client: Client,
  { origin, site, pages, record }: Pick<LiveSite, 'origin' | 'site' | 'pages' | 'record'>,
): Promise<LiveFile[]> {
  const known = new Set<string>()
  // Each file waits for the files that it references, so a concurrency limit could deadlock.
  const askAll = async (paths: readonly string[], namedBy: string): Promise<LiveFile[]> => {
    const asked = paths.map(async (path) => {
      if (known.has(path)) return []
      known.add(path)
      const url = origin + path
      const headers = { 'Accept-Encoding': 'gzip, br' }
      const response = await client.get(url, { origin, target: path, headers })
      if (!response) return []
      const names = /^(?:js|css)$/.test(fileExtension(path)) && response.status === 200
      const named = names ? hashedFilesIn(response.text) : []
      return [{ url, namedBy, response }, ...(await askAll(named, url))]
    })
    return (await Promise.all(asked)).flat()
  }

  const files = []
  // Pages are handled in turn, so that a file is attributed to the first page that references it.
  for (const { url, response } of pages) {
    files.push(...(await askAll(filesInPage(response.text, origin, site), url)))
  }
  const paths = Object.keys(typeof record === 'object' ? record.files : {})
    .filter((file) => !file.endsWith('.html'))
    .map((file) => `/${file}`)
  return [...files, ...(await askAll(paths, `${origin}/${RELEASE_RECORD}`))]
}

/** Sends preflight requests; returns undefined if a broken script may hide the function. */
async function askContact(
  client: Client,
  site: Parameters<typeof askFunction>[1],
): Promise<ContactAnswers | undefined> {
  const asked = await askFunction(client, site)
  const isScriptBroken =
    client.failures().some(({ url }) => isScript(url)) ||
    site.files.some(({ url, response }) => {
      const { status, type } = comparedParts(response)
      return isScript(url) && (status !== 200 || type !== contentTypes['js'])
    })
  return asked.url === undefined && isScriptBroken ? undefined : asked
}

function parseRecord(reply: Reply): LiveSite['record'] {
  if ('failure' in reply) return undefined
  const { status, text } = reply.response
  return status === 404 ? 'missing' : (parseReleaseRecord(text) ?? 'invalid')
}

/** Returns the paths of the files that a page references, including its Open Graph image. */
function filesInPage(html: string, origin: string, { siteUrl }: Site): string[] {
  const attributes = html.matchAll(/\s(?:src|srcset|href|poster|content)="([^"]+)"/g)
  const named = Array.from(attributes, ([, value = '']) => value)
    .flatMap((value) => value.split(/,\s+/).map((candidate) => candidate.split(' ')[0] ?? ''))
    .map((value) =>
      [siteUrl, origin].reduce((path, start) => path.replace(`${start}/`, '/'), value),
    )
    .filter((value) => /^\/(?!\/)[^?#]*\.[a-z\d]+$/i.test(value))
  return [...new Set([...named, ...hashedFilesIn(html)])]
}

/**
 * Matches the path of a file with a hash in its name, such as `/assets/index-BzO9t03c.js` or
 * `./index-BzO9t03c.js`.
 */
const HASHED_NAME = /(?:(?<=["'`(])\.\/|\bassets\/)([\w.-]+-[\w-]{8}\.[a-z\d]+)\b/g

function hashedFilesIn(text: string): string[] {
  const names = Array.from(text.matchAll(HASHED_NAME), ([, name = '']) => name)
  return [...new Set(names)].map((name) => HASHED_FOLDER + name)
}

const isScript = (url: string) => fileExtension(url) === 'js'

/** Sends a probe if one was requested and the function allows the site's origin. */
async function messageTo(
  client: Client,
  origin: string,
  contact: ContactAnswers | undefined,
  { message }: AskOptions,
): Promise<MessageResult | undefined> {
  const { url, key = '', allowed } = contact ?? {}
  if (message === undefined || url === undefined || !allowsOrigin(allowed, origin)) return undefined
  return await sendMessage(client, { origin, url, key, ...message })
}

/** Variants of the site's URL that must redirect to it: without TLS, and with or without `www`. */
function otherUrlsOf(origin: string, { siteUrl }: Site, isLocal: boolean): string[] {
  const { protocol, hostname, host, port } = new URL(origin)
  if (isLocal || protocol !== 'https:') return []
  const isPublic = origin === siteUrl || hostname.startsWith('www.')
  const other = hostname.startsWith('www.') ? host.replace('www.', '') : `www.${host}`
  return [
    ...(port === '' ? [`http://${host}/en`] : []),
    ...(isPublic ? [`https://${other}/en`] : []),
  ]
}

/** Returns the origin that a redirect leads to; undefined if there is no redirect. */
export function redirectOf(origin: string, location: string | undefined): string | undefined {
  if (location === undefined || !URL.canParse(location, origin)) return undefined
  return new URL(location, origin).origin
}
