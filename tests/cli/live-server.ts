import { cpSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { globSync } from 'tinyglobby'
import { writeReleaseRecord } from '../../hosting/release-record.ts'
import { close, listen } from '../../server/listen.ts'
import { createSiteServer } from '../../server/site-server.ts'
import { fixtureBuild } from '../fixtures/fixture-site.ts'
import { builtPolicy } from '../hosting/built-policy.ts'
import { TemporaryFolder } from '../temporary-folder.ts'

/** The origin of the function that the built fixture site calls. */
const BUILT_FUNCTION = 'http://localhost:54321'

/** Responds to a request and returns true, or lets the server respond. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => boolean | void

interface LiveServerOptions {
  functionUrl: string
  fault?: Fault
  /** Changes the site's files before they are served. */
  edit?: (folder: TemporaryFolder) => Promise<unknown>
  /** The commit in the build record. */
  commit?: string
  /** A server that is already listening, if the function must know the port in advance. */
  server?: Server
  /** Whether the site is served over TLS, with a test certificate. */
  tls?: boolean
}

/** Serves a copy of the fixture site whose form calls `functionUrl`. Use `await using`. */
export async function serveLive({
  functionUrl,
  fault,
  edit,
  tls,
  commit = '',
  server = tls ? createTlsServer(certificate()) : createServer({ maxHeaderSize: 32_768 }),
}: LiveServerOptions) {
  const folder = TemporaryFolder.create()
  cpSync(fixtureBuild, folder.root, { recursive: true })
  const [client = ''] = globSync('assets/supabase-client-*.js', { cwd: folder.root })
  await folder.replace(client, new RegExp(BUILT_FUNCTION), functionUrl)
  // Compressing the script with Brotli again would take most of this function's time.
  await rm(folder.path(`${client}.br`))
  await folder.write(`${client}.gz`, gzipSync(await readFile(folder.path(client))))
  await writeReleaseRecord(folder.root, commit)
  await edit?.(folder)
  const { brazilianDomainMarker, securityHeaders } = builtPolicy()
  const headers = Object.entries(securityHeaders).map(([name, value]) => [
    name,
    value.replace(BUILT_FUNCTION, functionUrl),
  ])
  const site = createSiteServer({
    folder: folder.root,
    brazilianDomainMarker,
    securityHeaders: () => Object.fromEntries(headers) as Record<string, string>,
  })
  const respond = (request: IncomingMessage, response: ServerResponse) => {
    if (fault?.(request, response)) return
    site.emit('request', request, response)
  }
  server.on('request', respond)
  if (!server.listening) await listen(server, 'PORT', 0)
  const stop = async () => {
    await close(server)
    await folder.remove()
  }
  const { port } = server.address() as AddressInfo
  return { url: `${tls ? 'https' : 'http'}://localhost:${port}`, stop, [Symbol.asyncDispose]: stop }
}

function certificate() {
  const read = (name: string) => readFileSync(path.join('tests/supabase/certificates', name))
  return { cert: read('localhost.crt'), key: read('localhost.key') }
}

/** Serves a stub of the contact function for preflight requests; allowed origins get `status`. */
export async function servePreflight(allows: (origin: string) => boolean, status = 200) {
  const server = createServer(({ headers: { origin = '' } }, response) => {
    const allowed = allows(origin)
    // The default, 200, is what gateways send; the function itself sends 204.
    response.writeHead(allowed ? status : 403, {
      ...(allowed && { 'Access-Control-Allow-Origin': origin }),
      'Access-Control-Allow-Headers': 'authorization, apikey, content-type, x-client-info',
    })
    response.end()
  })
  const port = await listen(server, 'PORT', 0)
  const stop = () => close(server)
  return { url: `http://localhost:${port}`, stop, [Symbol.asyncDispose]: stop }
}
