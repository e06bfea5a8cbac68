import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { planIds } from '../../src/content/prices.ts'
import { locales } from '../../src/locales.ts'
import { toScriptJson } from '../../src/script-json.ts'
import { pageUrls } from '../../src/urls.ts'
import { pricesOf, site, wordsOf } from '../fixtures/words.ts'
import { headOf, htmlOf } from './built-page.ts'

type Node = Record<string, unknown>
type Catalog = { hasOfferCatalog: { itemListElement: (Node & { itemOffered: Node })[] } }

const graphs = pageUrls.map((url) => {
  const blocks = headOf(url).structuredData
  return { url, blocks, graph: JSON.parse(blocks[0] ?? '') as { '@graph': Node[] } }
})

describe.each(graphs)('the structured data of $url.path', ({ url, blocks, graph }) => {
  const { locale, page } = url
  const nodeOf = (type: string) => graph['@graph'].find((node) => node['@type'] === type)

  test('is one block that describes the company and its site', () => {
    expect(blocks).toHaveLength(1)
    expect(graph).toHaveProperty('@context', 'https://schema.org')
    const id = `${site.siteUrl}/#organization`
    expect(nodeOf('Organization')).toMatchObject({
      '@id': id,
      name: site.brand,
      legalName: site.legalName,
      url: `${site.siteUrl}/`,
      email: site.email,
      telephone: site.phone.number,
      logo: `${site.siteUrl}/icon-512.png`,
    })
    expect(nodeOf('WebSite')).toMatchObject({
      name: site.brand,
      url: `${site.siteUrl}/`,
      inLanguage: locales,
      publisher: { '@id': id },
    })
  })

  test.runIf(page === 'pricing')('offers each plan at the price that the page shows', () => {
    const { currency: priceCurrency, plans } = pricesOf(locale)
    const words = wordsOf(locale, 'pricing').plans
    const service = nodeOf('Service') as Node & Catalog
    expect(service['url']).toBe(`${site.siteUrl}/${locale}/precos`)
    expect(service.hasOfferCatalog.itemListElement).toMatchObject(
      planIds.map((id) => {
        const { price, setupPrice } = plans[id]
        const monthly = { price, priceCurrency, unitCode: 'MON' }
        return {
          '@type': 'Offer',
          name: words[id].name,
          price,
          priceCurrency,
          priceSpecification:
            setupPrice === null ? monthly : [monthly, { price: setupPrice, priceCurrency }],
        }
      }),
    )
    for (const id of planIds) expect(htmlOf(url)).toContain(`>${plans[id].priceText}<`)
  })

  test.runIf(page === 'landing')('offers the five services that the page shows', () => {
    const { itemListElement } = (nodeOf('Organization') as Node & Catalog).hasOfferCatalog
    const shown = Object.values(wordsOf(locale, 'services').items).map(({ name }) => name)
    expect(itemListElement.map(({ itemOffered }) => itemOffered['name'])).toEqual(shown)
    expect(shown).toHaveLength(5)
  })
})

test('only types, properties and values of schema.org are used', async () => {
  const wrong = [
    { '@type': 'Organisation', name: 'x' },
    { '@type': 'Organization', legalNames: 'x' },
    { '@type': 'Service', offers: { '@type': 'Offer', prize: 1 } },
    { '@type': 'Service', provider: 3 },
  ].map((node) => ({ '@context': 'https://schema.org', '@graph': [node] }))
  const invalid = await invalidGraphs([...graphs.map(({ graph }) => graph), ...wrong])
  expect(invalid).toEqual(wrong.map((_graph, index) => graphs.length + index))
}, 120_000)

test('text in the structured data cannot end its script element', () => {
  const json = toScriptJson({ name: '</script><!--<script>' })
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({ name: '</script><!--<script>' })
})

/**
 * Compiles JSON-LD against the types of schema-dts, which are the vocabulary of schema.org.
 *
 * @returns the indexes of the graphs with errors
 */
async function invalidGraphs(all: readonly unknown[]): Promise<number[]> {
  // Where the compiler finds the package, but the project's own configuration does not apply.
  const parent = path.resolve('node_modules/.vocabulary')
  await mkdir(parent, { recursive: true })
  const cwd = await mkdtemp(path.join(parent, 'pages-'))
  const lines = all.map(
    (graph, index) => `export const g${index}: Graph = ${JSON.stringify(graph)}`,
  )
  await writeFile(
    path.join(cwd, 'graphs.ts'),
    ["import type { Graph } from 'schema-dts'", ...lines].join('\n'),
  )
  const options = '--ignoreConfig --noEmit --strict --skipLibCheck --pretty false --checkers 1'
  const modules = '--module esnext --moduleResolution bundler graphs.ts --types'
  const args = [...`${options} ${modules}`.split(' '), '']
  const output = await new Promise<string>((resolve) => {
    execFile(path.resolve('node_modules/.bin/tsc'), args, { cwd }, (_error, stdout) =>
      resolve(stdout),
    )
  })
  await rm(cwd, { recursive: true })
  const errors = output.matchAll(/^graphs\.ts\((\d+),/gm)
  return [...new Set(Array.from(errors, ([, line]) => Number(line) - 2))].toSorted((a, b) => a - b)
}
