import type { LiveSite } from '../../live/live-site.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

type Data = { problem: 'secret' | 'accept' | 'store' | 'drain' | 'login'; detail: string }

export default defineRule({
  id: 'contact-message',
  severity: 'error',
  what: {
    en: 'With --message, a message must get from the deployed site as far as the mail server.',
  },
  why: {
    en: 'The function stores a message, the cron job of the database drains it, and the function logs in to the mail server. A check message is not e-mailed, and is then deleted.',
  },
  check: ({ contact, message }: LiveSite): Problem<Data>[] => {
    if (message === undefined || message.step === 'done' || contact?.url === undefined) return []
    const { step, detail } = message
    return [{ file: contact.url, data: { problem: step, detail } }]
  },
  problem: {
    en: {
      secret: ({ detail }) =>
        `The function does not accept this DRAIN_SECRET: ${detail}. No message was sent.`,
      accept: ({ detail }) => `The function did not accept the message: ${detail}.`,
      store: ({ detail }) => `The message is not in the database: ${detail}.`,
      drain: ({ detail }) => `The message was stored, but not drained within ${detail} seconds.`,
      login: ({ detail }) => `The function cannot log in to the mail server: ${detail}.`,
    },
  },
  fix: {
    en: {
      secret: 'Use the DRAIN_SECRET of the function, and deploy the function of this checkout.',
      accept: 'See the table of errors in docs/deploy-function.md.',
      store: 'See whether the project is paused, and whether all migrations are applied.',
      drain: 'Check the cron job and the secrets in Vault, as docs/deploy-function.md describes.',
      login: 'Check host, port, user name and password of the mail server, or the API key.',
    },
  },
  cases: [],
})
