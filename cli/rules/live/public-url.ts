import { isSampleHost } from '../../../hosting/is-sample-host.ts'
import { pageUrls, pathIn, urlsWithoutLanguage } from '../../../src/urls/page-urls.ts'
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
    pt: 'Um site publicado deve indicar as suas páginas e imagens de compartilhamento com `siteUrl`, e os buscadores podem indexá-lo.',
    es: 'Un sitio publicado debe indicar sus páginas e imágenes para compartir con `siteUrl`, y los buscadores pueden indexarlo.',
  },
  why: {
    en: 'Search engines show the URL that pages and sitemap name, and leave out pages with `noindex`, which previews have.',
    pt: 'Os buscadores mostram a URL indicada nas páginas e no sitemap e deixam de fora páginas com `noindex`, como as prévias.',
    es: 'Los buscadores muestran la URL que indican las páginas y el sitemap, y omiten las páginas con `noindex`, como las vistas previas.',
  },
  check: ({ origin, isLocal, site: { siteUrl }, pages, answers }: LiveSite): Problem<Data>[] => {
    const problems: Problem<Data>[] = []
    const add = (url: string, data: Data) => problems.push({ file: origin, pages: [url], data })
    for (const { url, page, response } of pages) {
      const { status, text, headers } = response
      if (page === undefined || status !== 200) continue
      const [, actual = ''] = /<link rel="canonical" href="([^"]*)"/.exec(text) ?? []
      const [, image = ''] = /<meta property="og:image" content="([^"]*)"/.exec(text) ?? []
      // On a Brazilian host name, URLs without a language are served in pt-BR.
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
    const expected = pageUrls
      .filter((page) => !urlsWithoutLanguage.includes(page))
      .map(({ path }) => siteUrl + path)
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
    pt: {
      sample: ({ siteUrl }) =>
        `\`siteUrl\` ainda é o exemplo ${siteUrl}, que todas as páginas indicam como sua URL.`,
      canonical: ({ actual, expected }) =>
        `A página indica \`${actual}\` como sua URL, e não \`${expected}\`.`,
      noindex: 'A página pede aos buscadores que não a indexem.',
      sitemap: ({ urls }) => `Faltam no sitemap, ou sobram nele, ${joinWithAnd('pt', urls)}.`,
      image: ({ origin }) =>
        `A imagem de compartilhamento está em \`${origin}\`, e não em \`siteUrl\`.`,
    },
    es: {
      sample: ({ siteUrl }) =>
        `\`siteUrl\` es todavía el ejemplo ${siteUrl}, que todas las páginas indican como su URL.`,
      canonical: ({ actual, expected }) =>
        `La página indica \`${actual}\` como su URL, y no \`${expected}\`.`,
      noindex: 'La página pide a los buscadores que no la indexen.',
      sitemap: ({ urls }) => `Faltan en el sitemap, o sobran en él, ${joinWithAnd('es', urls)}.`,
      image: ({ origin }) => `La imagen para compartir está en \`${origin}\`, y no en \`siteUrl\`.`,
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
    pt: {
      sample: 'Escreva a URL do site em content/site.yaml e publique um novo build.',
      canonical: 'Corrija `siteUrl` em content/site.yaml e publique um novo build.',
      noindex: 'Publique um build que não seja uma prévia e veja se a hospedagem põe um cabeçalho.',
      sitemap: 'Publique um build deste checkout.',
      image: 'Corrija `siteUrl` em content/site.yaml e publique um novo build.',
    },
    es: {
      sample: 'Escriba la URL del sitio en content/site.yaml y publique un nuevo build.',
      canonical: 'Corrija `siteUrl` en content/site.yaml y publique un nuevo build.',
      noindex:
        'Publique un build que no sea una vista previa y vea si el alojamiento añade una cabecera.',
      sitemap: 'Publique un build de este checkout.',
      image: 'Corrija `siteUrl` en content/site.yaml y publique un nuevo build.',
    },
  },
  cases: [],
})

/** If the origins differ, names only the origins, because they then differ on every page. */
function wrongCanonical(actual: string, expected: string): Data {
  const [origin, expectedOrigin] = [originOf(actual), originOf(expected)]
  return origin === expectedOrigin
    ? { problem: 'canonical', actual, expected }
    : { problem: 'canonical', actual: origin, expected: expectedOrigin }
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : url
}
