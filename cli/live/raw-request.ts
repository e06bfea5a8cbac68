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
export async function rawRequest(options: TlsOptions & { path: string }, data = '') {
  const start = options.protocol === 'https:' ? httpsRequest : httpRequest
  const request = start({ host: '127.0.0.1', agent: false, ...options }).end(data)
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const sent = await buffer(response)
  const { headers } = response
  const encoding = headers['content-encoding'] ?? 'identity'
  const body = decompress(sent, encoding)
  const text = body.toString()
  return {
    status: response.statusCode,
    headers,
    /** The decompressed body. */
    body,
    text,
    /** The size of the body as it was sent, in bytes. */
    length: sent.length,
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

function decompress(body: Buffer, encoding: string): Buffer {
  if (body.length === 0 || encoding === 'identity') return body
  return encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)
}
