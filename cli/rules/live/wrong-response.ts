import { comparedParts, differencesIn, describeRequest } from '../../../hosting/requests.ts'
import type { LiveSite } from '../../live/live-site.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

type Data =
  | { problem: 'part'; part: string; expected: string; actual: string }
  | { problem: 'copy'; accept: string }

/** The names of a response's parts, as reports show them. */
const partNames = {
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
    pt: 'Um site publicado deve responder como diz a tabela em hosting/requests.ts.',
    es: 'Un sitio publicado debe responder como dice la tabla de hosting/requests.ts.',
  },
  why: {
    en: 'The table contains every page in every language, missing pages, redirects, the language of a host name, caching and compression. Each host is configured by the files in dist-hosts/, which belong to the same build as dist/.',
    pt: 'A tabela contém cada página em cada idioma, páginas que não existem, redirecionamentos, o idioma de um domínio, cache e compressão. Cada hospedagem é configurada pelos arquivos de dist-hosts/, que são do mesmo build que dist/.',
    es: 'La tabla contiene cada página en cada idioma, páginas que no existen, redirecciones, el idioma de un dominio, caché y compresión. Cada alojamiento se configura con los archivos de dist-hosts/, que son del mismo build que dist/.',
  },
  check: ({ origin, answers, copies }: LiveSite): Problem<Data>[] => [
    ...answers.flatMap(({ request, response }) => {
      const differences = differencesIn(comparedParts(response), request.response)
      // A wrong status explains every other difference.
      const status = differences.find(({ part }) => part === 'status')
      return (status ? [status] : differences).map(({ part, expected, actual }): Problem<Data> => ({
        file: origin,
        pages: [describeRequest(request)],
        data: { problem: 'part', part: partNames[part], expected, actual },
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
    pt: {
      part: ({ part, expected, actual }) => `\`${part}\` é ${actual}, e não ${expected}.`,
      copy: ({ accept }) =>
        `Com \`Accept-Encoding: ${accept}\`, a página não é a mesma que sem compressão.`,
    },
    es: {
      part: ({ part, expected, actual }) => `\`${part}\` es ${actual}, y no ${expected}.`,
      copy: ({ accept }) =>
        `Con \`Accept-Encoding: ${accept}\`, la página no es la misma que sin compresión.`,
    },
  },
  fix: {
    en: 'Deploy dist/ and the configuration in dist-hosts/ of the same build.',
    pt: 'Publique dist/ e a configuração de dist-hosts/ do mesmo build.',
    es: 'Publique dist/ y la configuración de dist-hosts/ del mismo build.',
  },
  cases: [],
})
