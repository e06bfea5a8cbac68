import type { Content } from '../../content/content.ts'
import { matchesIn } from '../../content/texts.ts'
import { escapeRegExp } from '../../content/words.ts'
import { defineRule } from '../../core/rule.ts'

export default defineRule({
  id: 'avoided-phrase',
  severity: 'error',
  suppressible: true,
  about: {
    en: `Texts contain none of the phrases that the company avoids.
      They are listed in \`avoid\` in content/glossary.yaml: promises that nobody can keep, such as a delivery time.`,
    pt: `Os textos não contêm as expressões que a empresa evita.
      Elas estão em \`avoid\` em content/glossary.yaml: promessas que ninguém pode cumprir, como um prazo.`,
    es: `Los textos no contienen las expresiones que la empresa evita.
      Están en \`avoid\` en content/glossary.yaml: promesas que nadie puede cumplir, como un plazo.`,
  },
  check: (content: Content) =>
    content.texts.flatMap((text) =>
      (content.glossary.avoid?.[text.file.locale] ?? []).flatMap((phrase) =>
        matchesIn(text, wholeWords(phrase), 'own').map(({ found, file, place, key }) => ({
          file,
          place,
          ...(key && { key }),
          data: { found },
        })),
      ),
    ),
  messages: {
    en: ({ found }) => `\`${found}\` is one of the phrases that the company avoids.
      Say what the company really offers. The list is in content/glossary.yaml.`,
    pt: ({ found }) => `\`${found}\` é uma das expressões que a empresa evita.
      Diga o que a empresa de fato oferece. A lista está em content/glossary.yaml.`,
    es: ({ found }) => `\`${found}\` es una de las expresiones que la empresa evita.
      Diga lo que la empresa ofrece de verdad. La lista está en content/glossary.yaml.`,
  },
  cases: [
    {
      name: 'an award',
      file: 'content/en/data-culture.mdx',
      find: /\n*$/,
      replace: ' We are an ‸Award-winning team.\n',
      report: /`Award-winning`/,
    },
    {
      name: 'part of a word',
      file: 'content/en/services.mdx',
      find: /\n*$/,
      replace: ' Nobody is rewarded for it.\n',
    },
  ],
})

/** A phrase as whole words, in any case. */
function wholeWords(phrase: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(phrase)}(?![\\p{L}\\p{N}])`, 'giu')
}
