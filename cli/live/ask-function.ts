import { isLoopback } from '../../supabase/functions/_shared/loopback.ts'
import type { Client, Reply } from './client.ts'
import type { ContactAnswers, LiveSite } from './live-site.ts'

/** Headers that supabase-js sends and that the function must allow. */
export const formHeaders = ['authorization', 'apikey', 'content-type', 'x-client-info']

/** An origin that the function must refuse; no site can have it, because `.invalid` is reserved. */
export const OTHER_ORIGIN = 'https://another-site.invalid'

/** Matches the arguments of `createClient` in a script: the project's URL and publishable key. */
const CREATE_CLIENT = /["'`](https?:\/\/[^"'`\s]+)["'`],\s*["'`]([^"'`]*)["'`],\s*\{\s*auth:/

/** Finds the function in the site's scripts; if the site can call it, sends preflight requests. */
export async function askFunction(
  client: Client,
  { origin, isLocal, pages, files }: Pick<LiveSite, 'origin' | 'isLocal' | 'pages' | 'files'>,
): Promise<ContactAnswers> {
  const [, project = '', key = ''] =
    files.map(({ response }) => CREATE_CLIENT.exec(response.text)).find(Boolean) ?? []
  if (!URL.canParse(project)) return { url: undefined, key }

  const url = `${project.replace(/\/$/, '')}/functions/v1/send-contact-email`
  const { origin: functionOrigin, hostname } = new URL(url)
  const isAllowed = pages.every(({ response }) =>
    `${response.headers['content-security-policy']}`.includes(` ${functionOrigin}`),
  )
  if (!isAllowed) return { url, key, unasked: 'blocked' }
  if (!isLocal && isLoopback(hostname)) return { url, key, unasked: 'local' }

  const preflight = (from: string) =>
    client.ask({
      ...toRequest(url),
      method: 'OPTIONS',
      headers: {
        Origin: from,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': formHeaders.join(','),
      },
    })
  return { url, key, allowed: await preflight(origin), refused: await preflight(OTHER_ORIGIN) }
}

/** Whether a preflight response allows the origin, explicitly or with `*`. */
export function allowsOrigin(reply: Reply | undefined, origin: string): boolean {
  if (reply === undefined || 'failure' in reply) return false
  const { status = 0, headers } = reply.response
  const allowed = headers['access-control-allow-origin']
  return status < 300 && (allowed === '*' || allowed === origin)
}

export function toRequest(url: string): { origin: string; target: string } {
  const { origin, pathname, search } = new URL(url)
  return { origin, target: pathname + search }
}
