import type { FrontMatterProblem } from '../../../src/content/front-matter.ts'
import type { Content } from '../../content/content.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

type Data = { problem: FrontMatterProblem }

/** Every MDX file begins with front matter, which holds its keys. */
export default defineRule({
  id: 'missing-front-matter',
  severity: 'error',
  coversFile: true,
  about: {
    en: `A file begins with front matter between two lines of three dashes.
      Otherwise, the whole file would be read as prose.`,
    pt: `O arquivo começa com as suas chaves entre duas linhas de três traços.
      Sem elas o arquivo inteiro seria lido como texto corrido. A primeira linha são três traços; depois vêm as chaves; três traços as fecham.`,
    es: `El archivo empieza con sus claves entre dos líneas de tres guiones.
      Sin ellas todo el archivo se leería como texto corrido. La primera línea son tres guiones; siguen las claves; tres guiones las cierran.`,
  },
  check({ files }: Content): Problem<Data>[] {
    return files.flatMap((file) => {
      if (file.scope === 'global' || !file.frontMatter || file.frontMatter.state === 'found') {
        return []
      }
      const { state, place } = file.frontMatter
      return {
        file: file.path,
        place,
        data: { problem: state },
      }
    })
  },
  messages: {
    en: ({ problem }) => [
      {
        'empty-file': 'The file is empty.',
        absent: 'The file does not begin with front matter.',
        unclosed: 'The front matter that begins here is never closed.',
        empty: 'The front matter is empty.',
      }[problem],
      'Write the keys between two lines of three dashes, the first one on line 1, as in content/pt-BR.',
    ],
    pt: ({ problem }) => [
      {
        'empty-file': 'O arquivo está vazio.',
        absent: 'O arquivo não começa com as chaves entre linhas de traços.',
        unclosed: 'A lista de chaves que começa aqui nunca se fecha.',
        empty: 'A lista de chaves está vazia.',
      }[problem],
      'Escreva as chaves entre duas linhas de três traços, a primeira na linha 1, como em content/pt-BR.',
    ],
    es: ({ problem }) => [
      {
        'empty-file': 'El archivo está vacío.',
        absent: 'El archivo no empieza con las claves entre líneas de guiones.',
        unclosed: 'La lista de claves que empieza aquí no se cierra nunca.',
        empty: 'La lista de claves está vacía.',
      }[problem],
      'Escriba las claves entre dos líneas de tres guiones, la primera en la línea 1, como en content/pt-BR.',
    ],
  },
  cases: [
    {
      name: 'no front matter',
      file: 'content/es/services.mdx',
      find: /^---\n[^]*?\n---\n/,
      replace: '',
      report: /does not begin with front matter/,
    },
    {
      name: 'front matter that never closes',
      file: 'content/es/solutions.mdx',
      find: /\n---\n/,
      replace: '\n',
      report: /never closed/,
    },
    {
      name: 'front matter without keys',
      file: 'content/es/contact.mdx',
      find: /^---\n[^]*?\n---\n/,
      replace: '---\n# later\n---\n',
      report: /is empty/,
    },
  ],
})
