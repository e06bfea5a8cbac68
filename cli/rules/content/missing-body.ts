import { toString } from 'mdast-util-to-string'
import type { Content } from '../../content/content.ts'
import { defineRule } from '../../core/rule.ts'

export default defineRule({
  id: 'missing-body',
  severity: 'error',
  what: {
    en: 'Files contain prose if their section shows prose.',
    pt: 'Os arquivos das seções que mostram texto corrido contêm texto corrido.',
    es: 'Los archivos de las secciones que muestran texto corrido contienen texto corrido.',
  },
  why: {
    en: 'Write the paragraph below the second line of dashes.',
    pt: 'Escreva o parágrafo abaixo da segunda linha de traços.',
    es: 'Escriba el párrafo debajo de la segunda línea de guiones.',
  },
  check: ({ localeFiles }: Content) =>
    localeFiles.flatMap(({ path, body, frontMatter, prose }) => {
      if (body === 'forbidden' || prose?.state !== 'parsed') return []
      if (toString(prose.tree).trim() !== '' || frontMatter?.state !== 'found') return []
      return [{ file: path, place: frontMatter.closing, data: {} }]
    }),
  problem: {
    en: 'There is no prose below the front matter.',
    pt: 'Não há texto corrido abaixo das chaves.',
    es: 'No hay texto corrido debajo de las claves.',
  },
  fix: {
    en: 'Write the paragraph below the second line of dashes, as in content/pt-BR.',
    pt: 'Escreva o parágrafo abaixo da segunda linha de traços, como em content/pt-BR.',
    es: 'Escriba el párrafo debajo de la segunda línea de guiones, como en content/pt-BR.',
  },
  cases: [
    {
      name: 'a section without its paragraph',
      file: 'content/en/experts.mdx',
      find: /\n---\n[^]*$/,
      replace: '\n‸---\n',
      report: /no prose below the front matter/,
    },
  ],
})
