import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { close, listen } from '../../../server/listen.ts'
import { runScript } from '../run-script.ts'

/** A request to the GitHub API. Its path omits the repository's prefix. */
interface ApiCall {
  method: string
  path: string
  body: unknown
}

type Responses = Record<string, unknown>

/**
 * Runs a script as a workflow does, with a server in place of the GitHub API.
 *
 * @param options `responses` contains the responses by method and path, such as `GET /pulls/7`;
 * other `GET` requests get a 404
 * @returns the requests other than `GET`, and the script's result
 */
export async function runWorkflow(
  script: string[],
  options: {
    folder: string
    cwd?: string
    event: unknown
    responses: Responses
    env?: object
  },
) {
  const { folder, cwd, event, responses, env } = options
  const calls: ApiCall[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const call = (request.url ?? '').replace('/repos/owner/site', '').replace(/\?.*/, '')
    const method = request.method ?? ''
    const isAllowed = request.headers.authorization === 'Bearer token'
    if (method !== 'GET') calls.push({ method, path: call, body: body && JSON.parse(body) })
    const found = method === 'GET' ? responses[`${method} ${call}`] : {}
    response.statusCode = isAllowed ? (found === undefined ? 404 : 200) : 401
    response.end(JSON.stringify(found ?? {}))
  })
  const port = await listen(server, 'PORT', 0)
  try {
    const eventPath = path.join(folder, 'event.json')
    await writeFile(eventPath, JSON.stringify(event))
    const run = await runScript(script, {
      ...(cwd && { cwd }),
      env: {
        ...process.env,
        GITHUB_API_URL: `http://127.0.0.1:${port}`,
        GITHUB_REPOSITORY: 'owner/site',
        GITHUB_TOKEN: 'token',
        GITHUB_EVENT_PATH: eventPath,
        ...env,
      },
    })
    return { ...run, calls }
  } finally {
    await close(server)
  }
}
