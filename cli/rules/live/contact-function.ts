import { allowsOrigin, FORM_HEADERS, OTHER_ORIGIN } from '../../live/ask-function.ts'
import type { Reply } from '../../live/client.ts'
import type { LiveSite } from '../../live/live-site.ts'
import { joinWithAnd } from '../../core/report-language.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

type Data =
  | { problem: 'none' | 'local' | 'blocked' | 'open' }
  | { problem: 'unreachable'; reason: string }
  | { problem: 'refused'; status: number; origin: string }
  | { problem: 'failed'; status: number }
  | { problem: 'headers'; names: string[] }

export default defineRule({
  id: 'contact-function',
  severity: 'error',
  what: {
    en: 'The contact function must accept the form of the deployed site, and refuse other sites.',
  },
  why: {
    en: 'Before a browser sends a message, it asks the function whether the site may. A project of the free plan of Supabase is paused after a week without activity.',
  },
  check: ({ origin, contact }: LiveSite): Problem<Data>[] => {
    if (contact === undefined) return []
    const { url, unasked, allowed, refused } = contact
    const at = (data: Data): Problem<Data> => ({ file: url ?? origin, data })
    if (url === undefined) return [at({ problem: 'none' })]
    if (unasked !== undefined) return [at({ problem: unasked })]
    return [
      ...(allowed ? preflightProblems(allowed, origin) : []),
      ...(allowsOrigin(refused, OTHER_ORIGIN) ? [{ problem: 'open' } as const] : []),
    ].map(at)
  },
  problem: {
    en: {
      none: 'No script of the site calls a function.',
      local: 'The form of this public site sends messages to a function on the same machine.',
      blocked: 'The Content-Security-Policy of the pages does not allow requests to the function.',
      open: 'The function accepts messages from the form of any site.',
      unreachable: ({ reason }) => `There is no response: ${reason}.`,
      refused: ({ origin, status }) => `The function refuses ${origin}; its status is ${status}.`,
      failed: ({ status }) => `The function or its gateway does not work; its status is ${status}.`,
      headers: ({ names }) =>
        `The function does not allow the headers ${joinWithAnd('en', names)}.`,
    },
  },
  fix: {
    en: {
      none: 'Build the site with VITE_SUPABASE_URL, and deploy it.',
      local: 'Set VITE_SUPABASE_URL to your Supabase project, then build and deploy again.',
      blocked: 'Deploy pages and configuration of the same build.',
      open: 'List only your own origins in ALLOWED_ORIGINS of the function.',
      unreachable: 'See in the dashboard of Supabase whether the project is paused.',
      refused:
        'Add this origin to ALLOWED_ORIGINS of the function, and see whether the project is paused.',
      failed: 'See the log of the function, and whether the project is paused.',
      headers: 'Deploy the function of this checkout.',
    },
  },
  cases: [],
})

function preflightProblems(reply: Reply, origin: string): Data[] {
  if ('failure' in reply) return [{ problem: 'unreachable', reason: reply.reason }]
  const { status = 0, headers } = reply.response
  if (status >= 500) return [{ problem: 'failed', status }]
  if (!allowsOrigin(reply, origin)) return [{ problem: 'refused', status, origin }]
  const allowed = `${headers['access-control-allow-headers']}`.toLowerCase().split(/\s*,\s*/)
  const names = FORM_HEADERS.filter((name) => !allowed.includes(name))
  return names.length > 0 ? [{ problem: 'headers', names }] : []
}
