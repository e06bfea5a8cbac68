import { comparedParts, differencesIn, describeRequest } from '../../../hosting/requests.ts'
import type { LiveSite } from '../../live/live-site.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

type Data =
  | { problem: 'part'; part: string; expected: string; actual: string }
  | { problem: 'copy'; accept: string }

/** The names of the parts of a response, in HTTP terms. */
const PARTS = {
  status: 'status',
  lang: '<html lang>',
  type: 'Content-Type',
  cache: 'Cache-Control',
  variesByHost: 'Vary: Host',
  encoding: 'Content-Encoding',
  location: 'Location',
  allow: 'Allow',
  length: 'length of the body',
}

export default defineRule({
  id: 'wrong-response',
  severity: 'error',
  what: {
    en: 'A deployed site must respond as the table in hosting/requests.ts says.',
  },
  why: {
    en: 'The table contains every page in every language, missing pages, redirects, the language of a host name, caching and compression. Each host is configured by the files in dist-hosts/, which belong to the same build as dist/.',
  },
  check: ({ origin, answers, copies }: LiveSite): Problem<Data>[] => [
    ...answers.flatMap(({ request, response }) => {
      const differences = differencesIn(comparedParts(response), request.response)
      // A wrong status explains every other difference.
      const status = differences.find(({ part }) => part === 'status')
      return (status ? [status] : differences).map(({ part, expected, actual }): Problem<Data> => ({
        file: origin,
        pages: [describeRequest(request)],
        data: { problem: 'part', part: PARTS[part], expected, actual },
      }))
    }),
    ...copies
      .filter(
        ({ page, response }) => response.status === 200 && response.text !== page.response.text,
      )
      .map(({ page, accept }): Problem<Data> => ({
        file: origin,
        pages: [page.url],
        data: { problem: 'copy', accept },
      })),
  ],
  problem: {
    en: {
      part: ({ part, expected, actual }) => `\`${part}\` is ${actual}, not ${expected}.`,
      copy: ({ accept }) =>
        `With \`Accept-Encoding: ${accept}\`, the page is another than without compression.`,
    },
  },
  fix: {
    en: 'Deploy dist/ and the configuration in dist-hosts/ of the same build.',
  },
  cases: [],
})
