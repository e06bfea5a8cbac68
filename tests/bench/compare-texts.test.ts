import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compareTexts } from '../../bench/astro/compare-texts.ts'
import { pageUrls, notFoundUrls } from '../../src/urls.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compare-texts-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const PAGE = '<html lang="en"><title>Prices</title><p>Two words</p></html>'

test.each([
  ['the same', PAGE],
  ['other markup and white space', PAGE.replace('Two words', '<b>Two</b>\n words')],
  ['another script and style', `${PAGE}<script>1</script><style>p{}</style>`],
  ['a template', `${PAGE}<template>Hidden</template>`],
])('%s counts as the same text', (_what, page) => {
  expect(() => compareTexts(site('ours', PAGE), site('others', PAGE, page))).not.toThrow()
})

test.each([
  ['a word', PAGE.replace('Two', 'Three'), 'became "[en]PricesThreewords"'],
  ['the title', PAGE.replace('Prices', 'Plans'), 'became "[en]PlansTwowords"'],
  ['the language', PAGE.replace('en', 'es'), 'became "[es]PricesTwowords"'],
  ['a missing end', PAGE.replace('<p>Two words</p>', ''), 'became "[en]Prices"'],
  ['a longer end', PAGE.replace('</p>', ' more</p>'), 'became "[en]PricesTwowordsmore"'],
])('%s is a difference, and the page is named', (_what, page, told) => {
  const compare = () => compareTexts(site('ours', PAGE), site('others', PAGE, page))
  expect(compare).toThrow('en/precos.html: "[en]Prices')
  expect(compare).toThrow(told)
})

test('a page that is missing is named', () => {
  const others = site('others', PAGE)
  rmSync(path.join(others, 'es.html'))
  expect(() => compareTexts(site('ours', PAGE), others)).toThrow('es.html is missing')
})

/** A site with one page everywhere, and another where the English prices stand. */
function site(name: string, page: string, prices = page): string {
  for (const { file } of [...pageUrls, ...notFoundUrls]) {
    const target = path.join(folder, name, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, file === 'en/precos.html' ? prices : page)
  }
  return path.join(folder, name)
}
