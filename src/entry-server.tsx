import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { documentHead } from './seo/document-head.tsx'
import { routes, type RouteHandle } from './routes.tsx'
import { stylesheets } from './stylesheets.ts'

/** A page as the prerenderer and the development server put it into the template. */
export interface RenderedPage {
  /** 200, or 404 for a path that no page has. */
  status: number
  lang: string
  /** Files of its styles from the folder of the project, in their order. */
  stylesheets: string[]
  head: string
  body: string
}

const handler = createStaticHandler(routes)

/**
 * Renders the page of a path.
 *
 * @param path absolute path without query, such as `/en/precos`
 */
export async function render(path: string): Promise<RenderedPage> {
  const context = await handler.query(new Request(new URL(path, 'http://localhost')))
  if (context instanceof Response) throw new Error(`${path} answered with a redirect`)

  const handle = context.matches.at(-1)?.route.handle as RouteHandle | undefined
  if (handle === undefined) throw new Error(`No route for ${path}`)

  const router = createStaticRouter(handler.dataRoutes, context)
  return {
    status: handle.address.page === 'notFound' ? 404 : 200,
    lang: handle.address.locale,
    stylesheets: [stylesheets[handle.address.page]],
    head: renderToStaticMarkup(documentHead(handle.address)),
    body: renderToStaticMarkup(
      <StaticRouterProvider router={router} context={context} hydrate={false} />,
    ),
  }
}
