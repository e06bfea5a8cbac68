import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { expect, test } from './site-test.ts'

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** What a client without a browser gets; the host name is ours to choose. */
function get(baseURL: string | undefined, path: string, host = 'localhost'): Promise<Answer> {
  const { hostname, port } = new URL(baseURL ?? '')
  return new Promise((resolve, reject) => {
    const request = httpRequest({ hostname, port, path, headers: { host } }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      )
    })
    request.on('error', reject).end()
  })
}

/** Visible text with plain spaces: amounts have no-break ones. */
function visibleText(html: string): string {
  return html
    .replaceAll(/<(script|style|template)[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
}

test.describe('without a browser', () => {
  test.skip(({ viewport }) => viewport?.width !== 1280, 'the answer does not depend on the width')

  const landing = [
    ['/', 'pt-PT', 'com os dados que já tem'],
    ['/pt-BR', 'pt-BR', 'com os dados que você já tem'],
    ['/pt-PT', 'pt-PT', 'com os dados que já tem'],
    ['/en', 'en', 'decisions from the data you already have'],
    ['/es', 'es', 'con los datos que ya tienes'],
  ] as const
  for (const [path, lang, words] of landing) {
    test(`${path} is complete in ${lang}`, async ({ baseURL }) => {
      const { status, headers, text } = await get(baseURL, path)
      expect(status).toBe(200)
      expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i)
      expect(text).toContain(`<html lang="${lang}">`)
      expect(visibleText(text)).toContain(words)
      expect(text.trimEnd().endsWith('</html>')).toBe(true)
    })
  }

  const euros = ['638 €', '935 €', '1513 €', '1020 €', '2040 €', '3740 €']
  const pricing = [
    ['/precos', 'pt-PT', euros],
    [
      '/pt-BR/precos',
      'pt-BR',
      ['R$ 3.750', 'R$ 5.500', 'R$ 8.900', 'R$ 6.000', 'R$ 12.000', 'R$ 22.000'],
    ],
    ['/pt-PT/precos', 'pt-PT', euros],
    ['/en/precos', 'en', ['$675', '$990', '$1,602', '$1,080', '$2,160', '$3,960']],
    ['/es/precos', 'es', euros],
  ] as const
  for (const [path, lang, amounts] of pricing) {
    test(`${path} shows its amounts in ${lang}`, async ({ baseURL }) => {
      const { status, text } = await get(baseURL, path)
      expect(status).toBe(200)
      expect(text).toContain(`<html lang="${lang}">`)
      for (const amount of amounts) expect(visibleText(text)).toContain(amount)
    })
  }

  const unknown = [
    ['/nothing', 'en'],
    ['/pt-BR/nada', 'pt-BR'],
    ['/es/precos/nada', 'es'],
    ['/precos/nada', 'en'],
    ['/assets/missing.js', 'en'],
  ] as const
  for (const [path, lang] of unknown) {
    test(`${path} is the 404 page, with its status, in ${lang}`, async ({ baseURL }) => {
      const { status, text } = await get(baseURL, path)
      expect(status).toBe(404)
      expect(text).toContain(`<html lang="${lang}">`)
      const words = visibleText(text)
      for (const fixed of ['404', 'Oops! Page not found', 'Return to Home']) {
        expect(words).toContain(fixed)
      }
      expect(text).toMatch(/href="\/"[^>]*>\s*Return to Home/)
    })
  }

  const hosts = [
    ['www.youdata.com.br', '/', 'pt-BR'],
    ['WWW.YOUDATA.COM.BR:8080', '/precos', 'pt-BR'],
    ['www.youdata.com.br', '/pt-PT', 'pt-PT'],
    ['www.youdata.pt', '/', 'pt-PT'],
    ['www.youdata.com', '/precos', 'pt-PT'],
  ] as const
  for (const [host, path, lang] of hosts) {
    test(`${host}${path} is in ${lang}`, async ({ baseURL }) => {
      const { status, headers, text } = await get(baseURL, path, host)
      expect(status).toBe(200)
      expect(text).toContain(`<html lang="${lang}">`)
      expect(headers.vary).toContain('Host')
    })
  }

  test('each page names its address and those of its languages for search engines', async ({
    baseURL,
  }) => {
    const { text } = await get(baseURL, '/precos')
    expect(text).toMatch(/<link rel="canonical" href="https:[^"]+\/pt-PT\/precos"/)
    for (const tag of ['pt-BR', 'pt-PT', 'en', 'es', 'x-default']) {
      expect(text).toMatch(new RegExp(`<link rel="alternate" hrefLang="${tag}"`, 'i'))
    }
  })

  test('files with a hash in their name are kept for a year, pages are asked for again', async ({
    baseURL,
  }) => {
    const page = await get(baseURL, '/en')
    expect(page.headers['cache-control']).toContain('must-revalidate')
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page.text)?.[1] ?? ''
    const asset = await get(baseURL, script)
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  for (const path of ['/%00', '/%ff', '/..%2f..%2fpackage.json', '//', '/%']) {
    test(`the path ${path} is refused`, async ({ baseURL }) => {
      const { status, text } = await get(baseURL, path)
      expect([400, 404]).toContain(status)
      expect(text).not.toContain('devDependencies')
    })
  }
})

test('a Brazilian host that does not rewrite still shows pt-BR', async ({ page, baseURL }) => {
  // What a host without our rule answers: the pt-PT file at `/`.
  const { port } = new URL(baseURL ?? '')
  const portuguese = await get(baseURL, '/', 'plain.example')
  const address = `http://www.youdata.com.br:${port}`
  await page.route(`${address}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: portuguese.text }),
  )
  await page.goto(`${address}/`)
  await expect(page).toHaveURL(`${address}/pt-BR`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
})
