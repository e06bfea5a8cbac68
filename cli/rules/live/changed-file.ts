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
    pt: 'Um site publicado deve enviar as páginas e os arquivos como o build os escreveu.',
    es: 'Un sitio publicado debe enviar sus páginas y archivos como el build los escribió.',
  },
  why: {
    en: 'The build records the SHA-256 of each file in /release.json. A file that differs was changed on the server, by the host, or by someone else.',
    pt: 'O build registra o SHA-256 de cada arquivo em /release.json. Um arquivo que não confere com o registro foi alterado no servidor, pela hospedagem ou por outra pessoa.',
    es: 'El build registra el SHA-256 de cada archivo en /release.json. Si un archivo no coincide con el registro, lo ha cambiado en el servidor el alojamiento u otra persona.',
  },
  check: (live: LiveSite): Problem<Data>[] => {
    const { origin, record, build } = live
    const at = (url: string, data: Data): Problem<Data> => {
      return { file: url, pages: [url], data }
    }
    if (record === 'invalid') return [at(`${origin}/${RELEASE_RECORD}`, { problem: 'record' })]
    if (typeof record !== 'object') return []

    const { commit } = record
    // Builds with uncommitted changes can differ even if their commit is the same.
    const isSameCommit = /^[\da-f]+$/.test(commit) && build?.commit === commit
    const sent = sentFiles(live)
    const differsFrom = ({ files }: ReleaseRecord) =>
      sent.filter(({ file, hash }) => files[file] !== undefined && files[file] !== hash)
    const changed = differsFrom(record)
    // With different environment variables, many files differ; one warning covers them all.
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
    pt: {
      site: 'O site não envia o que o seu /release.json registra.',
      build: ({ commit }) =>
        `O site não envia o que o build do mesmo commit, ${commit}, contém em dist/.`,
      record: 'O arquivo não é o registro de um build.',
    },
    es: {
      site: 'El sitio no envía lo que registra su /release.json.',
      build: ({ commit }) =>
        `El sitio no envía lo que contiene en dist/ el build del mismo commit, ${commit}.`,
      record: 'El archivo no es el registro de un build.',
    },
  },
  fix: {
    en: {
      site: 'Find out who changed it, then build and publish again. If the host changes pages, such as with snippets, turn that off.',
      build:
        'If the build in dist/ has the same VITE_ variables, the site was changed with its record: find out by whom, then build and publish again.',
      record: 'Build and publish again.',
    },
    pt: {
      site: 'Descubra quem o alterou e publique um novo build. Se a hospedagem altera páginas, por exemplo com snippets, desligue isso.',
      build:
        'Se o build em dist/ tem as mesmas variáveis VITE_, o site foi alterado junto com o registro: descubra por quem e publique um novo build.',
      record: 'Publique um novo build.',
    },
    es: {
      site: 'Averigüe quién lo cambió y publique un nuevo build. Si el alojamiento cambia páginas, por ejemplo con fragmentos, desactívelo.',
      build:
        'Si el build en dist/ tiene las mismas variables VITE_, el sitio se cambió junto con su registro: averigüe quién lo hizo y publique un nuevo build.',
      record: 'Publique un nuevo build.',
    },
  },
  cases: [],
})

interface SentFile {
  url: string
  /** The file's path in the build. */
  file: string
  hash: string
}

/** Returns the build's files that the host sent, one for each URL. */
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
