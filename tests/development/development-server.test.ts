import { chromium, type Browser, type Locator, type Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { browserArguments, browserPath } from '../browser/browser.ts'
import { ProjectCopy } from './project-copy.ts'
import { firstAnswer, startDevelopment, type RunningDevelopment } from './running-development.ts'

/*
 * `npm run dev` on a copy of the project. It keeps bundles of its sources and of the pages:
 * whoever edits must never be shown what was kept instead of what is there.
 */

// Several starts each, on a machine that may do much else.
vi.setConfig({ testTimeout: 120_000 })

const HERO = 'content/en/hero.mdx'
const SENTENCE = 'to answer your customers.'

let copy: ProjectCopy
let server: RunningDevelopment
let browser: Browser
let page: Page

const restart = async () => {
  await server?.stop()
  server = await startDevelopment(copy.root)
  return firstAnswer(`${server.url}/en`)
}

beforeAll(async () => {
  copy = await ProjectCopy.make()
  await restart()
  browser = await chromium.launch({
    executablePath: await browserPath(),
    args: browserArguments,
  })
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await copy?.remove()
})

beforeEach(async () => {
  page = await browser.newPage()
  // It may reload at once, for what the test before has put back.
  await page.goto(`${server.url}/en`, { waitUntil: 'commit' })
  await page.getByText(SENTENCE).waitFor()
  return () => page.close()
})

const change = async (...parts: Parameters<ProjectCopy['change']>) => {
  const back = await copy.change(...parts)
  onTestFinished(back)
  return back
}

const appears = async (locator: Locator) => {
  await locator.first().waitFor({ state: 'attached' })
  return true
}

/** Resolves when Vite can tell a page of changes. */
const connected = (to: Page) =>
  to.waitForEvent('console', (message) => message.text() === '[vite] connected.')

const overlay = () => page.locator('vite-error-overlay')

test('each address answers, and an unknown one with 404', async () => {
  const statuses = await Promise.all(
    ['/', '/es/precos', '/_catalogue/en', '/llms.txt', '/en/nowhere'].map(async (path) => {
      const answer = await fetch(server.url + path, { headers: { Accept: 'text/html' } })
      return [path, answer.status, answer.headers.get('content-type')]
    }),
  )
  expect(statuses).toEqual([
    ['/', 200, 'text/html; charset=utf-8'],
    ['/es/precos', 200, 'text/html; charset=utf-8'],
    ['/_catalogue/en', 200, 'text/html; charset=utf-8'],
    ['/llms.txt', 200, expect.stringMatching(/^text\/(plain|markdown)/)],
    ['/en/nowhere', 404, 'text/html; charset=utf-8'],
  ])
})

test('all that is asked for after a change shows it, without waiting for anything', async () => {
  const shown = async (words: string) => {
    const paths = ['/en', '/_catalogue/en', '/llms.txt', '/en']
    return Promise.all(
      paths.map(async (path) => (await (await fetch(server.url + path)).text()).includes(words)),
    )
  }
  const back = await change('content/site.yaml', 'brand: Farol', 'brand: Changed Brand')
  expect(await shown('Changed Brand')).toEqual([true, true, true, true])
  await back()
  expect(await shown('Changed Brand')).toEqual([false, false, false, false])
})

test('a changed sentence appears in an open page', async () => {
  const back = await change(HERO, SENTENCE, 'to answer customers.')
  expect(await appears(page.getByText('to answer customers.'))).toBe(true)
  await back()
  expect(await appears(page.getByText(SENTENCE))).toBe(true)
})

test('so does one in a file that is put in place of the old one, as editors do', async () => {
  await copy.write('replacement', (await copy.read(HERO)).replace(SENTENCE, 'to answer customers.'))
  const back = await change(HERO, SENTENCE, 'to answer nobody.')
  await copy.move('replacement', HERO)
  expect(await appears(page.getByText('to answer customers.'))).toBe(true)
  await back()
  expect(await appears(page.getByText(SENTENCE))).toBe(true)
})

test('so does a fact of the company', async () => {
  const back = await change('content/site.yaml', 'Consultoria em Dados', 'Dados')
  expect(await appears(page.getByText('Farol Dados Ltda.'))).toBe(true)
  await back()
  expect(await appears(page.getByText('Farol Consultoria em Dados Ltda.'))).toBe(true)
})

test('so does one that was written before the page was connected', async () => {
  // Hears of changes too, and is none of our pages.
  const witness = await browser.newPage()
  onTestFinished(() => witness.close())
  await witness.goto(`${server.url}/icon-192.png`)
  await Promise.all([
    connected(witness),
    witness.addScriptTag({ url: '/@vite/client', type: 'module' }),
  ])

  let letConnect = () => {}
  const held = new Promise<void>((resolve) => (letConnect = resolve))
  await page.route('**/@vite/client', (route) => held.then(() => route.continue()))
  await page.reload({ waitUntil: 'commit' })
  await page.getByText(SENTENCE).waitFor()

  const heard = witness.waitForEvent('load')
  await change(HERO, SENTENCE, 'to answer customers.')
  await heard
  letConnect()
  expect(await appears(page.getByText('to answer customers.'))).toBe(true)
})

test('so does a component, and a style without a reload', async () => {
  const connectedAgain = connected(page)
  await change('src/sections/hero.tsx', '<section', '<section data-changed=""')
  expect(await appears(page.locator('[data-changed]'))).toBe(true)
  await connectedAgain

  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  await change('src/sections/hero.css', /^/, 'body[data-same-page] { outline-style: dotted }\n')
  await page.waitForFunction(() => getComputedStyle(document.body).outlineStyle === 'dotted')
})

test('islands wake', async () => {
  const failed: string[] = []
  page.on('pageerror', (error) => failed.push(error.message))
  await page.getByRole('tab').nth(1).click()
  await page.locator('[role=tab][aria-selected=true]').nth(0).waitFor()
  expect(failed).toEqual([])
})

test.for([
  ['with which no page can be made', 'viewPricing: View plans & pricing\n', ''],
  ['that no compiler reads', SENTENCE, 'to answer your <customers.'],
  ['that only the check sees', 'Make more', 'Make more more more more more more more more words'],
] as const)('a fault %s stands over the page until it is put right', async ([, part, by]) => {
  const back = await change(HERO, part, by)
  expect(await appears(overlay().getByText(HERO))).toBe(true)
  expect(await appears(overlay().getByText('content-check'))).toBe(true)
  await back()
  expect(await appears(page.getByText(SENTENCE))).toBe(true)
  await overlay().waitFor({ state: 'detached' })
})

test('a missing file stands over the page until it is back', async () => {
  const text = await copy.read(HERO)
  const back = () => copy.write(HERO, text)
  onTestFinished(back)
  await copy.delete(HERO)
  expect(await appears(overlay().getByText(HERO))).toBe(true)
  await back()
  expect(await appears(page.getByText(SENTENCE))).toBe(true)
  await overlay().waitFor({ state: 'detached' })
})

test('a fault in a component is shown with its place in the source', async () => {
  await change('src/sections/hero.tsx', /^(export function \w+\([^]*?\) \{\n)/m, '$1  lost()\n')
  expect(await appears(overlay().getByText('lost is not defined'))).toBe(true)
  const place = overlay().getByText(/src\/sections\/hero\.tsx:\d+:\d+/)
  expect(await appears(place)).toBe(true)
})

test('a start with a fault in a component shows it until it is put right', async () => {
  await server.stop()
  const back = await change('src/sections/hero.tsx', /^/, 'const =\n')
  expect((await restart()).status).toBe(500)
  await page.goto(`${server.url}/en`)
  expect(await appears(overlay().getByText(/hero\.tsx/))).toBe(true)
  await back()
  expect(await appears(page.getByText(SENTENCE))).toBe(true)
})

test('a source of the server itself starts it again', async () => {
  await change('vite/page-template.ts', 'lang="${lang}"', 'lang="${lang}" data-anew=""')
  const deadline = performance.now() + 20_000
  let html = ''
  while (!html.includes('data-anew') && performance.now() < deadline) {
    html = await (await firstAnswer(`${server.url}/en`)).text()
  }
  expect(html.includes('data-anew')).toBe(true)
})

test('what changed while no server ran is there at the next start', async () => {
  const kept = await (await restart()).text()
  await server.stop()
  const backs = [
    await change(HERO, SENTENCE, 'to answer customers.'),
    await change('vite/page-template.ts', 'lang="${lang}"', 'lang="${lang}" data-anew=""'),
  ]
  const changed = await (await restart()).text()
  // Not the pages themselves: they are long.
  const shows = (text: string) => changed.includes(text)
  expect([shows('to answer customers.'), shows('data-anew')]).toEqual([true, true])

  await server.stop()
  for (const back of backs) await back()
  expect((await (await restart()).text()) === kept).toBe(true)
})

test('wrong content is shown at the first page of a start', async () => {
  await server.stop()
  const back = await change(HERO, 'viewPricing: View plans & pricing\n', '')
  expect((await restart()).status).toBe(500)
  await page.goto(`${server.url}/en`)
  expect(await appears(overlay().getByText(HERO))).toBe(true)
  // The report, and no crash beside it.
  expect(server.printed()).not.toContain('Internal server error')
  await back()
  expect(await appears(page.getByText(SENTENCE))).toBe(true)
})
