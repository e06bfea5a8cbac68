import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest, type RequestOptions as TlsOptions } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export type RawResponse = Awaited<ReturnType<typeof rawRequest>>

/**
 * Sends a request without normalizing its target, unlike `fetch` and browsers.
 *
 * @throws if there is no complete response, or if its body cannot be decompressed
 */
export async function rawRequest(options: TlsOptions & { host: string; path: string }, data = '') {
  const start = options.protocol === 'https:' ? httpsRequest : httpRequest
  const request = start({ agent: false, ...options }).end(data)
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const sent = await buffer(response)
  const { headers } = response
  const encoding = headers['content-encoding'] ?? 'identity'
  const body = decompress(sent, encoding)
  return {
    status: response.statusCode,
    headers,
    encoding,
    /** The decompressed body. */
    body,
    text: body.toString(),
    /** The size of the body as it was sent, in bytes. */
    length: sent.length,
  }
}

function decompress(body: Buffer, encoding: string): Buffer {
  if (body.length === 0 || encoding === 'identity') return body
  if (encoding === 'br') return brotliDecompressSync(body)
  if (encoding === 'gzip') return gunzipSync(body)
  throw new Error(`The encoding ${encoding} is not supported`)
}
