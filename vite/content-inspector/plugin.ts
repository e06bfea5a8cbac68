import { realpathSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import launchEditor from 'launch-editor'
import { text } from 'node:stream/consumers'
import type { Plugin, ViteDevServer } from 'vite'
import { tsImport } from 'tsx/esm/api'
import type * as Reader from '../../cli/built-site/content-on-page.ts'

type FindContent = Reader.FindContent

/** Receives a page's HTML, and responds with the content that the page shows. */
const INSPECTOR_URL = '/__content-inspector'

/** Opens a file in the editor. Replaces Vite's handler, which reports no errors. */
const EDITOR_URL = '/__open-in-editor'

/** Milliseconds after which an editor command that has not failed counts as successful. */
const EDITOR_START = 500

/** The folders whose files can be opened in the editor. */
const editableFolders = ['content', 'src']

/** Maximum size of a page's HTML in bytes; the landing page has about 200,000. */
const MAX_BYTES = 1024 * 1024

/**
 * The Vite plugin that finds the source of a text on a page, in development only. While Alt is
 * held down, hovering shows details and a click opens the editor; Alt+T lists all texts.
 */
export function contentInspector(): Plugin {
  return {
    name: 'content-inspector',
    apply: 'serve',
    configureServer(server) {
      guardRequests(server)
      serveEditor(server)
      serveContent(server)
    },
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'module', src: '/vite/content-inspector/client.ts' },
        injectTo: 'head-prepend',
      },
    ],
  }
}

/**
 * Refuses requests from other sites' pages and for files outside `editableFolders`. Otherwise, any
 * site could open any file in the developer's editor.
 */
function guardRequests({ config: { root }, middlewares }: ViteDevServer): void {
  for (const url of [EDITOR_URL, INSPECTOR_URL]) {
    middlewares.use(url, (request, response, next) => {
      // Every browser that the site supports sends this header.
      const isSameOrigin = request.headers['sec-fetch-site'] === 'same-origin'
      if (isSameOrigin && (url === INSPECTOR_URL || isEditable(root, request))) next()
      else response.writeHead(403).end()
    })
  }
}

function isEditable(root: string, { url = '' }: IncomingMessage): boolean {
  try {
    const actual = realpathSync(requestedLocation(root, url).replace(/:\d+(?::\d+)?$/, ''))
    return editableFolders.some((folder) =>
      actual.startsWith(realpathSync(path.join(root, folder)) + path.sep),
    )
  } catch {
    // The file does not exist.
    return false
  }
}

/** Returns a requested file's absolute path, which may end with a line and column. */
function requestedLocation(root: string, url: string): string {
  const file = new URL(url, 'http://localhost').searchParams.get('file') ?? ''
  return path.resolve(root, file)
}

function serveEditor({ config: { root }, middlewares }: ViteDevServer): void {
  middlewares.use(EDITOR_URL, ({ url = '' }, response) => {
    const timer = setTimeout(() => response.end(), EDITOR_START)
    launchEditor(requestedLocation(root, url), () => {
      clearTimeout(timer)
      response.writeHead(500).end()
    })
  })
}

function serveContent({ config: { root }, middlewares, watcher }: ViteDevServer): void {
  let content: Promise<FindContent> | undefined
  watcher.on('all', (_event, file) => {
    if (file.startsWith(path.join(root, 'content'))) content = undefined
  })
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      content ??= readContent(root)
      const found = (await content)(pathname, await text(request))
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(found))
    } catch (error) {
      content = undefined
      response.writeHead(500).end(error instanceof Error ? error.message : String(error))
    }
  }
  // Handles one page at a time, because a parsed page is many times as large as its HTML.
  let previous = Promise.resolve()
  middlewares.use(INSPECTOR_URL, (request, response) => {
    if (Number(request.headers['content-length'] ?? Infinity) > MAX_BYTES) {
      response.writeHead(413, { Connection: 'close' }).end()
    } else previous = previous.then(() => respond(request, response))
  })
}

let reader: Promise<typeof Reader> | undefined

/** Loads the reader at run time: if the config imported it, a schema change would restart Vite. */
async function readContent(root: string): Promise<FindContent> {
  reader ??= tsImport('../../cli/built-site/content-on-page.ts', import.meta.url) as Promise<
    typeof Reader
  >
  return (await reader).readContentOfPages(root)
}
