import { readFileSync } from 'node:fs'
import { readSite } from '../../server/settings.ts'
import { startMailStack } from '../../server/stack.ts'
import { startOwnServer } from '../../tests/server/site-server.ts'

/** The built site with the form's function behind it, and how to stop both. */
export interface ServedSite {
  url: string
  stop: () => Promise<void>
}

/**
 * Serves `dist/` on a free port, and the function where the build sends its messages.
 *
 * @throws Error where the build sends them to another machine
 */
export async function serveSite(): Promise<ServedSite> {
  const pages = await startOwnServer()
  const url = `http://127.0.0.1:${pages.port}`
  const mail = await startMailStack({
    site: readSite(new URL('../../', import.meta.url)),
    origins: [url],
    environment: { ...process.env, FUNCTION_PORT: functionPort(), INBOX_PORT: '0' },
    log: () => {},
  }).catch(async (error) => {
    await pages.stop()
    throw error
  })
  return {
    url,
    stop: async () => {
      await Promise.all([pages.stop(), mail.stop()])
    },
  }
}

/** The port that the built pages may connect to, by their own policy. */
function functionPort(): string {
  const policy = readFileSync('dist-hosts/policy.json', 'utf8')
  const port = /connect-src[^;]* http:\/\/localhost:(\d+)/.exec(policy)?.[1]
  if (port === undefined) {
    throw new Error('The build sends messages to another machine: build without VITE_SUPABASE_URL')
  }
  return port
}
