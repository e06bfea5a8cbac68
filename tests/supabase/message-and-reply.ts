import type { ContactMessage } from '../../supabase/functions/_shared/contact-message.ts'

export const message: ContactMessage = {
  name: 'Ana Beatriz Nogueira',
  phone: '+55 21 98765-4321',
  email: 'ana.nogueira@visitor.example',
  message: 'Gostaria de saber mais sobre painéis.\nObrigada!',
}

/** The headers for a submission from a client behind a proxy. */
export const fromClient = (ip: string, key = '') => ({
  'X-Forwarded-For': ip,
  'Idempotency-Key': key,
})

/** The body of an error response. */
export const errorBody = (code: string, details: object = {}) => ({ error: { code, ...details } })

/** The body of the response to an accepted message. */
export const acceptedBody = (id: unknown) => ({ ok: true, id })

/** Reads a response, and parses its body as JSON; an empty body becomes undefined. */
export async function readReply(response: Response) {
  const text = await response.text()
  const body: unknown = text === '' ? undefined : JSON.parse(text)
  return { status: response.status, headers: response.headers, text, body }
}
