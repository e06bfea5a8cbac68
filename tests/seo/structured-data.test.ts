import { beforeAll, describe, expect, test } from 'vitest'
import { planIds } from '../../src/content/prices.ts'
import { locales } from '../../src/locales.ts'
import { toScriptJson } from '../../src/components/script-json.ts'
import { pageUrls, pathIn } from '../../src/urls/page-urls.ts'
import { brokenUrls, documentHead, htmlOf, pricesOf, site, wordsOf } from './built-site.ts'

type Node = Record<string, unknown>
type Catalog = { hasOfferCatalog: { itemListElement: Node[] } }

describe.each(pageUrls)('the structured data on $path', (url) => {
  const { locale, page } = url
  let blocks: string[]
  let graph: { '@graph': Node[] }
  beforeAll(() => {
    blocks = documentHead(url).structuredData
    graph = JSON.parse(`${blocks[0]}`)
  })
  const nodeOf = (type: string) => graph['@graph'].find((node) => node['@type'] === type)

  test('one block describes the company and its site', () => {
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

  test('every internal URL exists', () => {
    expect(brokenUrls(graph)).toEqual([])
  })

  test.runIf(page === 'pricing')('each plan is offered at the prices that the page shows', () => {
    const { currency: priceCurrency, plans } = pricesOf(locale)
    const words = wordsOf(locale, 'pricing').plans
    const service = nodeOf('Service') as Node & Catalog
    expect(service['url']).toBe(site.siteUrl + pathIn(locale, page))
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
    const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ')
    const html = withPlainSpaces(htmlOf(url))
    for (const id of planIds) {
      const { priceText, setupPriceText } = plans[id]
      for (const text of [priceText, setupPriceText].filter((one) => one !== null)) {
        expect(html).toContain(`>${withPlainSpaces(text)}<`)
      }
    }
  })
})

test('text in the structured data cannot end its script element', () => {
  const json = toScriptJson({ name: '</script><!--<script>' })
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({ name: '</script><!--<script>' })
})
