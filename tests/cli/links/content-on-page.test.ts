import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readContent } from '../../../cli/content/read-content.ts'
import { readContentOfPages } from '../../../cli/site/content-on-page.ts'
import { anchors } from '../../../src/sections.ts'
import { locales, type Locale } from '../../../src/locales.ts'
import { fixtureSite } from '../../../config/fixture-site.ts'
import { copySite } from '../../temporary-folder.ts'

const SECTIONS = [...Object.keys(anchors), 'privacy', 'accessibility']

test.each(locales)('every text of the sections is found on the page in %s', async (locale) => {
  const { texts } = await readLandingPage(fixtureSite, locale)
  const found = new Set(texts.map(({ file, id }) => `${file}:${id}`))
  const content = await readContent(fixtureSite)
  const names = content.texts
    .filter(({ file }) => file.locale === locale && SECTIONS.includes(file.name))
    .map(({ file, id }) => `${file.name}.mdx:${id}`)
  expect(names.length).toBeGreaterThan(200)
  expect(names.filter((name) => !found.has(name))).toEqual([])
})

test('a text has its place, purpose, length and source, and its state in each language', async () => {
  const copy = copySite()
  const key = /^viewPricing: /m
  await copy.replace('content/pt-BR/hero.mdx', key, '$&Aqui ')
  await copy.replace('content/es/hero.mdx', /^viewPricing: .*\n/m, '')
  const { texts } = await readLandingPage(copy.root, 'en')
  expect(texts.find(({ id }) => id === 'viewPricing')).toMatchObject({
    file: 'hero.mdx',
    id: 'viewPricing',
    location: 'content/en/hero.mdx:13:14',
    text: 'View plans & pricing',
    purpose: expect.objectContaining({ en: 'Button to the pricing page' }),
    limit: 32,
    source: 'Aqui Ver planos e preços',
    states: { 'pt-BR': 'present', 'pt-PT': 'stale', en: 'stale', es: 'missing' },
  })
})

test('a word in prose does not match an equal text elsewhere', async () => {
  const copy = copySite()
  const about = { find: /\bservices\b/, replace: 'About' }
  await copy.change({ file: 'content/en/hero.mdx', ...about })
  await copy.replace('dist/en.html', />services</, '>About<')
  const { elements, html } = await readLandingPage(copy.root, 'en')
  const [, link = ''] = /data-element-number="(\d+)"[^>]*>About<\/a> are about/.exec(html) ?? []
  expect(Number(link)).toBeGreaterThan(0)
  expect(elements[link]).toBeUndefined()
})

/** What the built landing page shows, and its HTML with numbered elements. */
async function readLandingPage(root: string, locale: Locale) {
  let count = 0
  const html = await readFile(`${root}/dist/${locale}.html`, 'utf8')
  const numbered = html.replace(/<[a-z]\w*/g, (tag) => `${tag} data-element-number="${count++}"`)
  const find = await readContentOfPages(root)
  return { ...find(`/${locale}`, numbered), html: numbered }
}
