import type { IncomingHttpHeaders } from 'node:http'
import { metadataFiles, pageUrls } from '../src/urls/page-urls.ts'
import { cacheLifetimes } from './respond.ts'

/** A request, and the response that every server must send. */
export interface HostedRequest {
  /** Path and query, exactly as sent. */
  target: string
  method?: string
  host?: string
  /** The `Accept-Encoding` header; not sent if undefined. */
  accept?: string
  response: ExpectedResponse
  /** The response if the platform resolves dot segments before the policy applies. */
  normalized?: ExpectedResponse
}

/** The expected parts of a response. Omitted parts may be anything; a list gives alternatives. */
interface ExpectedResponse {
  status?: number | readonly number[]
  /** The page's language, if the body must be a complete page. */
  lang?: string
  /** The `Content-Type` without spaces. */
  type?: string
  cache?: string
  variesByHost?: boolean
  /** The `Content-Encoding`; `identity` if the body is not compressed. */
  encoding?: string | readonly string[]
  location?: string
  allow?: string
  /** The size of the body as it is sent, in bytes. */
  length?: number
}

const page = (lang: string, status = 200): ExpectedResponse => ({
  status,
  lang,
  type: 'text/html;charset=utf-8',
  cache: cacheLifetimes.other,
  variesByHost: true,
})
const notFound = (lang: string) => page(lang, 404)
const file = (type: string, cache: string = cacheLifetimes.other) => ({ status: 200, type, cache })
const redirectTo = (location: string) => {
  return { status: 301, location, cache: cacheLifetimes.other }
}
const malformed = { status: 400 }

const at = (response: ExpectedResponse, ...targets: string[]) =>
  targets.map((target) => ({ target, response }))
const encoded = (accept: string, encoding: string): HostedRequest => {
  return { target: '/en', accept, response: { ...page('en'), encoding } }
}

const BRAZILIAN_HOST = 'www.farol.com.br'
const LONG = 'x'.repeat(2048)

/** A placeholder for the path of a script whose name contains a hash. */
export const SCRIPT = '/assets/{script}'

export const requests: readonly HostedRequest[] = [
  // URLs
  ...pageUrls.map(({ path, locale }) => ({ target: path, response: page(locale) })),
  ...at(page('pt-PT'), '/?utm_source=mail'),
  ...at(page('en'), '/en/precos?x=%2Fy//z/../'),
  ...at(page('pt-BR'), '/pt%2DBR'),
  ...at(file('image/svg+xml'), '/icon.svg'),
  ...Object.entries(metadataFiles).flatMap(([path, type]) => at(file(type), path)),
  ...at(file('text/javascript;charset=utf-8', cacheLifetimes.hashed), SCRIPT),

  // Hosts
  { target: '/', host: BRAZILIAN_HOST, response: page('pt-BR') },
  { target: '/precos', host: BRAZILIAN_HOST, response: page('pt-BR') },
  { target: '/precos?x=1', host: 'WWW.FAROL.COM.BR', response: page('pt-BR') },
  { target: '/', host: `${BRAZILIAN_HOST}:8080`, response: page('pt-BR') },
  { target: '/pt-PT', host: BRAZILIAN_HOST, response: page('pt-PT') },
  { target: '/en/precos', host: BRAZILIAN_HOST, response: page('en') },
  { target: '/', host: 'www.farol.com', response: page('pt-PT') },
  { target: '/', host: 'xcomxbr.example', response: page('pt-PT') },

  // Letter case and trailing slashes
  ...at(redirectTo('/pt-BR'), '/pt-br', '/pt-BR/', '/PT-BR/'),
  ...at(redirectTo('/en'), '/EN/'),
  ...at(redirectTo('/precos'), '/precos/', '/PRECOS'),
  ...at(redirectTo('/es/precos'), '/es/Precos'),
  ...at(redirectTo('/pt-BR/precos?utm=1&x=/'), '/pt-br/precos?utm=1&x=/'),
  { target: '/Precos/', host: BRAZILIAN_HOST, response: redirectTo('/precos') },

  // Missing pages, and files without a URL
  ...at(notFound('en'), '/nothing', '/nothing/', '/pt-br/nada', '/assets', '/icon.svg/'),
  ...at(notFound('pt-BR'), '/pt-BR/nada'),
  ...at(notFound('pt-PT'), '/pt-PT/nada/nada'),
  ...at(notFound('es'), '/es/precos/nada', '/es/404.html'),
  ...at(notFound('en'), '/index.html', '/en.html', '/en.html.br', '/icon.svg.gz'),
  ...at(notFound('en'), '/policy.json', '/_headers'),
  ...at(notFound('en'), '/%ff', '/icon.svg%3Fx', '/icon.svg%23', `/${'x'.repeat(300)}`),
  { target: '/precos/nada', host: BRAZILIAN_HOST, response: notFound('en') },

  // Encodings
  ...at({ ...page('en'), encoding: 'identity' }, '/en'),
  encoded('gzip', 'gzip'),
  encoded('br', 'br'),
  encoded('gzip, deflate, br, zstd', 'br'),
  encoded('br;q=0, gzip', 'gzip'),
  encoded('br;q=0, gzip;q=0', 'identity'),
  encoded('brotli-like', 'identity'),
  { target: '/nothing', accept: 'br', response: { ...notFound('en'), encoding: 'br' } },
  { target: '/PT-br', accept: 'br', response: { ...redirectTo('/pt-BR'), encoding: 'identity' } },
  { target: '/icon.svg', accept: 'gzip', response: { status: 200, encoding: 'gzip' } },

  // Methods
  { target: '/en', method: 'HEAD', response: { status: 200, length: 0, variesByHost: true } },
  { target: '/nothing', method: 'HEAD', response: { status: 404, length: 0 } },
  ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].flatMap((method) =>
    ['/en', '/nothing', '/icon.svg'].map((target) => {
      return { target, method, response: { status: 405, allow: 'GET, HEAD' } }
    }),
  ),

  // Malformed or too long
  ...at(malformed, '//', '//evil.example/precos', '/en//precos', '/%00', '/%', '/%zz'),
  ...at(malformed, '/en%2fprecos', '/..%2f..%2fpackage.json', '/%5c..%5cpackage.json'),
  ...['/..\\', '/../', '/assets/../../', '/assets/%2E%2e/%2e%2e/'].map((path) => {
    return { target: `${path}package.json`, response: malformed, normalized: notFound('en') }
  }),
  { target: '/en/./precos', response: malformed, normalized: page('en') },
  { target: '/en/..', response: malformed, normalized: page('pt-PT') },
  ...at({ status: 414 }, `/${LONG}`, `/en?${LONG}`),
  // Servers may also send 431 if the target exceeds their limit on the request line and headers.
  ...at({ status: [414, 431] }, `/${'x'.repeat(20_000)}`),
]

/** Adapts a request's expected response to a platform, which may use any accepted encoding. */
export function onPlatform(request: HostedRequest): HostedRequest {
  const { encoding, ...response } = request.normalized ?? request.response
  if (encoding === undefined || encoding === 'identity') return { ...request, response }
  const accepted = ['br', 'gzip'].filter((name) => request.accept?.includes(name))
  return { ...request, response: { ...response, encoding: accepted } }
}

interface ReceivedResponse {
  status: number | undefined
  headers: IncomingHttpHeaders
  encoding: string
  text: string
  /** The size of the body as it was sent, in bytes. */
  length: number
}

interface ResponseDifference {
  part: keyof ExpectedResponse
  expected: string
  actual: string
}

/** The parts of a response that can be compared with the expected response. */
export function comparedParts({ status, headers, encoding, text, length }: ReceivedResponse) {
  return {
    status,
    lang: /<html lang="([^"]+)">.*<\/html>\s*$/s.exec(text)?.[1],
    type: headers['content-type']?.replace('; ', ';'),
    cache: headers['cache-control'],
    variesByHost: headers.vary?.includes('Host'),
    encoding,
    location: headers.location,
    allow: headers.allow,
    length,
  }
}

export function differencesIn(
  actual: { [Part in keyof ExpectedResponse]?: unknown },
  expected: ExpectedResponse,
): ResponseDifference[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    const part = name as keyof ExpectedResponse
    const allowed = [value as unknown].flat()
    return allowed.includes(actual[part])
      ? []
      : [{ part, expected: allowed.join(' | '), actual: String(actual[part]) }]
  })
}

export function describeRequest({
  target,
  method = 'GET',
  host,
  accept,
  response,
}: HostedRequest): string {
  const short = target.length > 60 ? `${target.slice(0, 20)}… (${target.length} bytes)` : target
  const on = host === undefined ? '' : ` on ${host}`
  const accepting = accept === undefined ? '' : ` accepting ${accept}`
  return `${method} ${short}${on}${accepting} is ${[response.status].flat().join(' or ')}`
}
