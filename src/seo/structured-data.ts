import type {
  Graph,
  Offer,
  Organization,
  Service,
  Thing,
  UnitPriceSpecification,
  WebSite,
} from 'schema-dts'
import type { PageUrl } from '../urls/page-urls.ts'
import { contentIn } from '../load-content.tsx'
import { planIds } from '../content/prices.ts'
import type { PlanPrice } from '../content/price-table.ts'
import { site } from '../settings/site-settings.ts'
import { priceTables } from '../generated/prices/index.ts'
import { locales, type Locale } from '../locales.ts'
import { canonicalUrl, publicUrl } from '../settings/public-urls.ts'

const organizationId = () => publicUrl('/#organization')

/** Returns a page's schema.org data, which contains only what visitors can also see on the site. */
export function structuredData({ page, locale }: PageUrl): Graph {
  const things: Record<PageUrl['page'], () => Thing[]> = {
    landing: () => [organization(), webSite()],
    pricing: () => [organization(), webSite(), assistant(locale)],
    notices: () => [organization(), webSite()],
    notFound: () => [],
  }
  return { '@context': 'https://schema.org', '@graph': things[page]() }
}

function organization(): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId(),
    name: site.brand,
    legalName: site.legalName,
    url: publicUrl('/'),
    logo: publicUrl('/icon-512.png'),
    email: site.email,
    telephone: site.phone.number,
    address: site.address.join(', '),
  }
}

function webSite(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': publicUrl('/#website'),
    name: site.brand,
    url: publicUrl('/'),
    inLanguage: [...locales],
    publisher: { '@id': organizationId() },
  }
}

/** Returns the virtual assistant as a service, with its plans as offers. */
function assistant(locale: Locale): Service {
  const { products, pricing, site: words } = contentIn[locale]
  const url = canonicalUrl({ page: 'pricing', locale })
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: products.words.lines.youbot.name,
    description: words.words.pages.pricing.description,
    url,
    provider: { '@id': organizationId() },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: pricing.words.title,
      itemListElement: planIds.map((id) => planOffer(priceTables[locale].plans[id], locale, url)),
    },
  }
}

function planOffer(plan: PlanPrice, locale: Locale, url: string): Offer {
  const { name, description } = contentIn[locale].pricing.words.plans[plan.id]
  const priceCurrency = priceTables[locale].currency
  const component = (
    type: 'Subscription' | 'ActivationFee',
    price: number,
  ): UnitPriceSpecification => ({
    '@type': 'UnitPriceSpecification',
    priceComponentType: `https://schema.org/${type}`,
    price,
    priceCurrency,
  })
  const monthly: UnitPriceSpecification = {
    ...component('Subscription', plan.price),
    // The UN/CEFACT code for a month.
    unitCode: 'MON',
    billingIncrement: 1,
  }
  return {
    '@type': 'Offer',
    name,
    description,
    url,
    price: plan.price,
    priceCurrency,
    priceSpecification:
      plan.setupPrice === null ? monthly : [monthly, component('ActivationFee', plan.setupPrice)],
  }
}
