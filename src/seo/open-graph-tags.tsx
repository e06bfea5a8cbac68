import type { PageUrl } from '../urls.ts'
import { contentIn } from '../content/load.tsx'
import { site } from '../content/site-facts.ts'
import { locales, type Locale } from '../locales.ts'
import { canonicalUrl } from './canonical-url.ts'
import { ogImage, sharingPictureSize } from './open-graph-image.ts'

/** What a page looks like where it is shared: Open Graph, and the same for Twitter's cards. */
export function OpenGraphTags({ address }: { address: PageUrl }) {
  const { locale, page } = address
  const { title, description } = contentIn[locale].site.words.pages[page]
  const picture = ogImage(address)
  const openGraph = {
    'og:type': 'website',
    'og:site_name': site.brand,
    'og:title': title,
    'og:description': description,
    'og:url': canonicalUrl(address),
    'og:locale': openGraphLocale(locale),
    'og:image': picture,
    'og:image:type': 'image/png',
    'og:image:width': sharingPictureSize.width,
    'og:image:height': sharingPictureSize.height,
    // The picture shows the title in large letters.
    'og:image:alt': title,
  }
  const card = {
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': picture,
    'twitter:image:alt': title,
  }
  return (
    <>
      {Object.entries(openGraph).map(([property, content]) => (
        <meta key={property} property={property} content={String(content)} />
      ))}
      {locales
        .filter((other) => other !== locale)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={openGraphLocale(other)} />
        ))}
      {Object.entries(card).map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
    </>
  )
}

/** Open Graph wants a territory with every language: that of the flag. */
function openGraphLocale(locale: Locale): string {
  const [language = locale] = locale.split('-')
  return `${language}_${site.flags.countries[locale].toUpperCase()}`
}
