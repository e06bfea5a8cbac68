import { contentTypes, fileExtension } from '../../../hosting/content-types.ts'
import { isCompressible } from '../../../hosting/precompress.ts'
import { comparedParts } from '../../../hosting/requests.ts'
import { cacheLifetimes, HASHED_FOLDER } from '../../../hosting/respond.ts'
import type { LiveFile, LiveSite } from '../../live/live-site.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

type Data =
  | { problem: 'status'; status: number }
  | { problem: 'type'; actual: string; expected: string }
  | { problem: 'cache'; actual: string; expected: string }
  | { problem: 'empty' | 'uncompressed' }

/** In bytes; hosts may send smaller files uncompressed. */
const MIN_COMPRESSED_SIZE = 2048

export default defineRule({
  id: 'broken-file',
  severity: 'error',
  what: {
    en: 'A deployed site must contain each file that a page, a stylesheet or a script names.',
  },
  why: {
    en: 'A file with a hash in its name is cached for a year, with its mistakes. Files of different builds have different names, so the files of one build must be deployed together.',
  },
  check: ({ files }: LiveSite): Problem<Data>[] =>
    files.flatMap((file) =>
      findProblems(file).map((data) => ({ file: file.url, pages: [file.namedBy], data })),
    ),
  problem: {
    en: {
      status: ({ status }) => `The file has status ${status}.`,
      type: ({ actual, expected }) => `\`Content-Type\` is ${actual}, not ${expected}.`,
      cache: ({ actual, expected }) => `\`Cache-Control\` is ${actual}, not ${expected}.`,
      empty: 'The file is empty.',
      uncompressed: 'The file is sent without compression.',
    },
  },
  fix: {
    en: 'Deploy all files of the build again, with the configuration in dist-hosts/.',
  },
  cases: [],
})

function findProblems({ url, response }: LiveFile): Data[] {
  const { status = 0, type, cache, encoding, length } = comparedParts(response)
  const { pathname } = new URL(url)
  if (status !== 200) return [{ problem: 'status', status }]
  if (length === 0) return [{ problem: 'empty' }]

  const problems: Data[] = []
  const expected = contentTypes[fileExtension(pathname)]
  if (expected !== undefined && type !== expected) {
    problems.push({ problem: 'type', actual: `${type}`, expected })
  }
  const { hashed } = cacheLifetimes
  if (pathname.startsWith(HASHED_FOLDER) && cache !== hashed) {
    problems.push({ problem: 'cache', actual: `${cache}`, expected: hashed })
  }
  if (isCompressible(pathname) && encoding === 'identity' && length >= MIN_COMPRESSED_SIZE) {
    problems.push({ problem: 'uncompressed' })
  }
  return problems
}
