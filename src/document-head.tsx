import { pathIn, unprefixed, type Address } from './addresses.ts'
import { contentIn } from './content/load.tsx'
import { site } from './content/site-facts.ts'
import { defaultLocale, locales } from './locales.ts'
import headingFont from './ui/fonts/bricolage-grotesque.woff2?url'
import textFont from './ui/fonts/instrument-sans.woff2?url'

/** What the head of a page says beyond the template: title, summary, languages, fonts. */
export function documentHead(address: Address) {
  const { title, description } = contentIn[address.locale].site.words.pages[address.page]
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {address.page === 'notFound' ? (
        <meta name="robots" content="noindex" />
      ) : (
        <LanguageLinks address={address} />
      )}
      {[headingFont, textFont].map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {unprefixed.includes(address) && (
        <script dangerouslySetInnerHTML={{ __html: brazilianHostFallback(address) }} />
      )}
    </>
  )
}

function LanguageLinks({ address: { page, locale } }: { address: Address }) {
  const absolute = (path: string) => site.siteUrl + path
  return (
    <>
      <link rel="canonical" href={absolute(pathIn(locale, page))} />
      {locales.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={absolute(pathIn(other, page))} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absolute(pathIn(defaultLocale, page))} />
    </>
  )
}

/** For a Brazilian host whose server does not rewrite the two addresses without a language. */
function brazilianHostFallback({ page }: Address): string {
  const marker = JSON.stringify(site.brazilianDomainMarker.toLowerCase())
  const target = JSON.stringify(pathIn('pt-BR', page))
  return `if(location.hostname.includes(${marker}))location.replace(${target}+location.search+location.hash)`
}
