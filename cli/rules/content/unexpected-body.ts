import type { Content } from '../../content/content.ts'
import { placeOfNode } from '../../content/prose.ts'
import { defineRule } from '../../core/rule.ts'

/** A file whose words all stand in its front matter has nothing under it: it would be shown nowhere. */
export default defineRule({
  id: 'unexpected-body',
  severity: 'error',
  about: {
    en: `A file that consists of keys has no prose.
      Text below the keys of site.mdx would not appear anywhere. Move it to its section, or delete it.`,
    pt: `Um arquivo cujas palavras são todas chaves não tem texto corrido.
      O texto abaixo das chaves de site.mdx não apareceria em lugar nenhum. Leve-o à sua seção ou remova-o.`,
    es: `Un archivo cuyas palabras son todas claves no tiene texto corrido.
      El texto debajo de las claves de site.mdx no aparecería en ningún lugar. Llévelo a su sección o quítelo.`,
  },
  check({ files }: Content) {
    return files.flatMap((file) => {
      if (file.scope === 'global' || file.body !== 'forbidden') return []
      if (file.prose?.state !== 'parsed') return []
      const first = file.prose.tree.children.find((node) => node.type !== 'yaml')
      if (!first) return []
      return {
        file: file.path,
        place: placeOfNode(first),
        data: {},
      }
    })
  },
  messages: {
    en: () => `Text under the front matter of this file is shown nowhere.
      Remove it, or move it to the section that it belongs to.`,
    pt: () => `O texto abaixo da lista de chaves deste arquivo não aparece em lugar nenhum.
      Remova-o ou leve-o à seção a que pertence.`,
    es: () => `El texto debajo de la lista de claves de este archivo no aparece en ningún lugar.
      Quítelo o llévelo a la sección a la que pertenece.`,
  },
  cases: [
    {
      name: 'prose that is shown nowhere',
      file: 'content/pt-PT/site.mdx',
      find: /\n*$/,
      replace: '\n\n‸Lost words with {nothing}\n',
      report: /shown nowhere/,
    },
  ],
})
