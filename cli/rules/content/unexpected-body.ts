import type { Content } from '../../content/content.ts'
import { placeOfNode } from '../../content/prose.ts'
import { defineRule } from '../../core/rule.ts'

export default defineRule({
  id: 'unexpected-body',
  severity: 'error',
  what: {
    en: 'Files of sections without prose contain only front matter.',
    pt: 'Os arquivos das seções sem texto corrido contêm só chaves.',
    es: 'Los archivos de las secciones sin texto corrido contienen solo claves.',
  },
  why: {
    en: 'Prose in site.mdx, for example, does not appear on any page. Move it to its section, or delete it.',
    pt: 'O texto corrido de site.mdx, por exemplo, não aparece em nenhuma página. Mova-o para a seção dele ou apague-o.',
    es: 'El texto corrido de site.mdx, por ejemplo, no aparece en ninguna página. Muévalo a su sección o bórrelo.',
  },
  check: ({ localeFiles }: Content) =>
    localeFiles.flatMap(({ path, body, prose }) => {
      if (body !== 'forbidden' || prose?.state !== 'parsed') return []
      const [first] = prose.tree.children
      return first ? [{ file: path, place: placeOfNode(first), data: {} }] : []
    }),
  problem: {
    en: 'Prose in this file does not appear on any page.',
    pt: 'O texto corrido deste arquivo não aparece em nenhuma página.',
    es: 'El texto corrido de este archivo no aparece en ninguna página.',
  },
  fix: {
    en: 'Delete it, or move it to the file of its section.',
    pt: 'Apague-o ou mova-o para o arquivo da seção dele.',
    es: 'Bórrelo o muévalo al archivo de su sección.',
  },
  cases: [
    {
      name: 'prose in a file without a section',
      file: 'content/pt-PT/site.mdx',
      append: '\n\n‸Lost words with {nothing}',
      report: /does not appear on any page/,
    },
  ],
})
