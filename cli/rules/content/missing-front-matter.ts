import type { FrontMatterProblem } from '../../../src/content/front-matter.ts'
import type { Content } from '../../content/content-model.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

export default defineRule({
  id: 'missing-front-matter',
  severity: 'error',
  hidesComparisonsInFile: true,
  what: {
    en: 'Files begin with front matter between two lines of three dashes.',
    pt: 'Os arquivos começam com os campos, entre duas linhas de três traços.',
    es: 'Los archivos empiezan con las claves, entre dos líneas de tres guiones.',
  },
  why: {
    en: 'Otherwise, the whole file would be prose.',
    pt: 'Sem elas, o arquivo inteiro seria texto corrido.',
    es: 'Sin ellas, todo el archivo sería texto corrido.',
  },
  check: ({ localeFiles }: Content): Problem<{ problem: FrontMatterProblem }>[] =>
    localeFiles.flatMap(({ path, frontMatter }) =>
      frontMatter && frontMatter.state !== 'found'
        ? [{ file: path, place: frontMatter.place, data: { problem: frontMatter.state } }]
        : [],
    ),
  problem: {
    en: {
      'empty-file': 'The file is empty.',
      absent: 'The file does not begin with front matter.',
      unclosed: 'The line of dashes that closes the front matter is missing below this line.',
      empty: 'The front matter is empty.',
    },
    pt: {
      'empty-file': 'O arquivo está vazio.',
      absent: 'O arquivo não começa com os campos.',
      unclosed: 'Falta, abaixo desta linha, a linha de traços que fecha os campos.',
      empty: 'Não há campos entre as linhas de traços.',
    },
    es: {
      'empty-file': 'El archivo está vacío.',
      absent: 'El archivo no empieza con las claves.',
      unclosed: 'Falta, debajo de esta línea, la línea de guiones que cierra las claves.',
      empty: 'No hay claves entre las líneas de guiones.',
    },
  },
  fix: {
    en: ({ problem }) =>
      problem === 'unclosed'
        ? 'Write `---` on a line of its own below this line.'
        : 'Write the keys between two lines of three dashes, the first one on line 1, as in content/pt-BR.',
    pt: ({ problem }) =>
      problem === 'unclosed'
        ? 'Escreva `---` sozinho numa linha abaixo desta.'
        : 'Escreva os campos entre duas linhas de três traços, a primeira na linha 1, como em content/pt-BR.',
    es: ({ problem }) =>
      problem === 'unclosed'
        ? 'Escriba `---` solo en una línea debajo de esta.'
        : 'Escriba las claves entre dos líneas de tres guiones, la primera en la línea 1, como en content/pt-BR.',
  },
  cases: [
    {
      name: 'an empty file',
      file: 'content/es/about.mdx',
      write: '\n',
      report: /The file is empty/,
    },
    {
      name: 'no front matter',
      file: 'content/es/services.mdx',
      find: /^---\n[^]*?\n---\n/,
      replace: '',
      report: /does not begin with front matter/,
    },
    {
      name: 'unclosed front matter',
      file: 'content/es/solutions.mdx',
      find: /\n---\n/,
      replace: '‸\n',
      report: /missing below this line[^]*Write `---`/,
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
