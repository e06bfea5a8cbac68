import type { Content } from '../../content/content-model.ts'
import { locatePhrase } from '../../content/texts.ts'
import { defineRule } from '../../core/rule.ts'

export default defineRule({
  id: 'avoided-phrase',
  severity: 'error',
  suppressible: true,
  what: {
    en: 'Texts do not contain phrases that the company avoids.',
    pt: 'Os textos não contêm expressões que a empresa evita.',
    es: 'Los textos no contienen expresiones que la empresa evita.',
  },
  why: {
    en: 'They are listed under `avoid` in content/glossary.yaml: promises that nobody can keep, such as a delivery time.',
    pt: 'A lista está em `avoid`, em content/glossary.yaml: promessas que ninguém pode garantir, como um prazo de entrega.',
    es: 'La lista está en `avoid`, en content/glossary.yaml: promesas que nadie puede garantizar, como un plazo de entrega.',
  },
  check: (content: Content) =>
    content.texts.flatMap((text) =>
      (content.glossary.avoid?.[text.file.locale] ?? []).flatMap((phrase) =>
        locatePhrase(text, phrase),
      ),
    ),
  problem: {
    en: ({ found }) => `\`${found}\` is a phrase that the company avoids.`,
    pt: ({ found }) => `\`${found}\` é uma expressão que a empresa evita.`,
    es: ({ found }) => `\`${found}\` es una expresión que la empresa evita.`,
  },
  fix: {
    en: 'Describe what the company actually offers. The list is in content/glossary.yaml.',
    pt: 'Descreva o que a empresa realmente oferece. A lista está em content/glossary.yaml.',
    es: 'Describa lo que la empresa ofrece realmente. La lista está en content/glossary.yaml.',
  },
  cases: [
    {
      name: 'an award',
      file: 'content/en/data-culture.mdx',
      append: ' We are an ‸Award-winning team.',
      report: /`Award-winning`/,
    },
    {
      name: 'part of a word',
      file: 'content/en/services.mdx',
      append: ' Nobody is rewarded for it.',
    },
  ],
})
