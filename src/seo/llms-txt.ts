import { pageUrls, urlsWithoutLanguage } from '../urls/page-urls.ts'
import { contentIn } from '../load-content.tsx'
import { fill } from '../content/placeholders.ts'
import { limitFormat, limitNames } from '../content/limit-format.ts'
import { planIds } from '../content/prices.ts'
import { site } from '../settings/site-settings.ts'
import { planLimits, priceTables } from '../generated/prices/index.ts'
import { locales, type Locale } from '../locales.ts'
import { canonicalUrl } from '../settings/public-urls.ts'

/** The language of the summary; the list of pages includes all languages. */
const SUMMARY_LOCALE: Locale = 'en'

/**
 * Returns a summary of the site for language models, in the format of llmstxt.org: Markdown with
 * the brand as its title, a blockquoted description, a text and, per language, a section of links.
 */
export function llmsTxt(): string {
  const { services, pricing, contact, site: siteWords } = contentIn[SUMMARY_LOCALE]
  const { pages, header } = siteWords.words
  const blocks = [
    `# ${site.brand}`,
    `> ${pages.landing.description}`,
    services.words.title,
    list(Object.values(services.words.items).map(({ name, text }) => `**${name}**: ${text}`)),
    pricing.words.title,
    list(planLines()),
    contact.words.card.title,
    list([site.email, site.phone.display, site.address.join(', ')]),
    ...locales.flatMap((locale) => [`## ${header.languageNames[locale]}`, list(pageLines(locale))]),
  ]
  return `${blocks.join('\n\n')}\n`
}

function planLines(): string[] {
  const { words } = contentIn[SUMMARY_LOCALE].pricing
  const format = limitFormat(SUMMARY_LOCALE, words.unlimited)
  return planIds.map((id) => {
    const { priceText, setupPriceText } = priceTables[SUMMARY_LOCALE].plans[id]
    const { name, features, ...plan } = words.plans[id]
    const setup = setupPriceText === null ? [] : [fill(words.setup, { amount: setupPriceText })]
    const limits = limitNames.map((limit) =>
      fill(plan[limit], { amount: format(planLimits[id][limit]) }),
    )
    const parts = [`${priceText} ${words.period}`, ...setup, ...limits, ...features]
    return `**${name}**: ${parts.join('; ')}`
  })
}

function pageLines(of: Locale): string[] {
  return pageUrls
    .filter((url) => url.locale === of && !urlsWithoutLanguage.includes(url))
    .map((url) => {
      const { title, description } = contentIn[of].site.words.pages[url.page]
      return `[${title}](${canonicalUrl(url)}): ${description}`
    })
}

function list(items: string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}
