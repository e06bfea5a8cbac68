import type { Content } from '../../content/content.ts'
import { partOf } from '../../content/texts.ts'
import { escapeRegExp } from '../../content/words.ts'
import { defineRule } from '../../core/rule.ts'

/** A name is written letter by letter as the glossary has it. */
export default defineRule({
  id: 'term-form',
  severity: 'error',
  suppressible: true,
  about: {
    en: `Names are spelled exactly as in the glossary.
      content/glossary.yaml lists the names, such as YouBot and WhatsApp. --fix corrects them.`,
    pt: `Um nome se escreve letra por letra como no glossário.
      content/glossary.yaml lista os nomes, como YouBot e WhatsApp. --fix os corrige.`,
    es: `Un nombre se escribe letra por letra como en el glosario.
      content/glossary.yaml enumera los nombres, como YouBot y WhatsApp. --fix los corrige.`,
  },
  check(content: Content) {
    // An expression with letters of all scripts takes long to make: once for all texts.
    const names = content.glossary.names.map((name) => [name, looselyWritten(name)] as const)
    return content.texts.flatMap((text) =>
      names.flatMap(([name, pattern]) =>
        Array.from(text.own.matchAll(pattern))
          .filter((match) => match[0] !== name)
          .map((match) => {
            const part = partOf(text, match.index, match.index + match[0].length)
            const { line, column, end } = part.place
            const isExact = end?.line === line && end.column - column === match[0].length
            return {
              ...part,
              data: { found: match[0], name },
              ...(isExact && { repair: { from: { line, column }, to: end, text: name } }),
            }
          }),
      ),
    )
  },
  messages: {
    en: ({ found, name }) => `\`${found}\` is a name, and it is written \`${name}\`.
      Write \`${name}\`; npx cli check-locales --fix does it.`,
    pt: ({ found, name }) => `\`${found}\` é um nome, que se escreve \`${name}\`.
      Escreva \`${name}\`; npx cli check-locales --fix faz isso.`,
    es: ({ found, name }) => `\`${found}\` es un nombre y se escribe \`${name}\`.
      Escriba \`${name}\`; npx cli check-locales --fix lo hace.`,
  },
  cases: [
    {
      name: 'a name in small letters',
      file: 'content/en/products.mdx',
      find: /YouBot answers|YouBot/,
      replace: '‸Youbot',
      key: 'label',
      report: /it is written `YouBot`/,
    },
  ],
})

/** The name in any case, with a space or a hyphen where a capital begins a part: `Whatsapp`, `You-Bot`. */
function looselyWritten(name: string): RegExp {
  const parts = name.split(/(?<=\p{Ll})(?=\p{Lu})/u).map(escapeRegExp)
  return new RegExp(`(?<![\\p{L}\\p{N}/.@])${parts.join('[ -]?')}(?![\\p{L}\\p{N}])`, 'giu')
}
