import { RELEASE_RECORD, sha256, type ReleaseRecord } from '../../../hosting/release-record.ts'
import { notFound, respondTo } from '../../../hosting/respond.ts'
import type { RawResponse } from '../../live/raw-request.ts'
import type { LiveSite } from '../../live/live-site.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

type Data = { problem: 'site' | 'record' } | { problem: 'build'; commit: string }

export default defineRule({
  id: 'changed-file',
  severity: 'error',
  what: {
    en: 'A deployed site must send its pages and files as the build has written them.',
  },
  why: {
    en: 'The build records the SHA-256 of each file in /release.json. A file that differs was changed on the server, by the host, or by someone else.',
  },
  check: (live: LiveSite): Problem<Data>[] => {
    const { origin, record, build } = live
    const at = (url: string, data: Data): Problem<Data> => {
      return { file: url, pages: [url], data }
    }
    if (record === 'invalid') return [at(`${origin}/${RELEASE_RECORD}`, { problem: 'record' })]
    if (typeof record !== 'object') return []

    const { commit } = record
    // Two builds with uncommitted changes can differ.
    const isSameCommit = /^[\da-f]+$/.test(commit) && build?.commit === commit
    const sent = sentFiles(live)
    const differsFrom = ({ files }: ReleaseRecord) =>
      sent.filter(({ file, hash }) => files[file] !== undefined && files[file] !== hash)
    const changed = differsFrom(record)
    // Other variables change many files, so these are one warning.
    const pages =
      isSameCommit && changed.length === 0 ? differsFrom(build).map(({ url }) => url) : []
    return [
      ...changed.map(({ url }) => at(url, { problem: 'site' })),
      ...(pages.length > 0
        ? [{ ...at(origin, { problem: 'build', commit }), pages, severity: 'warning' as const }]
        : []),
    ]
  },
  problem: {
    en: {
      site: 'The site does not send what its /release.json records.',
      build: ({ commit }) =>
        `The site does not send what the build of the same commit, ${commit}, contains in dist/.`,
      record: 'The file is not a record of a build.',
    },
  },
  fix: {
    en: {
      site: 'Find out who changed it, then build and publish again. If the host changes pages, such as with snippets, turn that off.',
      build:
        'If the build in dist/ has the same VITE_ variables, the site was changed with its record: find out by whom, then build and publish again.',
      record: 'Build and publish again.',
    },
  },
  cases: [],
})

interface SentFile {
  url: string
  /** Its path in the build. */
  file: string
  hash: string
}

/** The files of the build that were sent, once for each URL. */
function sentFiles({ origin, site, answers, files }: LiveSite): SentFile[] {
  const sent = new Map<string, SentFile>()
  const add = (target: string, host: string, response: RawResponse) => {
    const { pathname } = new URL(target, origin)
    const file =
      response.status === 404
        ? notFound(pathname).file
        : respondTo({ method: 'GET', target, host }, site.brazilianDomainMarker).file
    if (file === undefined) return
    sent.set(`${host}${pathname}`, { url: origin + pathname, file, hash: sha256(response.body) })
  }
  const { host: ownHost } = new URL(origin)
  for (const { request, response } of answers) {
    const { target, method = 'GET', host = ownHost } = request
    const isExpected = response.status === 200 || response.status === 404
    if (method === 'GET' && isExpected) add(target, host, response)
  }
  for (const { url, response } of files) {
    if (response.status === 200) add(new URL(url).pathname, ownHost, response)
  }
  return [...sent.values()]
}
