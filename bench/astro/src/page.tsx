import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import template from '../../../index.html?raw'
import type { PageUrl } from '../../../src/urls.ts'
import { documentHead } from '../../../src/seo/document-head.tsx'
import { routes, type RouteHandle } from '../../../src/routes.tsx'
import { HOLE, IslandsInPage, type IslandInPage } from './replaced/island-hole.tsx'

/** A page of the site as Astro puts it together. */
export interface Page {
  lang: string
  /** Without the stylesheet and the script, which Astro adds. */
  head: string
  /** The body: HTML, each part but the last followed by an island. */
  parts: { html: string; island?: IslandInPage | undefined }[]
}

/** Every page of the site by the path of its file, without the ending. */
export const pages = routes.map(({ handle, element }) => {
  const { address } = handle as RouteHandle
  return { path: address.file.replace(/\.html$/, ''), address, element: element as ReactElement }
})

export function renderPage({ address, element }: (typeof pages)[number]): Page {
  const islands: IslandInPage[] = []
  const body = renderToStaticMarkup(<IslandsInPage value={islands}>{element}</IslandsInPage>)
  return {
    lang: address.locale,
    head: headOf(address),
    parts: body.split(HOLE).map((html, index) => ({ html, island: islands[index] })),
  }
}

function headOf(address: PageUrl): string {
  const [, head = ''] = /<head>(.*)<\/head>/s.exec(template) ?? []
  return head
    .replace(/<link rel="stylesheet"[^>]*>/, '')
    .replace(/<script type="module"[^>]*><\/script>/, '')
    .replace('<!--head-->', () => renderToStaticMarkup(documentHead(address)))
}
