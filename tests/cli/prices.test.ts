import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { formatLocation } from '../../cli/core/location.ts'
import type { Change } from '../../cli/core/rule.ts'
import { priceTable } from '../../cli/prices/convert-prices.ts'
import { planIds } from '../../src/content/prices.ts'
import { locales } from '../../src/locales.ts'
import { prices } from '../fixtures/words.ts'
import { copyContent, type TemporaryFolder } from '../temporary-folder.ts'

const PRICES = 'content/prices.yaml'
const TABLES = 'src/generated/prices'

test.each([
  { locale: 'pt-BR', currency: 'BRL', texts: ['R$ 1.350', 'R$ 2.500', null] },
  { locale: 'pt-PT', currency: 'EUR', texts: ['230 €', '425 €', null] },
  { locale: 'es', currency: 'EUR', texts: ['230 €', '425 €', null] },
  { locale: 'en', currency: 'USD', texts: ['$243', '$450', null] },
  { locale: 'en', currency: 'BRL', texts: ['R$1,350', 'R$2,500', null] },
  { locale: 'es', currency: 'USD', texts: ['243 US$', '450 US$', null] },
] as const)(
  '$locale shows prices in $currency in its own number format',
  ({ locale, currency, texts }) => {
    const currencies = { ...prices.currencies, [locale]: currency }
    const { plans } = priceTable({ ...prices, currencies }, locale)
    const { priceText, setupPriceText } = plans.basic
    const shown = [priceText, setupPriceText, plans.enterprise.setupPriceText]
    expect(shown.map((text) => text?.replaceAll('\u00a0', ' ') ?? null)).toEqual(texts)
  },
)

test.each([
  { rate: '1/2', amounts: [0, 1, 2, 3, 5], shown: [0, 1, 1, 2, 3] },
  { rate: '1/3', amounts: [1, 2, 4, 5, 100], shown: [0, 1, 1, 2, 33] },
  { rate: '3/1', amounts: [1, 3002399751580330], shown: [3, 9007199254740990] },
  { rate: '17/100', amounts: [50, 150, 250, 3750, 69], shown: [9, 26, 43, 638, 12] },
  { rate: '17/100', amounts: [9007199254740979], shown: [1531223873305966] },
  { rate: '29/200', amounts: [50, 150, 250, 100], shown: [7, 22, 36, 15] },
])('amounts are converted exactly and rounded half up: $rate', ({ rate, amounts, shown }) => {
  for (const [index, monthly] of amounts.entries()) {
    const plans = { ...prices.plans, basic: { ...prices.plans.basic, monthly, setup: monthly } }
    const table = priceTable({ ...prices, plans, rates: { ...prices.rates, USD: rate } }, 'en')
    const { price, setupPrice } = table.plans.basic
    expect([price, setupPrice]).toEqual([shown[index], shown[index]])
  }
})

test("each plan's yearly price equals its monthly price", () => {
  const { plans } = priceTable(prices, 'en')
  for (const id of planIds) {
    const { price, priceText, yearlyPrice, yearlyPriceText } = plans[id]
    expect([yearlyPrice, yearlyPriceText]).toEqual([price, priceText])
  }
})

test('only stale price tables are written, and obsolete files are removed', async () => {
  const copy = copyContent()
  await copy.cli('prices')
  const first = await snapshot(copy)
  const modules = ['index.ts', ...locales.map((locale) => `${locale}.ts`)]
  expect(Object.keys(first).toSorted()).toEqual(modules.toSorted())
  await copy.cli('prices')
  expect(await snapshot(copy)).toEqual(first)

  await copy.write(`${TABLES}/xx.ts`, 'obsolete')
  await copy.write(`${TABLES}/en.ts.draft`, 'half')
  await copy.change(value('rates', 'USD', '1/2'))

  const check = await copy.cli('prices', '--check')
  expect(check.stdout).toMatch(
    /--- src\/generated\/prices\/en\.ts\n\+\+\+ src\/generated\/prices\/en\.ts\n@@/,
  )
  expect(check.stdout).toMatch(/^- {6}"price": 243,$[^]*^\+ {6}"price": 675,$/m)
  expect(check.stdout).toMatch(/3 generated files out of date: run npx cli prices/)
  expect(check.code).toBe(1)
  expect((await snapshot(copy))['en.ts']).toEqual(first['en.ts'])

  const { stdout } = await copy.cli('prices')
  expect(stdout).toBe(
    `updated ${TABLES}/en.ts\nremoved ${TABLES}/en.ts.draft\nremoved ${TABLES}/xx.ts\n`,
  )
  const second = await snapshot(copy)
  expect(Object.keys(second).toSorted()).toEqual(modules.toSorted())
  expect(second['es.ts']).toEqual(first['es.ts'])
  const last = await copy.cli('prices', '--check', '--lang', 'pt')
  expect(last).toMatchObject({ code: 0, stdout: `Em dia: ${modules.length} arquivos\n` })
})

test.for<[what: string, rule: string, ...changes: Change[]]>([
  [
    'amounts, fees, currencies and rates',
    'invalid-value',
    value('basic', 'monthly', '-1'),
    value('basic', 'setup', '0.5'),
    value('professional', 'monthly', '3.750'),
    value('professional', 'setup', 'free'),
    value('enterprise', 'monthly', 'R$ 3750'),
    value('enterprise', 'setup', '1000000000'),
    value('rates', 'EUR', '0'),
    value('rates', 'BRL', '1/2'),
    value('rates', 'USD', '0/100'),
    value('currencies', 'pt-PT', 'EURO'),
    value('currencies', 'es', 'yen'),
    { file: 'content/site.yaml', find: /^(bookingUrl: ).*/m, replace: '$1‸soon' },
  ],
  [
    'rates that are not exact',
    'invalid-value',
    value('rates', 'EUR', '0.17'),
    value('rates', 'USD', '17/0'),
  ],
  ['an empty file', 'invalid-value', { file: PRICES, find: /^[^]*$/, replace: '‸' }],
  ['a missing file', 'missing-file', { file: PRICES, instead: 'nothing' }],
])('invalid settings are reported, and nothing is written: %s', async ([, rule, ...changes]) => {
  const copy = copyContent()
  const expected: string[] = []
  for (const change of changes) {
    const place = await copy.change(change)
    expected.push(`${formatLocation({ file: change.file, place })}  error  ${rule}`)
  }
  for (const args of [[], ['--check']]) {
    const { code, stdout } = await copy.cli('prices', ...args)
    const heads = stdout.split('\n').filter((line) => line.startsWith('content/'))
    const found = heads.map((line) => line.split('  ').slice(0, 3).join('  '))
    expect(found.toSorted()).toEqual(expected.toSorted())
    expect(code).toBe(1)
  }
  await expect(copy.read(`${TABLES}/index.ts`)).rejects.toThrow('ENOENT')
})

test('prices are written even if the settings cause a note, such as one on a missing logo', async () => {
  const copy = copyContent()
  await copy.change({
    file: 'content/site.yaml',
    find: /^clients:.*/m,
    replace: '$&\n  - Sem Logotipo‸',
  })
  expect((await copy.cli('check-locales')).stdout).toContain('Sem Logotipo')
  expect(await copy.cli('prices')).toMatchObject({ code: 0 })
  expect(await copy.read(`${TABLES}/index.ts`)).toContain('prices')
})

/** Returns a change that replaces the value of a key in a group. */
function value(group: string, key: string, text: string): Change {
  const find = new RegExp(`(\\n *${group}:\\n(?: +.*\\n)*? +${key}: ).*`)
  return { file: PRICES, find, replace: `$1‸${text.replace('$', '$$$$')}` }
}

/** Reads the text and the modification time (in milliseconds) of each generated file. */
async function snapshot(copy: TemporaryFolder): Promise<Record<string, [string, number]>> {
  const names = await readdir(copy.path(TABLES))
  const files = names.map(async (name): Promise<[string, [string, number]]> => {
    const file = path.join(copy.path(TABLES), name)
    return [name, [await readFile(file, 'utf8'), (await stat(file)).mtimeMs]]
  })
  return Object.fromEntries(await Promise.all(files))
}
