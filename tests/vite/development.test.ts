import { on } from 'node:events'
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { locales } from '../../src/locales.ts'
import { metadataFiles } from '../../src/urls/page-urls.ts'
import { browserArguments, browserPath } from '../../browser/browser.ts'
import { builtFiles } from '../fixtures/built-files.ts'
import { repository } from '../fixtures/fixture-site.ts'
import { fixtureSite } from '../../config/fixture-paths.ts'
import { rawRequest } from '../../cli/live/raw-request.ts'
import { startServers } from '../server/start-servers.ts'
import { TemporaryFolder } from '../temporary-folder.ts'

/* Tests of `npm run dev` on a copy of the fixture site. */

const HERO = 'content/en/hero.mdx'
const SENTENCE = 'to answer your customers.'

let copy: TemporaryFolder
let url: string
let servers: ReturnType<typeof startServers>
let browser: Browser
/** Shared by the tests, so that the browser caches the pages' dependencies. */
let context: BrowserContext
let page: Page

beforeAll(async () => {
  // The copy is in the repository, where Node finds the packages.
  await mkdir(path.join(repository, '.cache'), { recursive: true })
  copy = TemporaryFolder.create(path.join(repository, '.cache/development-'))
  const { root } = copy
  copy.add(
    await readdir(fixtureSite).then((names) => names.filter((name) => name !== 'node_modules')),
    fixtureSite,
  )
  const editor = copy.path('editor')
  // This editor fails for contact.mdx.
  const script = `#!/bin/sh\necho "$@" >> ${root}/opened\n[ "$1" != ${copy.path('content/en/contact.mdx')} ]\n`
  await writeFile(editor, script, { mode: 0o755 })
  const settings = { LC_ALL: 'C', LAUNCH_EDITOR: editor }
  servers = startServers({ root, args: ['--dev'], settings })
  url = String(await servers.urls(1))
  browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments })
  context = await browser.newContext()
})

afterAll(async () => {
  await browser?.close()
  await servers?.stop()
  await copy?.remove()
})

/** Opens a page. Returns a function that closes it, which `beforeEach()` calls after the test. */
async function openPage(): Promise<() => Promise<void>> {
  page = await context.newPage()
  const connected = page.waitForEvent(
    'console',
    (message) => message.text() === '[vite] connected.',
  )
  // The page may reload at first, because the previous test undid its change.
  await page.goto(`${url}/en`, { waitUntil: 'commit' })
  await Promise.all([connected, page.getByText(SENTENCE).waitFor()])
  return () => page.close()
}

describe('npm run dev: URLs', () => {
  test.each([
    ['/', 200],
    ['/es/precos', 200],
    ['/en/nowhere', 404],
  ])('%s responds with %i', async (pathname, status) => {
    const response = await load(pathname)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  test('islands hydrate, and the print stylesheet applies only when printing', async () => {
    const close = await openPage()
    onTestFinished(close)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.getByRole('tab').nth(1).click()
    await page.locator('[role=tab][aria-selected=true]').first().waitFor()
    expect(errors).toEqual([])
    const chat = page.locator('.chat')
    expect(await chat.isVisible()).toBe(true)
    await page.emulateMedia({ media: 'print' })
    await chat.waitFor({ state: 'hidden' })
  })

  test.each(Object.entries(metadataFiles))(
    '%s is identical to the built file',
    async (name, type) => {
      const response = await load(name)
      expect(response.headers.get('content-type')).toBe(type)
      expect(await response.text()).toBe(builtFiles(name.slice(1))[0]?.text)
    },
  )

  test.each(['', ...locales.map((locale) => `/${locale}`)])(
    '/_catalogue%s shows the wordmark, a dot plot, a plan, tabs and a field error',
    async (suffix) => {
      const html = await (await load(`/_catalogue${suffix}`)).text()
      for (const part of ['wordmark', 'dot-plot', 'plan-popular', 'tab-list', 'field-error']) {
        expect(html).toContain(part)
      }
    },
  )
})

describe('npm run dev: the Alt key', () => {
  beforeEach(openPage)
  // Prevents the editor from starting.
  beforeEach(() => page.route('**/__open-in-editor?*', (route) => route.fulfill()))

  const shown = (text: string) => page.locator('content-inspector .panel').getByText(text)

  test.each([
    ['a link', '/en', 'View plans & pricing', HERO, 'View plans'],
    ['a summary', '/en', 'The conversation in', 'content/en/chatbot.mdx', 'The conversation in'],
    ['a text with a fact', '/en', 'years of measuring', HERO, '{years} years'],
    ['a text that code completes', '/es', '© 2', 'content/es/site.mdx', '© {year}'],
    ['prose in another language', '/es', 'Trabajamos con', 'content/es/hero.mdx', 'De eso'],
    ['a value from the settings', '/en', '+55 21 0000', 'content/site.yaml', '+55 21'],
  ])('an Alt-click on %s does nothing but open the editor at its location', async (...row) => {
    const [, pathname, text, file, start] = row
    if (pathname !== '/en') await page.goto(url + pathname)
    await page.evaluate(() => {
      const mark = () => document.body.classList.add('changed')
      for (const type of ['click', 'toggle']) addEventListener(type, mark, { capture: true })
    })
    const request = editorRequest()
    const target = page.getByText(text).first()
    await target.click({ modifiers: ['Alt'] })
    expect(await request).toBe(await placeOf(file, start))
    expect(await page.locator('body.changed').count()).toBe(0)
  })

  test('details about the text under the pointer are shown while Alt is held down', async () => {
    await page.locator('#home').getByText('View plans').hover()
    await page.keyboard.down('Alt')
    await appears(shown('hero.mdx · viewPricing'))
    const place = await placeOf(HERO, 'View plans')
    const purpose = 'Button to the pricing page'
    for (const text of [place, purpose, '20 / 40', 'Ver planos e preços', 'es present']) {
      await appears(shown(text))
    }
    await page.keyboard.up('Alt')
    await shown('hero.mdx · viewPricing').waitFor({ state: 'hidden' })
  })

  test.each([0, 2])(
    'an Alt-click on the headline opens the editor at the visible word (index %i)',
    async (index) => {
      const words = page.locator('.rotating > span')
      await page.addStyleTag({
        content: `.rotating > span { animation: none !important; opacity: 0 !important }
        .rotating > :nth-child(${index + 1}) { opacity: 1 !important }`,
      })
      const word = String(await words.nth(index).textContent())
      const request = editorRequest()
      await words.nth(index).click({ modifiers: ['Alt'], force: true, position: { x: 5, y: 20 } })
      expect(await request).toBe(await placeOf(HERO, word))
    },
  )

  test('Alt+T lists the texts, and focuses the first text in the visible section', async () => {
    await page.locator('#servicos').evaluate((section) => section.scrollIntoView())
    await page.keyboard.press('Alt+t')
    const button = (name: string) => page.getByRole('dialog').getByRole('button', { name })
    await button('label content/en/services.mdx').and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Tab')
    const request = editorRequest()
    await page.keyboard.press('Enter')
    expect(await request).toMatch(/^content\/en\/services\.mdx:\d+:\d+$/)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  test.each([
    ['/en', 'No editor opened'],
    ['/es', 'No se ha abierto ningún editor'],
  ])('if no editor opens, %s shows the location, ready to copy', async (pathname, message) => {
    if (pathname !== '/en') await page.goto(url + pathname)
    await page.route('**/__open-in-editor?*', (route) => route.fulfill({ status: 500 }))
    const request = editorRequest()
    await page
      .locator('main a[href]')
      .first()
      .click({ modifiers: ['Alt'] })
    const dialog = page.getByRole('dialog').filter({ hasText: message })
    const location = dialog.getByRole('textbox').and(page.locator(':focus'))
    await location.waitFor()
    expect(await location.inputValue()).toBe(await request)
    expect(await page.evaluate(() => String(getSelection()))).not.toBe('')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })

  test('a click without Alt follows the link', async () => {
    await page.locator('#home').getByText('View plans').click()
    await page.waitForURL('**/en/precos')
    expect(await page.locator('content-inspector .panel').isHidden()).toBe(true)
  })
})

describe('npm run dev: access', () => {
  const request = (target: string, headers: Record<string, string> = {}, body = '') => {
    const method = body === '' ? 'GET' : 'POST'
    const { port } = new URL(url)
    return rawRequest({ host: '127.0.0.1', port, path: target, method, headers }, body)
  }
  const from = (site: string) => ({ 'Sec-Fetch-Site': site })
  const own = from('same-origin')

  test('only the page itself can open the editor, and only at a file in content/ or src/', async () => {
    const open = async (file: string, headers: Record<string, string>) =>
      (await request(`/__open-in-editor?file=${encodeURIComponent(file)}`, headers)).status
    for (const headers of [{}, from('cross-site'), from('same-site'), from('none')]) {
      expect(await open(HERO, headers)).toBe(403)
    }
    for (const file of ['package.json', 'content', 'src/../package.json:1:1', '/etc/hosts', '']) {
      expect(await open(file, own)).toBe(403)
    }
    expect(await open(`${HERO}:2:3`, own)).toBe(200)
    const opened = () => copy.read('opened').catch(() => '')
    await expect.poll(opened).toBe(`${copy.path(HERO)} 2 3\n`)
    expect(await open('content/en/contact.mdx:2:3', own)).toBe(500)
  })

  test('the content inspector rejects requests from other sites, and oversized HTML', async () => {
    const inspect = async (headers: Record<string, string>, html: string) =>
      (await request('/__content-inspector/en', headers, html)).status
    expect(await inspect(from('cross-site'), '<p>')).toBe(403)
    expect(await inspect(own, '<p>')).toBe(200)
    expect(await inspect(own, '<p>'.repeat(400_000))).toBe(413)
  })

  test('no request can read a hidden file', async () => {
    const names = ['.database/secret.txt', 'supabase/.temp/secret.txt', 'src/.secret.txt']
    for (const name of names) {
      await copy.write(name, 'swordfish')
      for (const file of [`/${name}`, `/@fs${copy.path(name)}`, `/${name.replace('.', '%2e')}`]) {
        for (const query of ['', '?raw', '?url', '?inline', '?import&raw', '?raw??']) {
          expect((await request(file + query)).text, file + query).not.toContain('swordfish')
        }
      }
    }
  })

  test('a page from another origin or under another host name cannot read from the server', async () => {
    const { headers } = await request('/en', { Origin: 'http://localhost:1' })
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect((await request('/en', { Host: 'evil.example' })).status).toBe(403)
  })
})

describe('npm run dev: changes', () => {
  beforeEach(openPage)

  // This test comes first, because a change made by an earlier test could reload the page.
  test('an open page shows a change to a stylesheet without a reload', async () => {
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
    await change(
      'src/sections/hero/hero.css',
      /^/,
      'body[data-same-page] { outline-style: dotted }\n',
    )
    await page.waitForFunction(() => getComputedStyle(document.body).outlineStyle === 'dotted')
    expect(await page.locator('body[data-same-page]').count()).toBe(1)
  })

  test.each([
    ['a sentence', HERO, SENTENCE, 'to answer customers.'],
    ['a fact about the company', 'content/site.yaml', 'Consultoria em Dados', 'Dados de Teste'],
  ])('an open page shows a change to %s', async (_, file, from, to) => {
    const undo = await change(file, from, to)
    await appears(page.getByText(to))
    await undo()
    await appears(page.getByText(from))
  })

  test('an open page shows a change to a component', async () => {
    await change('src/sections/hero/hero.tsx', '<section', '<section data-changed=""')
    await appears(page.locator('[data-changed]'))
  })
})

describe('npm run dev: a mistake in the content or code', () => {
  beforeEach(openPage)

  const overlay = () => page.locator('vite-error-overlay')

  test.each([
    ['a missing key', 'viewPricing: View plans & pricing\n', ''],
    ['prose that cannot be compiled', SENTENCE, 'to answer your <customers.'],
    ['front matter that is not YAML', 'viewPricing:', 'viewPricing: ['],
  ])(
    '%s is reported until it is fixed, and does not affect other sections or languages',
    async (_, from, to) => {
      const undo = await mistake(HERO, from, to)
      await appears(overlay().getByText(HERO))
      await appears(page.getByRole('tab'))
      expect((await load('/pt-BR')).status).toBe(200)
      await undo()
      await appears(page.getByText(SENTENCE))
      await overlay().waitFor({ state: 'detached' })
    },
  )

  test('an error is shown in place of a section that cannot be rendered', async () => {
    await mistake(HERO, SENTENCE, 'to answer your <customers.')
    await appears(page.locator('main > pre').getByText(HERO))
  })

  test('a text that is merely too long is reported but still rendered', async () => {
    const long = 'Make more more more more more more more more words'
    await mistake(HERO, 'Make more', long)
    await appears(page.getByText(long))
  })

  test('stale price tables are reported on an open page', async () => {
    await mistake('content/prices.yaml', 'setup: ', 'setup: 1')
    await appears(overlay().getByText('npx cli prices'))
  })

  test('a missing file is reported until it is restored', async () => {
    const text = await copy.read(HERO)
    await copy.change({ file: HERO, instead: 'nothing' })
    await appears(overlay().getByText(HERO))
    await Promise.all([noProblems(), replaceFile(HERO, text)])
    await appears(page.getByText(SENTENCE))
    await overlay().waitFor({ state: 'detached' })
  })

  test('an error in a component is shown with its location in the source', async () => {
    await change(
      'src/sections/hero/hero.tsx',
      /^(export (?:default )?function \w+\([^]*?\) \{\n)/m,
      '$1  lost()\n',
    )
    await appears(page.getByText('lost is not defined'))
    const undo = await change(
      'src/layout/header.tsx',
      /^(export (?:default )?function \w+\([^]*?\) \{\n)/m,
      '$1  lost()\n',
    )
    await appears(overlay().getByText(/src\/layout\/header\.tsx:\d+:\d+/))
    await undo()
    await appears(page.getByRole('tab'))
  })
})

async function editorRequest(): Promise<string | null> {
  const request = await page.waitForRequest('**/__open-in-editor?*')
  return new URL(request.url()).searchParams.get('file')
}

async function placeOf(file: string, start: string): Promise<string> {
  const lines = (await copy.read(file)).split('\n')
  const line = lines.findIndex((one) => one.includes(start))
  return `${file}:${line + 1}:${(lines[line]?.indexOf(start) ?? 0) + 1}`
}

function load(pathname: string): Promise<Response> {
  return fetch(url + pathname, { headers: { Accept: 'text/html' } })
}

async function appears(locator: Locator): Promise<void> {
  await locator.first().waitFor({ state: 'attached' })
}

/**
 * Makes a mistake in the content, and waits until the check reports it. The returned function
 * undoes the mistake, and waits until the content has no more problems.
 */
async function mistake(file: string, from: string, to: string): Promise<() => Promise<void>> {
  const undo = await change(file, from, to)
  await appears(page.locator('vite-error-overlay').getByText('content-check'))
  let undone: Promise<unknown> | undefined
  const undoAndCheck = async () => {
    undone ??= Promise.all([noProblems(), undo()])
    await undone
  }
  onTestFinished(undoAndCheck)
  return undoAndCheck
}

/** Waits until the server prints that the content has no more problems. */
async function noProblems(): Promise<void> {
  for await (const [line] of on(servers.lines, 'line')) {
    if (String(line).includes('has no more problems')) return
  }
}

/** Replaces part of a file until the end of the test, or until the returned function is called. */
async function change(
  file: string,
  from: string | RegExp,
  to: string,
): Promise<() => Promise<void>> {
  const text = await copy.read(file)
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${String(from)} is not in ${file}`)
  await replaceFile(file, changed)
  const undo = async () => {
    if ((await copy.read(file)) !== text) await replaceFile(file, text)
  }
  onTestFinished(undo)
  return undo
}

/** Replaces a file atomically, so that the server never reads a half-written file. */
async function replaceFile(file: string, text: string): Promise<void> {
  await copy.write('draft', text)
  await rename(copy.path('draft'), copy.path(file))
}
