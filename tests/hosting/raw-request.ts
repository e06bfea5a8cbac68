import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface RawAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** Decompressed. */
  text: string
  /** Bytes as they came. */
  length: number
}

interface RawRequest {
  port: number
  target: string
  method?: string
  headers?: Record<string, string>
}

/** Sends a request whose target is not tidied up first, as a browser or `fetch` would. */
export function rawRequest({ port, target, method = 'GET', headers = {} }: RawRequest) {
  return new Promise<RawAnswer>((resolve, reject) => {
    const request = httpRequest(
      {
        port,
        host: '127.0.0.1',
        method,
        path: target,
        headers,
        agent: false,
        createConnection: () => connect(port, '127.0.0.1'),
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const body = Buffer.concat(chunks)
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: decompress(body, response.headers['content-encoding']),
            length: body.length,
          })
        })
      },
    )
    request.on('error', reject).end()
  })
}

function decompress(body: Buffer, encoding: string | undefined): string {
  if (body.length === 0) return ''
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}
