import { once } from 'node:events'
import { createServer as createHttpServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createServer as createViteServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { metadataFiles } from '../../src/urls.ts'
import { locales } from '../../src/locales.ts'
import { builtFiles } from '../fixtures/built-files.ts'
import { fixtureSite } from '../fixtures/fixture-site.ts'

/** A word from the markup of what must be in the catalogue. */
const PARTS = ['wordmark', 'dot-plot', 'plan-popular', 'tab-list', 'field-error', 'not-found']

let vite: ViteDevServer
let server: Server
let url: string
beforeAll(async () => {
  vite = await createViteServer({
    root: fixtureSite,
    configFile: join(fixtureSite, 'vite.config.ts'),
    server: { middlewareMode: true, ws: false, watch: null },
    logLevel: 'error',
  })
  server = createHttpServer(vite.middlewares).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}, 120_000)
afterAll(async () => {
  server.close()
  await vite.close()
})

test.each(['', ...locales.map((locale) => `/${locale}`)])(
  'the catalogue answers at /_catalogue%s',
  async (path) => {
    const response = await fetch(`${url}/_catalogue${path}`, { headers: { Accept: 'text/html' } })
    expect(response.status).toBe(200)
    const html = await response.text()
    for (const part of PARTS) expect(html).toContain(part)
  },
)

test.each(Object.entries(metadataFiles))('%s is the one of the build', async (path, type) => {
  const answer = await fetch(url + path)
  expect(answer.headers.get('content-type')).toBe(type)
  expect(await answer.text()).toBe(builtFiles(path.slice(1))[0]?.text)
})
