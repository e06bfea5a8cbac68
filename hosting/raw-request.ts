import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest, type RequestOptions as TlsOptions } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** A response, including the parts that are compared with the expected response. */
export type RawResponse = Awaited<ReturnType<typeof rawRequest>>

/**
 * Sends a request without normalizing its target, unlike `fetch` and browsers.
 *
 * @throws if there is no complete response, or if its body cannot be decompressed
 */
export async function rawRequest(options: TlsOptions & { path: string }, sent = '') {
  const start = options.protocol === 'https:' ? httpsRequest : httpRequest
  const request = start({ host: '127.0.0.1', agent: false, ...options }).end(sent)
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const body = await buffer(response)
  const { headers } = response
  const encoding = headers['content-encoding'] ?? 'identity'
  const text = decompress(body, encoding)
  return {
    status: response.statusCode,
    headers,
    /** The decompressed body. */
    text,
    /** The size of the body as it was sent, in bytes. */
    length: body.length,
    /** The language of the page; undefined if the page is incomplete. */
    lang: /<html lang="([^"]+)">.*<\/html>\s*$/s.exec(text)?.[1],
    variesByHost: headers.vary?.includes('Host'),
    encoding,
    type: headers['content-type']?.replace('; ', ';'),
    allow: headers.allow,
    location: headers.location,
    cache: headers['cache-control'],
  }
}

function decompress(body: Buffer, encoding: string): string {
  if (body.length === 0 || encoding === 'identity') return body.toString()
  return (encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)).toString()
}
