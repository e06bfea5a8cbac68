import type { LiveSite } from '../../live/live-site.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

type Data = { problem: 'hosts'; count: number } | { problem: 'tls' | 'record' }

export default defineRule({
  id: 'not-checked',
  severity: 'note',
  what: {
    en: 'What the check of a deployed site leaves out at this URL.',
  },
  why: {
    en: 'A certificate belongs to one host name, and the host name decides the language of the URLs without one.',
  },
  check: ({ origin, answers, unsentCount, record }: LiveSite): Problem<Data>[] => {
    if (answers.length === 0) return []
    const found: Data[] = []
    if (unsentCount > 0) found.push({ problem: 'hosts', count: unsentCount })
    if (!origin.startsWith('https:')) found.push({ problem: 'tls' })
    if (record === 'missing') found.push({ problem: 'record' })
    return found.map((data) => ({ file: origin, data }))
  },
  problem: {
    en: {
      hosts: ({ count }) => `${count} requests for other host names were not sent.`,
      tls: 'Without TLS, the certificate and `Strict-Transport-Security` are not checked.',
      record: 'The site has no /release.json, so its pages are not compared with their build.',
    },
  },
  fix: {
    en: {
      hosts: 'Also check your other host names, one by one.',
      tls: 'Check the public URL, which begins with https.',
      record: 'Publish a new build, which contains it.',
    },
  },
  cases: [],
})
