import type { Content } from '../../content/content.ts'
import { placeOfNode } from '../../content/prose.ts'
import { defineRule } from '../../core/rule.ts'

export default defineRule({
  id: 'unexpected-body',
  severity: 'error',
  about: {
    en: `A file that consists of keys has no prose.
      Text below the keys of site.mdx would not appear anywhere. Move it to its section, or delete it.`,
    pt: `Um arquivo formado só por chaves não tem texto corrido.
      O texto abaixo das chaves de site.mdx não apareceria em lugar nenhum. Leve-o para a seção dele ou apague-o.`,
    es: `Un archivo formado solo por claves no tiene texto debajo.
      El texto debajo de las claves de site.mdx no aparecería en ningún lugar. Llévelo a su sección o bórrelo.`,
  },
  check: ({ localeFiles }: Content) =>
    localeFiles.flatMap(({ path, body, prose }) => {
      if (body === 'required' || prose?.state !== 'parsed') return []
      const [first] = prose.tree.children
      return first ? [{ file: path, place: placeOfNode(first), data: {} }] : []
    }),
  messages: {
    en: () => `Text below the front matter of this file does not appear on any page.
      Delete it, or move it to the file of its section.`,
    pt: () => `O texto abaixo das chaves deste arquivo não aparece em nenhuma página.
      Apague-o ou leve-o para o arquivo da seção dele.`,
    es: () => `El texto debajo de las claves de este archivo no aparece en ninguna página.
      Bórrelo o llévelo al archivo de su sección.`,
  },
  cases: [
    {
      name: 'prose that would not appear',
      file: 'content/pt-PT/site.mdx',
      append: '\n\n‸Lost words with {nothing}',
      report: /does not appear on any page/,
    },
  ],
})
