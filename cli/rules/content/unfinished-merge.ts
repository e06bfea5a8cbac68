import type { Content } from '../../content/content-model.ts'
import { toRange } from '../../core/location.ts'
import { defineRule } from '../../core/rule.ts'

/** Matches the conflict markers that Git writes around and between the versions. */
const MARKER = /^([<|=>])\1{6}(?: .*)?$/m

export default defineRule({
  id: 'unfinished-merge',
  severity: 'error',
  hidesComparisonsInFile: true,
  implies: [
    'invalid-mdx',
    'invalid-value',
    'invalid-yaml',
    'misplaced-prose',
    'missing-front-matter',
    'missing-key',
    'unknown-key',
    'unsupported-markup',
  ],
  what: {
    en: 'No file contains the markers of an unfinished Git merge.',
    pt: 'Nenhum arquivo contém as marcas de uma mesclagem do Git não concluída.',
    es: 'Ningún archivo contiene las marcas de una fusión de Git sin terminar.',
  },
  why: {
    en: 'Between `<<<<<<<` and `>>>>>>>` are two versions of a text; keep one of them, and delete the markers.',
    pt: 'Entre `<<<<<<<` e `>>>>>>>` há duas versões de um texto; mantenha uma delas e apague as marcas.',
    es: 'Entre `<<<<<<<` y `>>>>>>>` hay dos versiones de un texto; conserve una de ellas y borre las marcas.',
  },
  check: (content: Content) =>
    content.files.flatMap(({ path, source }) => {
      const match = source.state === 'text' ? MARKER.exec(source.text) : null
      if (!match) return []
      const place = toRange(match.input, match.index, match.index + match[0].length)
      return { file: path, place, data: { marker: match[0].slice(0, 7) } }
    }),
  problem: {
    en: ({ marker }) => `\`${marker}\` is a marker of an unfinished Git merge.`,
    pt: ({ marker }) => `\`${marker}\` é a marca de uma mesclagem do Git não concluída.`,
    es: ({ marker }) => `\`${marker}\` es la marca de una fusión de Git sin terminar.`,
  },
  fix: {
    en: 'Keep one of the two versions, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
    pt: 'Mantenha uma das duas versões e apague as linhas com <<<<<<<, ======= e >>>>>>>.',
    es: 'Conserve una de las dos versiones y borre las líneas con <<<<<<<, ======= y >>>>>>>.',
  },
  cases: [
    {
      name: 'a conflict in the front matter',
      file: 'content/en/partners.mdx',
      find: /^label: .*/m,
      replace: '‸<<<<<<< HEAD\nlabel: partners\n=======\nlabel: our partners\n>>>>>>> main',
      report: /unfinished Git merge/,
    },
    {
      name: 'the line between the two versions',
      file: 'content/es/about.mdx',
      append: '\n‸=======\nMañana.',
      report: /`=======` is a marker/,
    },
  ],
})
