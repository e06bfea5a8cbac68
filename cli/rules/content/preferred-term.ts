import type { Content } from '../../content/content-model.ts'
import { suppressionAdvice } from '../../content/suppressions.ts'
import { locatePhrase } from '../../content/texts.ts'
import { defineRule } from '../../core/rule.ts'

export default defineRule({
  id: 'preferred-term',
  severity: 'warning',
  suppressible: true,
  what: {
    en: 'Texts use the terms that the glossary prefers.',
    pt: 'Os textos usam os termos que o glossário prefere.',
    es: 'Los textos usan los términos que prefiere el glosario.',
  },
  why: {
    en: 'With two words for one thing, each writer would change the other’s. `prefer` in content/glossary.yaml lists the choices.',
    pt: 'Com duas palavras para a mesma coisa, cada redator trocaria a do outro. `prefer`, em content/glossary.yaml, lista as escolhas.',
    es: 'Con dos palabras para lo mismo, cada redactor cambiaría la del otro. `prefer`, en content/glossary.yaml, enumera las elecciones.',
  },
  check: ({ glossary, texts }: Content) =>
    texts.flatMap((text) =>
      Object.entries(glossary.prefer?.[text.file.locale] ?? {}).flatMap(([word, preferred]) =>
        locatePhrase(text, word).map(({ data, ...part }) => ({
          ...part,
          data: { ...data, preferred, isProse: text.key === undefined },
        })),
      ),
    ),
  problem: {
    en: ({ found, preferred }) => `The glossary prefers \`${preferred}\` to \`${found}\`.`,
    pt: ({ found, preferred }) => `O glossário prefere \`${preferred}\` a \`${found}\`.`,
    es: ({ found, preferred }) => `El glosario prefiere \`${preferred}\` a \`${found}\`.`,
  },
  fix: {
    en: ({ preferred, isProse }) =>
      `Use \`${preferred}\`. If it means something else here, ${suppressionAdvice.en('preferred-term', isProse)}`,
    pt: ({ preferred, isProse }) =>
      `Use \`${preferred}\`. Se aqui o sentido for outro, ${suppressionAdvice.pt('preferred-term', isProse)}`,
    es: ({ preferred, isProse }) =>
      `Use \`${preferred}\`. Si aquí significa otra cosa, ${suppressionAdvice.es('preferred-term', isProse)}`,
  },
  cases: [
    {
      name: 'a word in place of the preferred one',
      file: 'content/es/data-culture.mdx',
      append: ' Todos miran el mismo ‸Tablero.',
      report: /Use `cuadro de mando`/,
    },
    {
      name: 'part of another word',
      file: 'content/es/data-culture.mdx',
      append: ' Todos miran los mismos tableros, uno-tablero-otro.',
    },
  ],
})
