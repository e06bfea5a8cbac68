import { redirectOf } from '../../live/ask-site.ts'
import type { LiveSite } from '../../live/live-site.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

type Data =
  | { problem: 'moved'; to: string }
  | { problem: 'answered'; status: number; to: string }
  | { problem: 'certificate' | 'unreachable'; reason: string; to: string }

export default defineRule({
  id: 'other-url',
  severity: 'error',
  what: {
    en: 'Other URLs of a deployed site must redirect to it: without TLS, and with or without `www`.',
  },
  why: {
    en: 'Visitors type either name. The form works only at the URLs in ALLOWED_ORIGINS, and search engines should know one URL of each page.',
  },
  check: ({ origin, site: { siteUrl }, otherUrls }: LiveSite): Problem<Data>[] =>
    otherUrls.flatMap(({ url, reply }): Problem<Data> | [] => {
      if ('failure' in reply) {
        const { failure, reason } = reply
        const isInvalid = failure === 'certificate'
        // Otherwise, a warning: browsers try TLS first, and the other host name need not exist.
        const severity = isInvalid ? 'error' : 'warning'
        const problem = isInvalid ? failure : 'unreachable'
        return { file: url, severity, data: { problem, reason, to: origin } }
      }
      const { status = 0, headers } = reply.response
      const to = redirectOf(url, headers.location)
      if (url === origin) return { file: url, data: { problem: 'moved', to: `${to}` } }
      const isRedirect = status >= 300 && status < 400 && (to === origin || to === siteUrl)
      return isRedirect ? [] : { file: url, data: { problem: 'answered', status, to: origin } }
    }),
  problem: {
    en: {
      moved: ({ to }) => `This URL redirects to ${to}.`,
      answered: ({ status, to }) => `This URL does not redirect to ${to}; its status is ${status}.`,
      certificate: ({ reason }) => `The TLS certificate is not valid: ${reason}.`,
      unreachable: ({ reason }) => `There is no response: ${reason}.`,
    },
  },
  fix: {
    en: {
      moved: ({ to }) => `Check ${to}. If that is not the site, correct the redirect.`,
      answered: ({ to }) =>
        `Redirect it to ${to} permanently, in the settings of the host or the DNS.`,
      certificate: 'Add this name to the certificate.',
      unreachable: ({ to }) => `Add this name to the DNS, and redirect it to ${to}.`,
    },
  },
  cases: [],
})
