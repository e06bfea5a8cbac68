import { isSampleHost } from '../../../hosting/is-sample-host.ts'
import { landingPath, pathIn, pricingPath } from '../../../src/urls/page-urls.ts'
import { locales } from '../../../src/locales.ts'
import type { LiveSite } from '../../live/live-site.ts'
import { joinWithAnd } from '../../core/report-language.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

type Data =
  | { problem: 'sample'; siteUrl: string }
  | { problem: 'canonical'; actual: string; expected: string }
  | { problem: 'noindex' }
  | { problem: 'sitemap'; urls: string[] }
  | { problem: 'image'; origin: string }

export default defineRule({
  id: 'public-url',
  severity: 'error',
  what: {
    en: 'A deployed site must name its pages and share images by `siteUrl`, and search engines may index it.',
  },
  why: {
    en: 'Search engines show the URL that pages and sitemap name, and leave out pages with `noindex`, which previews have.',
  },
  check: ({ origin, isLocal, site: { siteUrl }, pages, answers }: LiveSite): Problem<Data>[] => {
    const problems: Problem<Data>[] = []
    const add = (url: string, data: Data) => problems.push({ file: origin, pages: [url], data })
    for (const { url, page, response } of pages) {
      const { status, text, headers } = response
      if (page === undefined || status !== 200) continue
      const [, actual = ''] = /<link rel="canonical" href="([^"]*)"/.exec(text) ?? []
      const [, image = ''] = /<meta property="og:image" content="([^"]*)"/.exec(text) ?? []
      // A Brazilian host serves the URLs without a language in another language.
      const lang = locales.find((locale) => text.includes(`<html lang="${locale}"`)) ?? page.locale
      const expected = siteUrl + pathIn(lang, page.page)
      const isHidden =
        /<meta name="robots" content="[^"]*noindex/.test(text) ||
        `${headers['x-robots-tag']}`.includes('noindex')
      if (actual !== expected) add(url, wrongCanonical(actual, expected))
      if (!image.startsWith(`${siteUrl}/`)) add(url, { problem: 'image', origin: originOf(image) })
      if (isHidden) add(url, { problem: 'noindex' })
    }
    const isSample = !isLocal && origin !== siteUrl && isSampleHost(new URL(siteUrl).hostname)
    if (isSample && pages.length > 0) {
      const data: Data = { problem: 'sample', siteUrl }
      problems.push({ file: origin, pages: [origin], severity: 'warning', data })
    }
    const sitemap = answers.find(({ request: { target } }) => target === '/sitemap.xml')?.response
    if (sitemap?.status !== 200) return problems
    const listed = Array.from(sitemap.text.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => url)
    const expected = locales
      .flatMap((locale) => [landingPath(locale), pricingPath(locale)])
      .map((path) => siteUrl + path)
    const urls = [...new Set([...listed, ...expected])].filter(
      (url) => listed.includes(url) !== expected.includes(url),
    )
    if (urls.length > 0) add(`${origin}/sitemap.xml`, { problem: 'sitemap', urls })
    return problems
  },
  problem: {
    en: {
      sample: ({ siteUrl }) =>
        `\`siteUrl\` is still the sample ${siteUrl}, which all pages name as their URL.`,
      canonical: ({ actual, expected }) =>
        `The page names \`${actual}\` as its URL, not \`${expected}\`.`,
      noindex: 'The page asks search engines not to index it.',
      sitemap: ({ urls }) => `The sitemap lacks, or should not list, ${joinWithAnd('en', urls)}.`,
      image: ({ origin }) => `The share image is at \`${origin}\`, not at \`siteUrl\`.`,
    },
  },
  fix: {
    en: {
      sample: 'Write the URL of the site in content/site.yaml, then build and deploy again.',
      canonical: 'Correct `siteUrl` in content/site.yaml, then build and deploy again.',
      noindex: 'Deploy a build that is not a preview, and see whether the host adds a header.',
      sitemap: 'Deploy a build of this checkout.',
      image: 'Correct `siteUrl` in content/site.yaml, then build and deploy again.',
    },
  },
  cases: [],
})

/** Reports only the origins if they differ, because they are then wrong on every page. */
function wrongCanonical(actual: string, expected: string): Data {
  const [origin, expectedOrigin] = [originOf(actual), originOf(expected)]
  return origin === expectedOrigin
    ? { problem: 'canonical', actual, expected }
    : { problem: 'canonical', actual: origin, expected: expectedOrigin }
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : url
}
