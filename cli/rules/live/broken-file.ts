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
    pt: 'Um site publicado deve conter cada arquivo indicado por uma página, uma folha de estilo ou um script.',
    es: 'Un sitio publicado debe contener cada archivo que indica una página, una hoja de estilo o un script.',
  },
  why: {
    en: 'A file with a hash in its name is cached for a year, with its mistakes. Files of different builds have different names, so the files of one build must be deployed together.',
    pt: 'Um arquivo com hash no nome fica em cache por um ano, com os seus erros. Arquivos de builds diferentes têm nomes diferentes; por isso os arquivos de um build devem ser publicados juntos.',
    es: 'Un archivo con un hash en el nombre se guarda un año en la caché, con sus errores. Los archivos de builds distintos tienen nombres distintos; por eso los archivos de un build deben publicarse juntos.',
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
    pt: {
      status: ({ status }) => `O arquivo tem o status ${status}.`,
      type: ({ actual, expected }) => `\`Content-Type\` é ${actual}, e não ${expected}.`,
      cache: ({ actual, expected }) => `\`Cache-Control\` é ${actual}, e não ${expected}.`,
      empty: 'O arquivo está vazio.',
      uncompressed: 'O arquivo é enviado sem compressão.',
    },
    es: {
      status: ({ status }) => `El archivo tiene el estado ${status}.`,
      type: ({ actual, expected }) => `\`Content-Type\` es ${actual}, y no ${expected}.`,
      cache: ({ actual, expected }) => `\`Cache-Control\` es ${actual}, y no ${expected}.`,
      empty: 'El archivo está vacío.',
      uncompressed: 'El archivo se envía sin compresión.',
    },
  },
  fix: {
    en: 'Deploy all files of the build again, with the configuration in dist-hosts/.',
    pt: 'Publique de novo todos os arquivos do build, com a configuração de dist-hosts/.',
    es: 'Publique otra vez todos los archivos del build, con la configuración de dist-hosts/.',
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
