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

/**
 * Deletes the deploy that a rollback has left, so that no later one goes back to it. If that fails,
 * the rollback has succeeded all the same.
 */
export async function deleteLeft(url: string, token: string): Promise<void> {
  await callApi(url, token, 'DELETE').catch((error: unknown) => {
    process.stderr.write(`The deploy that was left is not deleted. ${String(error)}\n`)
  })
}
