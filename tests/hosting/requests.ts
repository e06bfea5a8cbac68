type Encoding = 'br' | 'gzip'

/** A request and what every server answers. */
export interface HostedRequest {
  /** Path and query exactly as they go over the wire. */
  target: string
  method?: string
  host?: string
  /** `Accept-Encoding`; none where it is left out. */
  accept?: string
  answer: ExpectedAnswer
  /** What Cloudflare answers instead: its runtime tidies segments of dots up before we see them. */
  tidied?: ExpectedAnswer
}

export interface ExpectedAnswer {
  /** Several where servers refuse before the policy is asked. */
  status: number | readonly number[]
  /** `lang` of the page. */
  lang?: string
  location?: string
  /** `Content-Encoding`, or one of several; null where the body must not be compressed. */
  encoding?: Encoding | null | readonly Encoding[]
  type?: RegExp
  cache?: 'hashed' | 'other'
  allow?: string
}

const page = (lang: string): ExpectedAnswer => ({
  status: 200,
  lang,
  type: /^text\/html; ?charset=utf-8$/i,
  cache: 'other',
})
const notFound = (lang: string): ExpectedAnswer => ({ ...page(lang), status: 404 })
const redirect = (location: string): ExpectedAnswer => ({ status: 301, location, cache: 'other' })
const refused: ExpectedAnswer = { status: 400 }
const notAllowed: ExpectedAnswer = { status: 405, allow: 'GET, HEAD' }

const BRAZIL = 'www.farol.com.br'
const LONG = 'x'.repeat(2048)

/** Stands for a script with a hash in its name, and for one of its files compressed. */
export const SCRIPT = '/assets/{script}'

/** The table of requests: addresses, hosts, encodings and what must be refused. */
export const requests: readonly HostedRequest[] = [
  // Addresses
  { target: '/', answer: page('pt-PT') },
  { target: '/precos', answer: page('pt-PT') },
  { target: '/pt-BR', answer: page('pt-BR') },
  { target: '/pt-BR/precos', answer: page('pt-BR') },
  { target: '/pt-PT', answer: page('pt-PT') },
  { target: '/pt-PT/precos', answer: page('pt-PT') },
  { target: '/en', answer: page('en') },
  { target: '/en/precos', answer: page('en') },
  { target: '/es', answer: page('es') },
  { target: '/es/precos', answer: page('es') },
  { target: '/?utm_source=mail', answer: page('pt-PT') },
  { target: '/en/precos?x=%2Fy//z/../', answer: page('en') },
  { target: '/pt%2DBR', answer: page('pt-BR') },
  { target: '/icon.svg', answer: { status: 200, type: /^image\/svg\+xml/, cache: 'other' } },
  { target: SCRIPT, answer: { status: 200, type: /javascript/, cache: 'hashed' } },

  // Hosts
  { target: '/', host: BRAZIL, answer: page('pt-BR') },
  { target: '/precos', host: BRAZIL, answer: page('pt-BR') },
  { target: '/precos?x=1', host: 'WWW.FAROL.COM.BR', answer: page('pt-BR') },
  { target: '/', host: `${BRAZIL}:8080`, answer: page('pt-BR') },
  { target: '/', host: 'farol.com.br', answer: page('pt-BR') },
  { target: '/pt-PT', host: BRAZIL, answer: page('pt-PT') },
  { target: '/en/precos', host: BRAZIL, answer: page('en') },
  { target: '/', host: 'www.farol.pt', answer: page('pt-PT') },
  { target: '/', host: 'www.farol.com', answer: page('pt-PT') },
  { target: '/', host: 'xcomxbr.example', answer: page('pt-PT') },

  // Letter case and slashes at the end
  { target: '/pt-br', answer: redirect('/pt-BR') },
  { target: '/PT-BR', answer: redirect('/pt-BR') },
  { target: '/pt-BR/', answer: redirect('/pt-BR') },
  { target: '/pt-br/', answer: redirect('/pt-BR') },
  { target: '/EN/', answer: redirect('/en') },
  { target: '/PRECOS', answer: redirect('/precos') },
  { target: '/precos/', answer: redirect('/precos') },
  { target: '/Precos/', host: BRAZIL, answer: redirect('/precos') },
  { target: '/es/Precos/', answer: redirect('/es/precos') },
  { target: '/pt-br/precos?utm=1&x=/', answer: redirect('/pt-BR/precos?utm=1&x=/') },

  // Nothing there
  { target: '/nothing', answer: notFound('en') },
  { target: '/nothing/', answer: notFound('en') },
  { target: '/pt-BR/nada', answer: notFound('pt-BR') },
  { target: '/pt-PT/nada/nada', answer: notFound('pt-PT') },
  { target: '/es/precos/nada', answer: notFound('es') },
  { target: '/pt-br/nada', answer: notFound('en') },
  { target: '/precos/nada', host: BRAZIL, answer: notFound('en') },
  { target: '/index.html', answer: notFound('en') },
  { target: '/en.html', answer: notFound('en') },
  { target: '/404.html', answer: notFound('en') },
  { target: '/es/404.html', answer: notFound('es') },
  { target: '/en.html.br', answer: notFound('en') },
  { target: '/icon.svg.gz', answer: notFound('en') },
  { target: '/assets', answer: notFound('en') },
  { target: '/icon.svg/', answer: notFound('en') },
  { target: '/%ff', answer: notFound('en') },
  { target: '/icon.svg%3Fx', answer: notFound('en') },
  { target: '/icon.svg%23', answer: notFound('en') },
  { target: '/policy.json', answer: notFound('en') },
  { target: '/_headers', answer: notFound('en') },

  // Encodings
  { target: '/en', answer: { ...page('en'), encoding: null } },
  { target: '/en', accept: 'identity', answer: { ...page('en'), encoding: null } },
  { target: '/en', accept: 'gzip', answer: { ...page('en'), encoding: 'gzip' } },
  { target: '/en', accept: 'br', answer: { ...page('en'), encoding: 'br' } },
  { target: '/en', accept: 'gzip, deflate, br, zstd', answer: { ...page('en'), encoding: 'br' } },
  { target: '/en', accept: 'br;q=0, gzip', answer: { ...page('en'), encoding: 'gzip' } },
  { target: '/en', accept: 'br;q=0, gzip;q=0', answer: { ...page('en'), encoding: null } },
  { target: '/en', accept: 'brotli-like', answer: { ...page('en'), encoding: null } },
  { target: '/', host: BRAZIL, accept: 'br', answer: { ...page('pt-BR'), encoding: 'br' } },
  { target: '/nothing', accept: 'br', answer: { ...notFound('en'), encoding: 'br' } },
  { target: '/pt-br', accept: 'br', answer: { ...redirect('/pt-BR'), encoding: null } },
  { target: '/icon.svg', accept: 'gzip', answer: { status: 200, encoding: 'gzip' } },

  // Methods
  { target: '/en', method: 'HEAD', answer: { ...page('en') } },
  { target: '/nothing', method: 'HEAD', answer: { ...notFound('en') } },
  { target: '/en', method: 'POST', answer: notAllowed },
  { target: '/en', method: 'PUT', answer: notAllowed },
  { target: '/en', method: 'DELETE', answer: notAllowed },
  { target: '/nothing', method: 'PATCH', answer: notAllowed },
  { target: '/', method: 'OPTIONS', answer: notAllowed },
  { target: '/icon.svg', method: 'POST', answer: notAllowed },

  // Refused
  { target: '//', answer: refused },
  { target: '//evil.example/precos', answer: refused },
  { target: '/en//precos', answer: refused },
  { target: '/%00', answer: refused },
  { target: '/en%00.html', answer: refused },
  { target: '/%', answer: refused },
  { target: '/%zz', answer: refused },
  { target: '/en%2fprecos', answer: refused },
  { target: '/..%2f..%2fpackage.json', answer: refused },
  { target: '/%5c..%5cpackage.json', answer: refused },
  { target: '/..\\package.json', answer: refused, tidied: notFound('en') },
  { target: '/../package.json', answer: refused, tidied: notFound('en') },
  { target: '/assets/../../package.json', answer: refused, tidied: notFound('en') },
  { target: '/%2e%2e/package.json', answer: refused, tidied: notFound('en') },
  { target: '/assets/%2E%2e/%2e%2e/package.json', answer: refused, tidied: notFound('en') },
  { target: '/en/./precos', answer: refused, tidied: page('en') },
  { target: '/en/..', answer: refused, tidied: page('pt-PT') },
  { target: `/${LONG}`, answer: { status: 414 } },
  { target: `/en?${LONG}`, answer: { status: 414 } },
  { target: `/${'x'.repeat(20_000)}`, answer: { status: [414, 431] } },
]
