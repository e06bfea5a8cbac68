import type { Content } from '../../content/content.ts'
import { nodesIn } from '../../content/prose.ts'
import { defineRule } from '../../core/rule.ts'

/** Nodes without visible content of their own. */
const CONTAINERS = ['root', 'paragraph', 'list', 'listItem', 'strong', 'emphasis', 'link', 'break']

export default defineRule({
  id: 'missing-body',
  severity: 'error',
  about: {
    en: `Files contain prose if their section shows prose.
      Write the paragraph below the second line of dashes.`,
    pt: `Os arquivos das seções que mostram texto corrido contêm texto corrido.
      Escreva o parágrafo abaixo da segunda linha de traços.`,
    es: `Los archivos de las secciones que muestran texto corrido contienen texto corrido.
      Escriba el párrafo debajo de la segunda línea de guiones.`,
  },
  check: ({ localeFiles }: Content) =>
    localeFiles.flatMap((file) => {
      const { path, body, frontMatter, prose } = file
      if (body === 'forbidden' || prose?.state !== 'parsed') return []
      const hasContent = nodesIn(file).some((node) =>
        node.type === 'text' ? node.value.trim() !== '' : !CONTAINERS.includes(node.type),
      )
      if (hasContent || frontMatter?.state !== 'found') return []
      return [{ file: path, place: frontMatter.closing, data: {} }]
    }),
  messages: {
    en: () => `There is no prose below the front matter.
      Write the paragraph below the second line of dashes, as in content/pt-BR.`,
    pt: () => `Não há texto corrido abaixo das chaves.
      Escreva o parágrafo abaixo da segunda linha de traços, como em content/pt-BR.`,
    es: () => `No hay texto corrido debajo de las claves.
      Escriba el párrafo debajo de la segunda línea de guiones, como en content/pt-BR.`,
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
