import { toString } from 'mdast-util-to-string'
import type { Content, LocaleContentFile } from '../../content/content-model.ts'
import { placeOfNode } from '../../content/files/prose.ts'
import type { SourceRange } from '../../core/location.ts'
import { defineRule } from '../../core/rule.ts'

export default defineRule({
  id: 'misplaced-prose',
  severity: 'error',
  what: {
    en: 'Files contain prose if their section shows prose, and only then.',
    pt: 'Os arquivos das seções que mostram texto corrido contêm texto corrido, e só eles.',
    es: 'Los archivos de las secciones que muestran texto corrido contienen texto corrido, y solo ellos.',
  },
  why: {
    en: 'Write the paragraph below the second line of dashes. Prose in site.mdx, for example, does not appear on any page.',
    pt: 'Escreva o parágrafo abaixo da segunda linha de traços. O texto corrido de site.mdx, por exemplo, não aparece em nenhuma página.',
    es: 'Escriba el párrafo debajo de la segunda línea de guiones. El texto corrido de site.mdx, por ejemplo, no aparece en ninguna página.',
  },
  check: ({ localeFiles }: Content) =>
    localeFiles.flatMap((file) => {
      const problem = file.body === 'forbidden' ? 'unexpected' : 'missing'
      const place = problem === 'missing' ? missingProse(file) : unexpectedProse(file)
      return place ? [{ file: file.path, place, data: { problem } as const }] : []
    }),
  problem: {
    en: {
      missing: 'There is no prose below the front matter.',
      unexpected: 'Prose in this file does not appear on any page.',
    },
    pt: {
      missing: 'Não há texto corrido abaixo dos campos.',
      unexpected: 'O texto corrido deste arquivo não aparece em nenhuma página.',
    },
    es: {
      missing: 'No hay texto corrido debajo de las claves.',
      unexpected: 'El texto corrido de este archivo no aparece en ninguna página.',
    },
  },
  fix: {
    en: {
      missing: 'Write the paragraph below the second line of dashes, as in content/pt-BR.',
      unexpected: 'Delete it, or move it to the file of its section.',
    },
    pt: {
      missing: 'Escreva o parágrafo abaixo da segunda linha de traços, como em content/pt-BR.',
      unexpected: 'Apague-o ou mova-o para o arquivo da seção dele.',
    },
    es: {
      missing: 'Escriba el párrafo debajo de la segunda línea de guiones, como en content/pt-BR.',
      unexpected: 'Bórrelo o muévalo al archivo de su sección.',
    },
  },
  cases: [
    {
      name: 'a section without its paragraph',
      file: 'content/en/experts.mdx',
      find: /\n---\n[^]*$/,
      replace: '\n‸---\n',
      report: /no prose below the front matter/,
    },
    {
      name: 'prose in a file without a section',
      file: 'content/pt-PT/site.mdx',
      append: '\n\n‸Lost words with {nothing}',
      report: /does not appear on any page/,
    },
  ],
})

function missingProse({ frontMatter, prose }: LocaleContentFile): SourceRange | undefined {
  if (prose?.state !== 'parsed' || frontMatter?.state !== 'found') return undefined
  return toString(prose.tree).trim() === '' ? frontMatter.closing : undefined
}

function unexpectedProse({ prose }: LocaleContentFile): SourceRange | undefined {
  const [first] = prose?.state === 'parsed' ? prose.tree.children : []
  return first && placeOfNode(first)
}
