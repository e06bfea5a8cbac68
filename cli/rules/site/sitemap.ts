import { parseXml, XmlElement } from '@rgrove/parse-xml'
import { difference } from '../../content/words.ts'
import { fileStart, rangeIn, type Place } from '../../core/location.ts'
import { differenceIn, type Difference } from '../../core/report-language.ts'
import { defineRule, type Problem } from '../../core/rule.ts'
import { hreflangLinks, indexablePages } from '../../site/page.ts'
import type { BuiltSite, TextFile } from '../../site/site.ts'
import { canonicalUrl, targetOf } from '../../site/urls.ts'

type Data =
  | { problem: 'not-xml'; reason: string }
  | { problem: 'absent' | 'unexpected' | 'missing'; url: string }
  | ({ problem: 'alternates'; url: string } & Difference)

export default defineRule({
  id: 'sitemap',
  severity: 'error',
  about: {
    en: `The sitemap, if any, has every page for search engines once, at its canonical URL and with the languages of the page.
      The sitemap in robots.txt exists.`,
    pt: `O sitemap, se houver, tem cada página para os buscadores uma vez, com a URL canônica e os idiomas da página.
      O sitemap indicado em robots.txt existe.`,
    es: `El sitemap, si lo hay, tiene cada página para los buscadores una vez, con su URL canónica y los idiomas de la página.
      El sitemap que indica robots.txt existe.`,
  },
  check: (site: BuiltSite) =>
    site.texts.flatMap((file) => {
      if (file.file === 'robots.txt') return inRobots(site, file)
      return file.file === 'sitemap.xml' ? inSitemap(site, file) : []
    }),
  messages: {
    en: {
      'not-xml': ({ reason }) => `This is not XML: ${reason}
        Correct the code that writes the sitemap.`,
      absent: ({ url }) => `robots.txt links to a sitemap that does not exist: \`${url}\`.
        Write the absolute URL of a file in the build.`,
      unexpected: ({ url }) =>
        `\`${url}\` is not the canonical URL of a page for search engines, or it is listed twice.
        List every page once, at its canonical URL.`,
      missing: ({ url }) => `\`${url}\` is missing.
        List every page that search engines may show.`,
      alternates: (data) =>
        `The languages of \`${data.url}\` differ from those of the page: ${differenceIn('en', data)}.
        Write both from the same list.`,
    },
    pt: {
      'not-xml': ({ reason }) => `Isto não é XML: ${reason}
        Corrija o código que escreve o sitemap.`,
      absent: ({ url }) => `robots.txt indica um sitemap que não existe: \`${url}\`.
        Escreva a URL absoluta de um arquivo do site gerado.`,
      unexpected: ({ url }) =>
        `\`${url}\` não é a URL canônica de uma página para os buscadores, ou aparece duas vezes.
        Liste cada página uma vez, com a URL canônica.`,
      missing: ({ url }) => `Falta \`${url}\`.
        Liste todas as páginas que os buscadores podem mostrar.`,
      alternates: (data) =>
        `Os idiomas de \`${data.url}\` diferem dos da página: ${differenceIn('pt', data)}.
        Gere ambos a partir da mesma lista.`,
    },
    es: {
      'not-xml': ({ reason }) => `Esto no es XML: ${reason}
        Corrija el código que escribe el sitemap.`,
      absent: ({ url }) => `robots.txt indica un sitemap que no existe: \`${url}\`.
        Escriba la URL absoluta de un archivo del sitio generado.`,
      unexpected: ({ url }) =>
        `\`${url}\` no es la URL canónica de una página para los buscadores, o aparece dos veces.
        Enumere cada página una vez, con su URL canónica.`,
      missing: ({ url }) => `Falta \`${url}\`.
        Enumere todas las páginas que los buscadores pueden mostrar.`,
      alternates: (data) =>
        `Los idiomas de \`${data.url}\` difieren de los de la página: ${differenceIn('es', data)}.
        Genere ambos a partir de la misma lista.`,
    },
  },
  cases: [
    {
      name: 'a sitemap in robots.txt that does not exist',
      file: 'dist/robots.txt',
      find: /https:.*/,
      replace: '‸https://www.farol.example/site-map.xml',
      report: /a sitemap that does not exist/,
    },
    {
      name: 'invalid XML',
      file: 'dist/sitemap.xml',
      find: /<\/url>/,
      replace: '',
      report: /This is not XML/,
    },
    ...[
      {
        name: 'a URL that is not canonical',
        path: '/',
        report: /\.example\/` is not the canonical URL/,
      },
      { name: 'a page twice', path: '/en', report: /`.*\/en` .* listed twice/ },
    ].map(({ name, path, report }) => ({
      name,
      file: 'dist/sitemap.xml',
      find: /<\/urlset>/,
      replace: `<url>‸<loc>https://www.farol.example${path}</loc></url></urlset>`,
      report,
    })),
    {
      name: 'other languages than the page',
      file: 'dist/sitemap.xml',
      find: /<loc>([^<]*\/es)<\/loc>([^]*?)hreflang="en"/,
      replace: '‸<loc>$1</loc>$2hreflang="en-GB"',
      report: /lacks `en https:\/\/www\.farol\.example\/en` and has `en-GB /,
    },
    {
      name: 'a page that is missing',
      file: 'dist/sitemap.xml',
      find: /<url>\s*<loc>[^<]*\/es\/precos<\/loc>[^]*?<\/url>/,
      replace: '',
      report: /`https:\/\/www\.farol\.example\/es\/precos` is missing/,
    },
  ],
})

function inRobots(site: BuiltSite, file: TextFile): Problem<Data>[] {
  return [...file.text.matchAll(/^sitemap:\s*(\S+)/gim)].flatMap((match) => {
    const url = match[1] ?? ''
    if (targetOf(site, '/', url).kind === 'file') return []
    const end = match.index + match[0].length
    return [problemIn(file, { problem: 'absent', url }, rangeIn(file.text, end - url.length, end))]
  })
}

function inSitemap(site: BuiltSite, file: TextFile): Problem<Data>[] {
  let entries: Entry[]
  try {
    entries = entriesOf(file.text)
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('\n') : [String(error)]
    return [problemIn(file, { problem: 'not-xml', reason })]
  }
  const missing = new Map(
    indexablePages(site.pages).map(({ page, url }) => [canonicalUrl(site, url), page]),
  )
  const wrong = entries.flatMap(({ url, alternates, start, end }) => {
    const report = (data: Data) => [problemIn(file, data, rangeIn(file.text, start, end))]
    const page = missing.get(url)
    // The next entry with the same URL is not expected.
    missing.delete(url)
    if (!page) return report({ problem: 'unexpected', url })
    const expected = hreflangLinks(page).map(({ tag, href }) => `${tag} ${href}`)
    const languages = difference(expected, alternates)
    const isEqual = languages.missing.length + languages.extra.length === 0
    return isEqual ? [] : report({ problem: 'alternates', url, ...languages })
  })
  return [
    ...wrong,
    ...[...missing.keys()].map((url) => problemIn(file, { problem: 'missing', url })),
  ]
}

function problemIn({ path }: TextFile, data: Data, place: Place = fileStart): Problem<Data> {
  return { file: path, place, pages: [path], data }
}

interface Entry {
  url: string
  /** Language and URL, as `en https://…`. */
  alternates: string[]
  start: number
  end: number
}

function entriesOf(xml: string): Entry[] {
  const { root } = parseXml(xml, { includeOffsets: true })
  return elementsIn(root).flatMap((entry) => {
    const location = elementsIn(entry).find(({ name }) => name === 'loc')
    if (!location) return []
    const alternates = elementsIn(entry)
      .filter(({ name }) => name.endsWith(':link'))
      .map(({ attributes }) => `${attributes['hreflang']} ${attributes['href']}`)
    const { start, end } = location
    return { url: location.text.trim(), alternates, start, end }
  })
}

function elementsIn(parent: XmlElement | null): XmlElement[] {
  return parent?.children.filter((child) => child instanceof XmlElement) ?? []
}
