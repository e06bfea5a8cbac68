import { visit } from 'unist-util-visit'
import type { Root } from 'mdast'
import type { Content } from '../../content/content.ts'
import { defineRule } from '../../core/rule.ts'

/** A section that shows prose has some under its front matter. */
export default defineRule({
  id: 'missing-body',
  severity: 'error',
  about: {
    en: `A file whose section shows prose contains prose.
      Write the paragraph below the second line of dashes.`,
    pt: `Um arquivo cuja seção mostra texto corrido tem texto corrido.
      O parágrafo fica abaixo da segunda linha de traços.`,
    es: `Un archivo cuya sección muestra texto corrido lo tiene.
      El párrafo va debajo de la segunda línea de guiones.`,
  },
  check({ files }: Content) {
    return files.flatMap((file) => {
      if (file.scope === 'global' || file.body !== 'required') return []
      if (file.prose?.state !== 'parsed' || hasContent(file.prose.tree)) return []
      if (file.frontMatter?.state !== 'found') return []
      return {
        file: file.path,
        place: file.frontMatter.closing,
        data: {},
      }
    })
  },
  messages: {
    en: () => `There is no text under the front matter.
      Write the paragraph below the second line of dashes, as in content/pt-BR.`,
    pt: () => `Não há texto abaixo da lista de chaves.
      Escreva o parágrafo abaixo da segunda linha de traços, como em content/pt-BR.`,
    es: () => `No hay texto debajo de la lista de claves.
      Escriba el párrafo debajo de la segunda línea de guiones, como en content/pt-BR.`,
  },
  cases: [
    {
      name: 'no prose where a page shows some',
      file: 'content/en/experts.mdx',
      find: /\n---\n[^]*$/,
      replace: '\n‸---\n',
      report: /no text under the front matter/,
    },
  ],
})

/** Whether the prose says something, or has at least something that other rules complain about. */
function hasContent(tree: Root): boolean {
  let found = false
  visit(tree, (node) => {
    if (node.type === 'text') found ||= node.value.trim() !== ''
    else if (!CONTAINERS.has(node.type)) found = true
  })
  return found
}

const CONTAINERS = new Set([
  'root',
  'yaml',
  'paragraph',
  'list',
  'listItem',
  'strong',
  'emphasis',
  'link',
  'break',
])
