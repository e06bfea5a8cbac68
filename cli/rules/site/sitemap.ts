import { parseXml, XmlElement } from '@rgrove/parse-xml'
import { fileStart, rangeIn, type Place } from '../../core/location.ts'
import { listedIn, type ReportLanguage } from '../../core/report-language.ts'
import { defineRule, type Problem } from '../../core/rule.ts'
import { hreflangLinks, indexablePages } from '../../site/page.ts'
import type { BuiltSite, TextFile } from '../../site/site.ts'
import { canonicalUrl, targetOf } from '../../site/urls.ts'

type Data =
  | { problem: 'not-xml'; reason: string }
  | { problem: 'absent' | 'nowhere' | 'not-canonical' | 'repeated' | 'missing-page'; url: string }
  | { problem: 'alternates'; url: string; missing: readonly string[]; extra: readonly string[] }

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
      nowhere: ({ url }) => `There is nothing at \`${url}\`.
        List only URLs in src/urls.ts.`,
      'not-canonical': ({ url }) => `\`${url}\` is not the canonical URL of its page.
        List only canonical URLs.`,
      repeated: ({ url }) => `\`${url}\` is listed twice.
        Remove one of the entries.`,
      'missing-page': ({ url }) => `\`${url}\` is missing.
        List every page that search engines may show.`,
      alternates: ({ url, missing, extra }) =>
        `The languages of \`${url}\` differ from those of the page: ${differenceIn('en', missing, extra)}.
        Write both from the same list.`,
    },
    pt: {
      'not-xml': ({ reason }) => `Isto não é XML: ${reason}
        Corrija o código que escreve o sitemap.`,
      absent: ({ url }) => `robots.txt indica um sitemap que não existe: \`${url}\`.
        Escreva a URL absoluta de um arquivo do site gerado.`,
      nowhere: ({ url }) => `Não existe nada em \`${url}\`.
        Liste apenas URLs de src/urls.ts.`,
      'not-canonical': ({ url }) => `\`${url}\` não é a URL canônica da página.
        Liste apenas URLs canônicas.`,
      repeated: ({ url }) => `\`${url}\` aparece duas vezes.
        Retire uma das entradas.`,
      'missing-page': ({ url }) => `Falta \`${url}\`.
        Liste todas as páginas que os buscadores podem mostrar.`,
      alternates: ({ url, missing, extra }) =>
        `Os idiomas de \`${url}\` diferem dos da página: ${differenceIn('pt', missing, extra)}.
        Gere ambos a partir da mesma lista.`,
    },
    es: {
      'not-xml': ({ reason }) => `Esto no es XML: ${reason}
        Corrija el código que escribe el sitemap.`,
      absent: ({ url }) => `robots.txt indica un sitemap que no existe: \`${url}\`.
        Escriba la URL absoluta de un archivo del sitio generado.`,
      nowhere: ({ url }) => `No hay nada en \`${url}\`.
        Enumere solo URL de src/urls.ts.`,
      'not-canonical': ({ url }) => `\`${url}\` no es la URL canónica de su página.
        Enumere solo URL canónicas.`,
      repeated: ({ url }) => `\`${url}\` aparece dos veces.
        Quite una de las entradas.`,
      'missing-page': ({ url }) => `Falta \`${url}\`.
        Enumere todas las páginas que los buscadores pueden mostrar.`,
      alternates: ({ url, missing, extra }) =>
        `Los idiomas de \`${url}\` difieren de los de la página: ${differenceIn('es', missing, extra)}.
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
      { name: 'a page that does not exist', path: '/en/prices', report: /nothing at `.*prices`/ },
      { name: 'a URL that is not canonical', path: '/', report: /not the canonical URL/ },
      { name: 'a page twice', path: '/en', report: /listed twice/ },
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
      report: /lacks `en https:\/\/www\.farol\.example\/en`; has `en-GB /,
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

const VERBS = { en: ['lacks', 'has'], pt: ['falta', 'sobra'], es: ['falta', 'sobra'] } as const

function differenceIn(language: ReportLanguage, ...lists: readonly (readonly string[])[]): string {
  const parts = lists.map((list, index) => `${VERBS[language][index]} ${listedIn(language, list)}`)
  return parts.filter((_, index) => lists[index]?.length).join('; ')
}

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
  const listed = new Set(entries.map(({ url }) => url))
  const expected = new Set(indexablePages(site.pages).map(({ url }) => canonicalUrl(site, url)))
  return [
    ...entries.flatMap((entry, index) => {
      const { url, start, end } = entry
      const isRepeated = entries.findIndex((other) => other.url === url) !== index
      const data = isRepeated ? ({ problem: 'repeated', url } as const) : problemOf(site, entry)
      return data ? [problemIn(file, data, rangeIn(file.text, start, end))] : []
    }),
    ...[...expected]
      .filter((url) => !listed.has(url))
      .map((url) => problemIn(file, { problem: 'missing-page', url })),
  ]
}

function problemIn({ path }: TextFile, data: Data, place: Place = fileStart): Problem<Data> {
  return { file: path, place, pages: [path], data }
}

function problemOf(site: BuiltSite, { url, alternates }: Entry): Data | undefined {
  const target = targetOf(site, '/', url)
  if (target.kind !== 'page' || !target.page) return { problem: 'nowhere', url }
  if (url !== canonicalUrl(site, target.url)) return { problem: 'not-canonical', url }
  const expected = hreflangLinks(target.page).map(({ tag, href }) => `${tag} ${href}`)
  const missing = expected.filter((one) => !alternates.includes(one))
  const extra = alternates.filter((one) => !expected.includes(one))
  if (missing.length + extra.length === 0) return undefined
  return { problem: 'alternates', url, missing, extra }
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
