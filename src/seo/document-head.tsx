import { pathIn, unprefixed, type PageUrl, type MetadataFile } from '../urls.ts'
import { contentIn } from '../content/load.tsx'
import { site } from '../content/site-facts.ts'
import { appleTouchIcon } from './icons.ts'
import { languageVersions } from './language-versions.ts'
import { canonicalUrl } from './canonical-url.ts'
import { OpenGraphTags } from './open-graph-tags.tsx'
import { structuredData } from './structured-data.ts'
import { toScriptJson } from '../script-json.ts'
import { color } from '../styles/colors.ts'
import headingFont from '../fonts/bricolage-grotesque.woff2?url'
import textFont from '../fonts/instrument-sans.woff2?url'

/** What the head of a page says beyond the template: title, summary, search and sharing, fonts. */
export function documentHead(address: PageUrl) {
  const { title, description } = contentIn[address.locale].site.words.pages[address.page]
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
      {address.page === 'notFound' ? (
        <meta name="robots" content="noindex" />
      ) : (
        <IndexedPageTags address={address} />
      )}
      <link rel="manifest" href={'/site.webmanifest' satisfies MetadataFile} />
      <link rel="apple-touch-icon" href={appleTouchIcon} />
      {[headingFont, textFont].map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {unprefixed.includes(address) && (
        <script dangerouslySetInnerHTML={{ __html: brazilianHostFallback(address) }} />
      )}
    </>
  )
}

/** What only a page has that may be found and shared. */
function IndexedPageTags({ address }: { address: PageUrl }) {
  return (
    <>
      <link rel="canonical" href={canonicalUrl(address)} />
      {languageVersions(address.page).map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <OpenGraphTags address={address} />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: toScriptJson(structuredData(address)) }}
      />
    </>
  )
}

/** For a Brazilian host whose server does not rewrite the two URLs without a language. */
function brazilianHostFallback({ page }: PageUrl): string {
  const marker = JSON.stringify(site.brazilianDomainMarker.toLowerCase())
  const target = JSON.stringify(pathIn('pt-BR', page))
  return `if(location.hostname.includes(${marker}))location.replace(${target}+location.search+location.hash)`
}
