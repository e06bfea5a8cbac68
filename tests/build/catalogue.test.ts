import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { locales } from '../../src/locales.ts'
import { builtFiles } from './built-site.ts'

/** A word from the markup of what must be there. */
const PARTS = ['wordmark', 'dot-plot', 'plan-popular', 'tab-list', 'field-error', 'not-found']

test('the catalogue is no part of the build', () => {
  const files = builtFiles('**/*.{html,js,css,txt,xml}')
  expect(files.length).toBeGreaterThan(20)
  const traces = files.filter(({ path, text }) => /catalogue|data-force/.test(path + text))
  expect(traces.map(({ path }) => path)).toEqual([])
})

test('in development it answers in each language', async () => {
  const server = await createServer({ server: { port: 0, strictPort: false }, logLevel: 'silent' })
  onTestFinished(() => server.close())
  await server.listen()
  const [base = ''] = server.resolvedUrls?.local ?? []
  for (const path of ['', ...locales.map((locale) => `/${locale}`)]) {
    const response = await fetch(new URL(`_catalogue${path}`, base), {
      // One each: the server shares our thread, and may drop one that idles while it works.
      headers: { Accept: 'text/html', Connection: 'close' },
    })
    expect(response.status, path).toBe(200)
    const html = await response.text()
    for (const part of PARTS) expect(html, path).toContain(part)
  }
})
