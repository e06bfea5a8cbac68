import parseRange from 'range-parser'
import { contentTypes, fileExtension } from '../content-types.ts'
import { notFound, pathOfFile, type SiteResponse } from '../respond.ts'
import { respondToFetch, securityHeaders } from './edge-policy.ts'

interface Environment {
  ASSETS: { fetch: (request: Request) => Promise<Response> }
}

const worker = {
  async fetch(request: Request, { ASSETS }: Environment): Promise<Response> {
    return (
      (await send(request, respondToFetch(request), ASSETS)) ??
      (await send(request, notFound(new URL(request.url).pathname), ASSETS)) ??
      new Response(null, { status: 404, headers: securityHeaders })
    )
  },
}

/** Creates the response to send; returns null if its file does not exist. */
async function send(
  request: Request,
  { status, headers: siteHeaders, file }: SiteResponse,
  assets: Environment['ASSETS'],
): Promise<Response | null> {
  const headers = new Headers({ ...securityHeaders, ...siteHeaders })
  if (file === undefined) return new Response(null, { status, headers })

  const asset = await assets.fetch(assetRequest(request, pathOfFile(file), status))
  if (asset.status === 404) return null
  const etag = asset.headers.get('etag')
  if (etag !== null) headers.set('ETag', etag)
  const type = contentTypes[fileExtension(file)] ?? asset.headers.get('content-type')
  if (type !== null) headers.set('Content-Type', type)
  // Cloudflare compresses the response if the client accepts an encoding.
  headers.append('Vary', 'Accept-Encoding')
  if (asset.status === 304) return new Response(null, { status: 304, headers })
  const range = request.headers.get('range')
  return range !== null && acceptsRange(request, status, etag)
    ? sendRange(range, await asset.arrayBuffer(), headers)
    : new Response(asset.body, { status, headers })
}

/** Creates the request for a file, with the client's headers unless the file is a 404 page. */
function assetRequest(request: Request, path: string, status: number): Request {
  const headers = new Headers(status === 200 ? request.headers : {})
  return new Request(new URL(path, request.url), { method: request.method, headers })
}

function acceptsRange({ method, headers }: Request, status: number, etag: string | null): boolean {
  const version = headers.get('if-range')
  return method === 'GET' && status === 200 && (version === null || version === etag)
}

/** Responds to range requests, which video players send and the asset store does not support. */
function sendRange(range: string, body: ArrayBuffer, headers: Headers): Response {
  const size = body.byteLength
  const ranges = parseRange(size, range)
  if (ranges === -1) {
    headers.set('Content-Range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  const [part, ...others] = ranges === -2 || ranges.type !== 'bytes' ? [] : ranges
  if (part === undefined || others.length > 0) return new Response(body, { headers })
  headers.set('Content-Range', `bytes ${part.start}-${part.end}/${size}`)
  return new Response(body.slice(part.start, part.end + 1), { status: 206, headers })
}

// The runtime requires a default export.
// oxlint-disable-next-line import/no-default-export
export default worker
