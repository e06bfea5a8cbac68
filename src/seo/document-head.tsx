import { contentIn } from '../load-content.tsx'
import { site } from '../settings/site-settings.ts'
import headingFont from '../fonts/bricolage-grotesque.woff2?url'
import textFont from '../fonts/instrument-sans.woff2?url'
import { locales, type Locale } from '../locales.ts'
import { toScriptJson } from '../components/script-json.ts'
import { color } from '../styles/token-colors.ts'
import {
  pathIn,
  shortUrl,
  urlsWithoutLanguage,
  type MetadataFile,
  type PageUrl,
} from '../urls/page-urls.ts'
import { canonicalUrl, languageVersions, ogImageSize, ogImageUrl } from '../settings/public-urls.ts'
import { structuredData } from './structured-data.ts'

/** The tags in a page's head, in addition to those in the `index.html` template. */
export function documentHead(url: PageUrl) {
  const { title, description } = contentIn[url.locale].site.words.pages[url.page]
  const { analytics } = site.privacy.recipients
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {(['light', 'dark'] as const).map((scheme) => (
        <meta
          key={scheme}
          name="theme-color"
          content={color(`paper-${scheme}`)}
          media={`(prefers-color-scheme: ${scheme})`}
        />
      ))}
      {url.page === 'notFound' ? (
        <meta name="robots" content="noindex" />
      ) : (
        <IndexedPageTags url={url} />
      )}
      <link rel="manifest" href={'/site.webmanifest' satisfies MetadataFile} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {/* The headline's font comes first, because body text can be shown in a fallback font. */}
      <FontPreload href={headingFont} />
      <FontPreload href={textFont} />
      <style dangerouslySetInnerHTML={{ __html: printedFooter }} />
      {urlsWithoutLanguage.includes(url) && (
        <script dangerouslySetInnerHTML={{ __html: brazilianHostFallback(url) }} />
      )}
      {analytics !== undefined && isPublic && (
        <script defer src={analytics.script} {...analytics.attributes} />
      )}
    </>
  )
}

/** The brand and URL at the bottom of each printed page; `global-print.css` styles them. */
const printedFooter = `@page{@bottom-left{content:${JSON.stringify(`${site.brand} · ${shortUrl(site.siteUrl)}`)}}}`

/** Whether to count visits: not in development, and not in pull request previews. */
const isPublic = import.meta.env.PROD && !import.meta.env.VITE_PREVIEW

function FontPreload({ href }: { href: string }) {
  return <link rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
}

function IndexedPageTags({ url }: { url: PageUrl }) {
  return (
    <>
      <link rel="canonical" href={canonicalUrl(url)} />
      {languageVersions(url.page).map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <SharingTags url={url} />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: toScriptJson(structuredData(url)) }}
      />
    </>
  )
}

function SharingTags({ url }: { url: PageUrl }) {
  const { title, description } = contentIn[url.locale].site.words.pages[url.page]
  const image = ogImageUrl(url)
  const openGraph = {
    'og:type': 'website',
    'og:site_name': site.brand,
    'og:title': title,
    'og:description': description,
    'og:url': canonicalUrl(url),
    'og:locale': openGraphLocale(url.locale),
    'og:image': image,
    'og:image:type': 'image/png',
    'og:image:width': ogImageSize.width,
    'og:image:height': ogImageSize.height,
    // Names the brand and the page.
    'og:image:alt': title,
  }
  const twitter = {
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': image,
    'twitter:image:alt': title,
  }
  return (
    <>
      {Object.entries(openGraph).map(([property, content]) => (
        <meta key={property} property={property} content={String(content)} />
      ))}
      {locales
        .filter((other) => other !== url.locale)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={openGraphLocale(other)} />
        ))}
      {Object.entries(twitter).map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
    </>
  )
}

/** Returns a locale such as `pt_BR`, with the flag's country: Open Graph requires a country. */
function openGraphLocale(locale: Locale): string {
  const [language = locale] = locale.split('-')
  return `${language}_${site.flags.countries[locale].toUpperCase()}`
}

/** Returns a script that redirects to pt-BR on Brazilian hosts that do not rewrite this path. */
function brazilianHostFallback({ page }: PageUrl): string {
  const marker = JSON.stringify(site.brazilianDomainMarker.toLowerCase())
  const target = JSON.stringify(pathIn('pt-BR', page))
  return `if(location.hostname.includes(${marker}))location.replace(${target}+location.search+location.hash)`
}
