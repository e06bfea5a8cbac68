import { PublishError } from './host-settings.ts'

/**
 * Sends a request to a host's API, and returns the parsed JSON response.
 *
 * @throws PublishError if the host rejects the request
 */
export async function callApi(url: string, token: string, method = 'GET'): Promise<unknown> {
  const response = await fetch(url, { method, headers: { Authorization: `Bearer ${token}` } })
  const text = await response.text()
  if (!response.ok) {
    throw new PublishError(`${method} ${new URL(url).pathname}: status ${response.status}. ${text}`)
  }
  return text === '' ? undefined : JSON.parse(text)
}

/** The operations on a host's API that a rollback needs. */
interface DeployApi {
  token: string
  readCurrent: () => Promise<string | undefined>
  /** Returns the ids of the deploys that were served, the most recent first. */
  listDeploys: () => Promise<string[]>
  restore: (id: string) => Promise<unknown>
  urlOf: (id: string) => string
}

/**
 * Restores an earlier deploy, as `Host.rollBack` describes.
 *
 * @throws PublishError if there is no earlier deploy
 */
export async function rollBackDeploy(api: DeployApi, wanted?: string): Promise<string> {
  const replaced = await api.readCurrent()
  const earlier = wanted ?? (await readDeployBefore(api, replaced))
  await api.restore(earlier)
  if (replaced && replaced !== earlier) await deleteReplacedDeploy(api.urlOf(replaced), api.token)
  return earlier
}

async function readDeployBefore({ listDeploys }: DeployApi, current?: string): Promise<string> {
  const deploys = await listDeploys()
  const before = deploys[deploys.findIndex((id) => id === current) + 1]
  if (before === undefined) throw new PublishError('The host has no earlier deploy.')
  return before
}

/**
 * Deletes the deploy that a rollback has replaced, so that no later rollback restores it. If the
 * deletion fails, the rollback still succeeds.
 */
async function deleteReplacedDeploy(url: string, token: string): Promise<void> {
  await callApi(url, token, 'DELETE').catch((error: unknown) => {
    process.stderr.write(`The deploy that was replaced is not deleted. ${String(error)}\n`)
  })
}
