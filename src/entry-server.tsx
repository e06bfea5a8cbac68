import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { documentHead } from './seo/document-head.tsx'
import { routes, type RouteHandle } from './routes.tsx'
import { stylesheets } from './styles/stylesheets.ts'
import type { PageUrl } from './urls/page-urls.ts'

export { ogImages } from './og-image/og-image.tsx'
export { metadataFileText } from './seo/metadata-files.ts'
export { notFoundUrls, pageUrls } from './urls/page-urls.ts'

/** A page's status, and the parts that are inserted into the `index.html` template. */
export interface RenderedPage {
  /** 200, or 404 if no page matches the path. */
  status: number
  lang: string
  /** Paths of the page's stylesheets relative to the project root, in order. */
  stylesheets: string[]
  head: string
  body: string
}

const handler = createStaticHandler(routes)

/**
 * Renders the page at a path.
 *
 * @param path absolute path without a query, such as `/en/precos`
 */
export async function render(path: string): Promise<RenderedPage> {
  const context = await handler.query(new Request(new URL(path, 'http://localhost')))
  if (context instanceof Response) throw new Error(`${path} led to a redirect`)

  const handle = context.matches.at(-1)?.route.handle as RouteHandle | undefined
  if (handle === undefined) throw new Error(`No route for ${path}`)

  const router = createStaticRouter(handler.dataRoutes, context)
  return {
    status: handle.url.page === 'notFound' ? 404 : 200,
    lang: handle.url.locale,
    stylesheets: [stylesheets[handle.url.page]],
    head: renderHead(handle.url),
    body: closeShapes(
      renderToStaticMarkup(
        <StaticRouterProvider router={router} context={context} hydrate={false} />,
      ),
    ),
  }
}

/** Makes shape and `use` elements self-closing, to save the bytes of React's end tags. */
function closeShapes(html: string): string {
  return html.replace(/><\/(circle|line|path|rect|use)>/g, '/>')
}

/** Renders the head. Invalid content fails a build; in development, it leaves only a title. */
function renderHead(url: PageUrl): string {
  try {
    return renderToStaticMarkup(documentHead(url))
  } catch (error) {
    if (!import.meta.env.DEV) throw error
    return `<title>${url.path}</title>`
  }
}
