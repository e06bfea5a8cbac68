import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { ViteDevServer } from 'vite'
import { isMetadataFile, metadataFiles } from '../urls.ts'
import { fillTemplate } from '../../vite/page-template.ts'
import type { OpenPages } from './open-pages.ts'
import type { RenderedPages } from './rendered-pages.ts'

const CATALOGUE = '/_catalogue'

/** A page for Vite's client, which shows what the content check says. */
const ONLY_THE_OVERLAY =
  '<!doctype html><title>!</title><script type="module" src="/@vite/client"></script>'

/** What is known of the content; while it is wrong, a page only carries the message. */
export interface ContentState {
  /** Whether the last check found errors. */
  wasWrong: () => boolean
  /** The same, once the check that is under way has ended. */
  isWrong: () => Promise<boolean>
}

/** How long a check of the content waits for somebody to open a page, in milliseconds. */
const LONGEST_WAIT = 500

/**
 * As soon as the server listens, gets ready for the first page; when that is
 * answered, or nobody asks, lets the content be checked and gets ready for changes.
 */
export function getReady(server: ViteDevServer, pages: RenderedPages, content: ContentState): void {
  const { httpServer } = server
  httpServer?.once('listening', async () => {
    const answered = new Promise<void>((resolve) => {
      const look = (request: IncomingMessage, response: ServerResponse) => {
        if (!request.headers.accept?.includes('text/html')) return
        httpServer.off('request', look)
        response.once('close', resolve)
      }
      httpServer.on('request', look)
    })
    // A fault is for the page to say.
    await pages.load('pages').catch(() => {})
    await Promise.race([answered, setTimeout(LONGEST_WAIT)])
    await content.isWrong()
    await pages.warmUp()
  })
}

/** Answers requests for pages. */
export function servePages(
  server: ViteDevServer,
  pages: RenderedPages,
  open: OpenPages,
  content: ContentState,
): void {
  server.middlewares.use(async (request, response, next) => {
    const address = request.originalUrl ?? '/'
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    open.asked()
    try {
      // The check of sound content takes longer than the page; what it finds comes after it.
      if (content.wasWrong() && (await content.isWrong())) sendOverlay(response)
      else await answer(server, pages, address, response)
    } catch (error) {
      // Content that is wrong may break the page before the check has said so.
      if (await content.isWrong()) sendOverlay(response)
      else next(pages.explain(error))
    }
  })
}

async function answer(
  server: ViteDevServer,
  pages: RenderedPages,
  address: string,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(address, 'http://localhost')
  if (isMetadataFile(pathname)) {
    const { metadataFileText } = await pages.load('pages')
    const text = metadataFileText[pathname]()
    response.setHeader('Content-Type', metadataFiles[pathname])
    response.end(text)
    return
  }
  const isCatalogue = `${pathname}/`.startsWith(`${CATALOGUE}/`)
  const file = path.join(server.config.root, 'index.html')
  const [template, { render }] = await Promise.all([
    readFile(file, 'utf8').then((html) => server.transformIndexHtml(address, html)),
    pages.load(isCatalogue ? 'catalogue' : 'pages'),
  ])
  const page = await render(pathname)
  response.statusCode = page.status
  response.end(fillTemplate(template, page, linkTo))
}

function linkTo(stylesheet: string): string {
  return `<link rel="stylesheet" href="/${stylesheet}">`
}

function sendOverlay(response: ServerResponse): void {
  response.statusCode = 500
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end(ONLY_THE_OVERLAY)
}
