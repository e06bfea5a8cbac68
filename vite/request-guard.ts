import { realpathSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import type { Connect, Plugin } from 'vite'
import { INSPECTOR_URL } from './content-inspector/plugin.ts'

/** The URL at which Vite opens a file in the editor. */
const EDITOR_URL = '/__open-in-editor'

/** The folders whose files can be opened in the editor. */
const EDITABLE = ['content', 'src']

/**
 * The Vite plugin that refuses requests from pages of other sites, which would otherwise open any
 * file in the editor of whoever runs the development server.
 */
export function requestGuard(): Plugin {
  return {
    name: 'request-guard',
    apply: 'serve',
    configureServer({ config: { root }, middlewares }) {
      for (const url of [EDITOR_URL, INSPECTOR_URL])
        middlewares.use(url, refuseUnless(isSameOrigin))
      middlewares.use(
        EDITOR_URL,
        refuseUnless((request) => isEditable(root, request)),
      )
    },
  }
}

function refuseUnless(
  isAllowed: (request: IncomingMessage) => boolean,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (isAllowed(request)) next()
    else response.writeHead(403).end()
  }
}

/** Every browser that supports the site sends this header. */
function isSameOrigin({ headers }: IncomingMessage): boolean {
  return headers['sec-fetch-site'] === 'same-origin'
}

function isEditable(root: string, { url = '' }: IncomingMessage): boolean {
  const file = new URL(url, 'http://localhost').searchParams.get('file') ?? ''
  try {
    const actual = realpathSync(path.resolve(root, file.replace(/:\d+(?::\d+)?$/, '')))
    return EDITABLE.some((folder) =>
      actual.startsWith(realpathSync(path.join(root, folder)) + path.sep),
    )
  } catch {
    // The file does not exist.
    return false
  }
}
