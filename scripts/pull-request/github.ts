import { readFile } from 'node:fs/promises'

/** Sends a request to the repository's API, and returns the parsed JSON response. */
export type Api = (method: string, path: string, body?: object) => Promise<unknown>

/** Returns the event that started the workflow, and a client for its repository's API. */
export async function readWorkflow() {
  const event: unknown = JSON.parse(await readFile(variable('GITHUB_EVENT_PATH'), 'utf8'))
  const base = `${variable('GITHUB_API_URL')}/repos/${variable('GITHUB_REPOSITORY')}`
  const headers = {
    accept: 'application/vnd.github+json',
    authorization: `Bearer ${variable('GITHUB_TOKEN')}`,
    'x-github-api-version': '2022-11-28',
  }
  const api: Api = async (method, path, body) => {
    const response = await fetch(base + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`)
    return text === '' ? undefined : JSON.parse(text)
  }
  return { event, api }
}

export function variable(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set`)
  return value
}
