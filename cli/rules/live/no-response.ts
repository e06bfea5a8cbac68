import type { FailureKind } from '../../live/client.ts'
import type { LiveSite } from '../../live/live-site.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

type Data = { problem: FailureKind; reason: string }

/** Whether a certificate is refused because its issuer is unknown, as an error code of Node.js. */
const isChainError = (reason: string) => /LEAF_SIGNATURE|ISSUER_CERT|SELF_SIGNED/.test(reason)

export default defineRule({
  id: 'no-response',
  severity: 'error',
  what: {
    en: 'A deployed site must respond to every request, with a valid certificate.',
  },
  why: {
    en: 'Visitors see an error of their browser instead of the page.',
  },
  check: ({ origin, failures }: LiveSite): Problem<Data>[] =>
    failures.map(({ url, reply: { failure, reason } }) => ({
      file: origin,
      pages: [url],
      data: { problem: failure, reason },
    })),
  problem: {
    en: {
      certificate: ({ reason }) => `The TLS certificate is not valid: ${reason}.`,
      timeout: 'There is no response within the time limit.',
      unreachable: ({ reason }) => `There is no response: ${reason}.`,
      incomplete: ({ reason }) => `The response is incomplete or damaged: ${reason}.`,
    },
  },
  fix: {
    en: {
      certificate: ({ reason }) =>
        isChainError(reason)
          ? 'Let the server send the intermediate certificates, too, such as in fullchain.pem. If the authority is your own, set `NODE_EXTRA_CA_CERTS` to its certificate.'
          : 'Renew the certificate, for all host names of the site.',
      timeout: 'See whether the server is overloaded, or allow more time with `--timeout`.',
      unreachable: 'Check the URL, its DNS records and the server.',
      incomplete: 'Deploy the files again, and see the log of the server.',
    },
  },
  cases: [],
})
