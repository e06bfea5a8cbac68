import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, type TestContext } from 'vitest'
import { locales } from '../../src/locales.ts'
import type { ContentCopy } from '../../cli/core/self-test.ts'
import { copyContent } from './copy-content.ts'
import { runCli, startCli } from './run-cli.ts'

const folder = 'src/generated/prices'

/** The generated files: one module for each language, and an index. */
const modules = ['index.ts', ...locales.map((locale) => `${locale}.ts`)].toSorted()

const otherCurrencies = Object.fromEntries(locales.map((locale) => [locale, 'EUR']))

test.concurrent('each language shows its currency in its own number format', async (context) => {
  const copy = await generated(
    context,
    yaml({ basic: [3750, 6000], professional: [5500, 12000], enterprise: [8900, 'none'] }),
  )
  expect(await texts(copy, 'pt-BR')).toEqual([
    'R$ 3.750',
    'R$ 6.000',
    'R$ 5.500',
    'R$ 12.000',
    'R$ 8.900',
    null,
  ])
  expect(await texts(copy, 'pt-PT')).toEqual(['638 €', '1020 €', '935 €', '2040 €', '1513 €', null])
  expect(await texts(copy, 'es')).toEqual(['638 €', '1020 €', '935 €', '2040 €', '1513 €', null])
  expect(await texts(copy, 'en')).toEqual(['$675', '$1,080', '$990', '$2,160', '$1,602', null])
})

describe.concurrent('amounts are exact, and half a unit rounds up', () => {
  test.for([
    {
      amounts: [0, 1, 2, 3, 5, 9007199254740979],
      eur: { rate: '1/2', shown: [0, 1, 1, 2, 3, 4503599627370490] },
      usd: { rate: '17/100', shown: [0, 0, 0, 1, 1, 1531223873305966] },
    },
    {
      amounts: [50, 150, 250, 3750, 100, 69],
      eur: { rate: '17/100', shown: [9, 26, 43, 638, 17, 12] },
      usd: { rate: '29/200', shown: [7, 22, 36, 544, 15, 10] },
    },
    {
      amounts: [1, 2, 4, 5, 100, 3002399751580330],
      eur: { rate: '1/3', shown: [0, 1, 1, 2, 33, 1000799917193443] },
      usd: { rate: '3/1', shown: [3, 6, 12, 15, 300, 9007199254740990] },
    },
  ])('$eur.rate and $usd.rate', async ({ amounts, eur, usd }, context) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = amounts
    const plans = { basic: [a, b], professional: [c, d], enterprise: [e, f] } satisfies Amounts
    const copy = await copyContent(context)
    await copy.write('content/prices.yaml', yaml({ ...plans, eur: eur.rate, usd: usd.rate }))
    expect(await runCli('prices', '--root', copy.root)).toMatchObject({ code: 0, stderr: '' })
    expect(await numbers(copy, 'pt-BR')).toEqual(amounts)
    expect(await numbers(copy, 'es')).toEqual(eur.shown)
    expect(await numbers(copy, 'en')).toEqual(usd.shown)
  })
})

test.concurrent('prices.yaml sets the currency of each language', async (context) => {
  const prices = yaml({ basic: [100, 'none'] }).replace('"en": "USD"', '"en": "BRL"')
  const copy = await generated(context, prices.replace('"es": "EUR"', '"es": "USD"'))
  expect((await texts(copy, 'en')).slice(0, 2)).toEqual(['R$100', null])
  expect((await texts(copy, 'es')).slice(0, 2)).toEqual(['18 US$', null])
})

test.concurrent(
  'the same prices produce the same files, and unchanged files are not rewritten',
  async (context) => {
    const copy = await generated(context, yaml({ basic: [100, 100] }))
    const first = await snapshot(copy)
    expect(Object.keys(first)).toEqual(modules)
    await runCli('prices', '--root', copy.root)
    expect(await snapshot(copy)).toEqual(first)

    await rm(copy.path(folder), { recursive: true })
    await runCli('prices', '--root', copy.root)
    const again = await snapshot(copy)
    for (const [name, { text }] of Object.entries(first)) expect(again[name]?.text).toBe(text)
  },
)

test.concurrent('only stale files are written, and obsolete files are removed', async (context) => {
  const copy = await generated(context, yaml({ basic: [100, 100] }))
  const first = await snapshot(copy)
  const header = first['en.ts']?.text.split('\n', 1)[0]
  await writeFile(copy.path(`${folder}/xx.ts`), `${header}\n`)
  await writeFile(copy.path(`${folder}/en.ts.draft`), 'half')
  await writeFile(copy.path(`${folder}/notes.ts`), '// by hand\n')
  await copy.write('content/prices.yaml', yaml({ basic: [100, 100], usd: '1/2' }))

  const check = await runCli('prices', '--check', '--root', copy.root)
  expect(check.stdout).toMatch(
    /--- src\/generated\/prices\/en\.ts\n\+\+\+ src\/generated\/prices\/en\.ts\n@@/,
  )
  expect(check.stdout).toMatch(/^- {6}price: 18,$[^]*^\+ {6}price: 50,$/m)
  expect(check.stdout).toMatch(/3 generated files out of date: run npx cli prices/)
  expect(check.code).toBe(1)
  expect((await snapshot(copy))['en.ts']).toEqual(first['en.ts'])

  const { stdout } = await startCli('prices', '--root', copy.root)
  expect(stdout).toBe(
    `updated ${folder}/en.ts\nremoved ${folder}/en.ts.draft\nremoved ${folder}/xx.ts\n`,
  )
  const second = await snapshot(copy)
  expect(Object.keys(second)).toEqual([...modules, 'notes.ts'].toSorted())
  expect(second['es.ts']).toEqual(first['es.ts'])
  expect((await runCli('prices', '--check', '--root', copy.root)).code).toBe(0)
})

interface Amounts {
  basic: [number, number | 'none']
  professional?: [number, number | 'none']
  enterprise?: [number, number | 'none']
  eur?: string
  usd?: string
}

function yaml({
  basic,
  professional = basic,
  enterprise = basic,
  eur = '17/100',
  usd = '18/100',
}: Amounts): string {
  const plans = Object.entries({ basic, professional, enterprise }).map(
    ([id, [monthly, setup]]) =>
      `  ${id}: { monthly: ${monthly}, setup: ${setup}, popular: false, messages: 1, assistants: 1 }\n`,
  )
  return `plans:
${plans.join('')}rates: { BRL: 1/1, EUR: ${eur}, USD: ${usd} }
currencies: ${JSON.stringify({ ...otherCurrencies, 'pt-BR': 'BRL', 'pt-PT': 'EUR', en: 'USD', es: 'EUR' }, null, 1)}
`
}

async function generated(context: TestContext, prices: string): Promise<ContentCopy> {
  const copy = await copyContent(context)
  await copy.write('content/prices.yaml', prices)
  expect(await runCli('prices', '--root', copy.root)).toMatchObject({ code: 0, stderr: '' })
  return copy
}

/** The monthly price and the setup fee of each plan, as visitors see them. */
async function texts(copy: ContentCopy, locale: string): Promise<(string | null)[]> {
  const source = await copy.read(`${folder}/${locale}.ts`)
  return [...source.matchAll(/ (?:price|setupPrice)Text: (?:null|'(.*)'),/g)].map(
    ([, text]) => text?.replaceAll('\\u00a0', ' ') ?? null,
  )
}

async function numbers(copy: ContentCopy, locale: string): Promise<number[]> {
  const source = await copy.read(`${folder}/${locale}.ts`)
  return [...source.matchAll(/ (?:price|setupPrice): (\d+),/g)].map(([, digits]) => Number(digits))
}

async function snapshot(
  copy: ContentCopy,
): Promise<Record<string, { text: string; written: number }>> {
  const names = (await readdir(copy.path(folder))).toSorted()
  const files = names.map(async (name) => {
    const path = join(copy.path(folder), name)
    return [
      name,
      { text: await readFile(path, 'utf8'), written: (await stat(path)).mtimeMs },
    ] as const
  })
  return Object.fromEntries(await Promise.all(files))
}
