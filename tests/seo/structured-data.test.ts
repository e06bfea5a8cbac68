import type { Graph } from 'schema-dts'
import { beforeAll, describe, expect, test } from 'vitest'
import { pageUrls } from '../../src/urls.ts'
import { planIds } from '../../src/content/prices.ts'
import type { PlanPrice } from '../../src/content/price-table.ts'
import { locales } from '../../src/locales.ts'
import { toScriptJson } from '../../src/script-json.ts'
import { pricesOf, site, wordsOf } from '../fixtures/words.ts'
import { headOf, htmlOf } from './built-page.ts'
import { vocabularyFaults } from './vocabulary.ts'

type Node = Record<string, unknown>

const graphs = pageUrls.map((address) => {
  const { structuredData } = headOf(address)
  return { address, graph: JSON.parse(structuredData[0] ?? '') as { '@graph': Node[] } }
})

const nodeOf = (graph: { '@graph': Node[] }, type: string) =>
  graph['@graph'].find((node) => node['@type'] === type)

describe.each(graphs)('$address.path', ({ address, graph }) => {
  const { locale, page } = address

  test('has one block of structured data', () => {
    expect(headOf(address).structuredData).toHaveLength(1)
    expect(graph).toHaveProperty('@context', 'https://schema.org')
  })

  test('names the company and its site', () => {
    expect(nodeOf(graph, 'Organization')).toMatchObject({
      '@id': `${site.siteUrl}/#organization`,
      name: site.brand,
      legalName: site.legalName,
      url: `${site.siteUrl}/`,
      email: site.email,
      telephone: site.phone.number,
      logo: `${site.siteUrl}/icon-512.png`,
    })
    expect(nodeOf(graph, 'WebSite')).toMatchObject({
      name: site.brand,
      url: `${site.siteUrl}/`,
      inLanguage: locales,
      publisher: { '@id': `${site.siteUrl}/#organization` },
    })
  })

  test.runIf(page === 'pricing')('offers each plan at its generated price, as it is shown', () => {
    const { currency, plans } = pricesOf(locale)
    const { url, hasOfferCatalog } = nodeOf(graph, 'Service') as {
      url: string
      hasOfferCatalog: { itemListElement: Node[] }
    }
    expect(url).toBe(`${site.siteUrl}/${locale}/precos`)
    const words = wordsOf(locale, 'pricing').plans
    expect(hasOfferCatalog.itemListElement).toMatchObject(
      planIds.map((id) => ({
        '@type': 'Offer',
        name: words[id].name,
        price: plans[id].price,
        priceCurrency: currency,
        priceSpecification: specificationOf(plans[id], currency),
      })),
    )
    const html = htmlOf(address)
    for (const id of planIds) expect(html).toContain(`>${plans[id].priceText}<`)
  })

  test.runIf(page === 'landing')('offers the five services that the page shows', () => {
    const { hasOfferCatalog } = nodeOf(graph, 'Organization') as {
      hasOfferCatalog: { itemListElement: { itemOffered: { name: string } }[] }
    }
    const offered = hasOfferCatalog.itemListElement.map(({ itemOffered }) => itemOffered.name)
    const shown = Object.values(wordsOf(locale, 'services').items).map(({ name }) => name)
    expect(offered).toEqual(shown)
    expect(offered).toHaveLength(5)
  })
})

/** A monthly price, and the fee paid once where a plan has one. */
function specificationOf({ price, setupPrice }: PlanPrice, priceCurrency: string) {
  const monthly = { price, priceCurrency, unitCode: 'MON' }
  return setupPrice === null ? monthly : [monthly, { price: setupPrice, priceCurrency }]
}

describe("schema.org's vocabulary", () => {
  const wrong = [
    { '@type': 'Organisation', name: 'x' },
    { '@type': 'Organization', legalNames: 'x' },
    { '@type': 'Service', offers: { '@type': 'Offer', prize: 1 } },
    { '@type': 'Service', provider: 3 },
  ].map((node) => ({ '@context': 'https://schema.org', '@graph': [node] }))

  // The compiler runs once for all; beside other tests that takes a while.
  let faults: string[]
  beforeAll(async () => {
    faults = await vocabularyFaults([...wrong, ...graphs.map(({ graph }) => graph)])
  }, 120_000)

  test('does not know what is wrong', () => {
    for (const index of wrong.keys()) {
      expect(faults).toContainEqual(expect.stringContaining(`graph-${index}.ts`))
    }
  })

  test('knows every type, property and value of the built pages', () => {
    const ofWrong = wrong.map((_graph, index) => `graph-${index}.ts`)
    expect(faults.filter((fault) => !ofWrong.some((file) => fault.startsWith(file)))).toEqual([])
  })
})

test('what is said cannot end the script element', () => {
  const data = { '@context': 'https://schema.org', '@graph': [] } satisfies Graph
  const json = toScriptJson({ ...data, name: '</script><!--<script>' })
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toMatchObject({ name: '</script><!--<script>' })
})
