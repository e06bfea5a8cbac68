import parseRange from 'range-parser'

/**
 * The part of a file that a request asks for, which players of videos do and
 * Cloudflare's file store does not know.
 *
 * @returns the answer as it is where the request asks for no single part
 */
export async function partOf(request: Request, answer: Response): Promise<Response> {
  const asked = request.headers.get('range')
  if (asked === null || answer.status !== 200 || request.method !== 'GET') return answer
  // A part of another version than the visitor has would spoil the rest.
  const version = request.headers.get('if-range')
  if (version !== null && version !== answer.headers.get('etag')) return answer

  const body = await answer.arrayBuffer()
  const ranges = parseRange(body.byteLength, asked)
  const headers = new Headers(answer.headers)
  if (ranges === -1) {
    headers.set('Content-Range', `bytes */${body.byteLength}`)
    return new Response(null, { status: 416, headers })
  }
  const [range, ...others] = ranges === -2 || ranges.type !== 'bytes' ? [] : ranges
  if (range === undefined || others.length > 0) return new Response(body, { headers })
  headers.set('Content-Range', `bytes ${range.start}-${range.end}/${body.byteLength}`)
  return new Response(body.slice(range.start, range.end + 1), { status: 206, headers })
}
