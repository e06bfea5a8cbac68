import { PublishError } from './host-settings.ts'

/**
 * Sends a request to the API of a host, and returns its response as JSON.
 *
 * @throws PublishError if the host refuses it
 */
export async function callApi(url: string, token: string, method = 'GET'): Promise<unknown> {
  const response = await fetch(url, { method, headers: { Authorization: `Bearer ${token}` } })
  const text = await response.text()
  if (!response.ok) {
    throw new PublishError(`${method} ${new URL(url).pathname}: status ${response.status}. ${text}`)
  }
  return text === '' ? undefined : JSON.parse(text)
}
