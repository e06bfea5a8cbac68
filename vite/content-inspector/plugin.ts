import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Plugin, ViteDevServer } from 'vite'
import { tsImport } from 'tsx/esm/api'
import type * as Reader from '../../cli/site/content-on-page.ts'

type FindContent = Reader.FindContent

/** Receives the HTML of a page, and responds with what it shows of the content. */
const ENDPOINT = '/__content-inspector'

/**
 * The Vite plugin that leads from a text on a page to its place in the content, in development only:
 * Alt and the pointer show a text, Alt and a click open the editor, Alt+T lists the texts.
 */
export function contentInspector(): Plugin {
  return {
    name: 'content-inspector',
    apply: 'serve',

    configureServer: serveContent,
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'module', src: '/vite/content-inspector/client.ts' },
        injectTo: 'head-prepend',
      },
    ],
  }
}

function serveContent({ config: { root }, middlewares, watcher }: ViteDevServer): void {
  let content: Promise<FindContent> | undefined
  watcher.on('all', (_event, file) => {
    if (file.startsWith(path.join(root, 'content'))) content = undefined
  })
  middlewares.use(ENDPOINT, async (request, response) => {
    try {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      content ??= readContent(root)
      const found = (await content)(pathname, await text(request))
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(found))
    } catch (error) {
      content = undefined
      response.writeHead(500).end(error instanceof Error ? error.message : String(error))
    }
  })
}

let reader: Promise<typeof Reader> | undefined

/** Not a part of the configuration of Vite: a change of a schema would restart the server. */
async function readContent(root: string): Promise<FindContent> {
  reader ??= tsImport('../../cli/site/content-on-page.ts', import.meta.url) as Promise<
    typeof Reader
  >
  return (await reader).readContentOfPages(root)
}
