import { startContactFunction } from '../../server/contact-function.ts'

/** The one origin that may use the form in these tests. */
export const ORIGIN = 'https://www.farol.example'

/** Where every mail must go, whatever a message says. */
export const MAIL_TO = 'owner@farol.example'

export const message = {
  name: 'Ana Beatriz Nogueira',
  phone: '+55 21 98765-4321',
  email: 'ana.nogueira@visitor.example',
  message: 'Gostaria de saber mais sobre painéis.\nObrigada!',
}

/** Settings that start the function; those of a test go on top. */
export const settings = {
  MAIL_TRANSPORT: 'none',
  MAIL_FROM: 'site@farol.example',
  MAIL_FROM_NAME: 'Farol',
  MAIL_TO,
  ALLOWED_ORIGINS: ORIGIN,
  RATE_LIMIT_PER_ADDRESS: '100000',
  RATE_LIMIT_TOTAL: '100000',
  TRUSTED_PROXIES: '0',
}

/** Settings for an SMTP server without TLS on this machine. */
export function smtpSettings(port: number): Record<string, string> {
  return {
    MAIL_TRANSPORT: 'smtp',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(port),
    SMTP_SECURE: 'false',
  }
}

export interface Answer {
  status: number
  headers: Headers
  text: string
  body: unknown
}

export interface RunningFunction {
  url: string
  /** Everything it printed so far, line by line. */
  printed: string[]
  /** Sends a request; what is not given is that of a form that does everything right. */
  send: (init?: RequestInit) => Promise<Answer>
  /** Posts a body as JSON, with a key or without. */
  post: (body: unknown, key?: string, headers?: Record<string, string>) => Promise<Answer>
  stop: () => Promise<void>
}

/** Starts the real function under a Deno of its own, at a free port. */
export async function runFunction(
  own: Record<string, string> = {},
  preload?: string,
): Promise<RunningFunction> {
  const printed: string[] = []
  const { url, stop } = await startContactFunction({
    port: 0,
    settings: { ...settings, ...own },
    ...(preload === undefined ? {} : { preload }),
    log: (line) => printed.push(line),
  })
  return runningAt(url, printed, stop)
}

/** The function at an address, as a visitor reaches it. */
export function runningAt(
  url: string,
  printed: string[],
  stop: () => Promise<void>,
): RunningFunction {
  const send = async (init: RequestInit = {}): Promise<Answer> => {
    const headers = new Headers({
      Origin: ORIGIN,
      'Content-Type': 'application/json',
      // A server may hang up after a body that it did not read; the next request takes another.
      Connection: 'close',
    })
    new Headers(init.headers).forEach((value, name) => headers.set(name, value))
    const response = await fetch(`${url}/functions/v1/send-contact-email`, {
      method: 'POST',
      ...init,
      headers,
    })
    return toAnswer(response)
  }
  return {
    url,
    printed,
    stop,
    send,
    post: (body, key, headers = {}) =>
      send({
        body: JSON.stringify(body),
        headers: { ...headers, ...(key === undefined ? {} : { 'Idempotency-Key': key }) },
      }),
  }
}

/** Reads an answer to its end, as JSON where it is JSON. */
export async function toAnswer(response: Response): Promise<Answer> {
  const text = await response.text()
  const { status, headers } = response
  return { status, headers, text, body: text === '' ? undefined : (JSON.parse(text) as unknown) }
}

/** The body of an answer with an error. */
export function failure(code: string, more: object = {}): object {
  return { error: { code, ...more } }
}

/** The body of an answer to a message that was taken. */
export const accepted = (id: unknown) => ({ ok: true, id })
