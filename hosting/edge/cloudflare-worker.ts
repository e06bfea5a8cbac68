import { contentTypes, endingOf } from '../content-types.ts'
import { answerTo, notFound, pathOfFile, type SiteAnswer } from '../policy.ts'
import { partOf } from './part-of.ts'
import { policy } from './policy-of-build.ts'
import { siteRequest } from './site-request.ts'

interface Environment {
  ASSETS: { fetch: (request: Request) => Promise<Response> }
}

const worker = {
  async fetch(request: Request, { ASSETS }: Environment): Promise<Response> {
    const known = siteRequest(request)
    const answer = answerTo(known, policy.brazilianDomainMarker)
    const found = await send(request, answer, ASSETS)
    return (
      found ?? (await send(request, notFound(new URL(request.url).pathname), ASSETS)) ?? bare(404)
    )
  },
}

/** Sends an answer; null where its file does not exist. */
async function send(
  request: Request,
  { status, headers, file }: SiteAnswer,
  assets: Environment['ASSETS'],
): Promise<Response | null> {
  const all = new Headers({ ...policy.securityHeaders, ...headers })
  if (file === undefined) return new Response(null, { status, headers: all })

  const source = await assets.fetch(assetRequest(request, pathOfFile(file), status))
  if (source.status === 404) return null
  const etag = source.headers.get('etag')
  if (etag !== null) all.set('ETag', etag)
  const type = contentTypes[endingOf(file)] ?? source.headers.get('content-type')
  if (type !== null) all.set('Content-Type', type)
  // What the platform does with the answer.
  all.append('Vary', 'Accept-Encoding')
  const code = source.status === 304 ? 304 : status
  return partOf(request, new Response(source.body, { status: code, headers: all }))
}

/** Whether a page has changed is asked only where it is found. */
function assetRequest(request: Request, path: string, status: number): Request {
  const headers = new Headers(status === 200 ? request.headers : {})
  return new Request(new URL(path, request.url), { method: request.method, headers })
}

function bare(status: number): Response {
  return new Response(null, { status, headers: policy.securityHeaders })
}

// The runtime looks for a default export.
// oxlint-disable-next-line import/no-default-export
export default worker
