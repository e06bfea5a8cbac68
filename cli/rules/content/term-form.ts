import type { Content } from '../../content/content-model.ts'
import { locateAll, repairText } from '../../content/texts.ts'
import { escapeRegExp } from '../../content/words-and-numbers.ts'
import { defineRule } from '../../core/rule.ts'

export default defineRule({
  id: 'term-form',
  severity: 'error',
  suppressible: true,
  what: {
    en: 'Names are spelled exactly as in the glossary.',
    pt: 'Os nomes são escritos exatamente como no glossário.',
    es: 'Los nombres se escriben exactamente como en el glosario.',
  },
  why: {
    en: 'content/glossary.yaml lists the names, such as YouBot and WhatsApp. --fix corrects them.',
    pt: 'content/glossary.yaml lista os nomes, como YouBot e WhatsApp. --fix os corrige.',
    es: 'content/glossary.yaml enumera los nombres, como YouBot y WhatsApp. --fix los corrige.',
  },
  check({ glossary, texts }: Content) {
    const names = glossary.names.map((name) => ({ name, pattern: looselyWritten(name) }))
    return texts.flatMap((text) =>
      names.flatMap(({ name, pattern }) =>
        locateAll(text, pattern, 'textInLanguage')
          .filter(({ data }) => data.found !== name)
          .map(({ data: { found }, ...part }) => ({
            ...part,
            data: { found, name },
            ...repairText(text, part.place, found, name),
          })),
      ),
    )
  },
  problem: {
    en: ({ found, name }) => `The name \`${found}\` must be spelled \`${name}\`.`,
    pt: ({ found, name }) => `O nome \`${found}\` deve ser escrito \`${name}\`.`,
    es: ({ found, name }) => `El nombre \`${found}\` debe escribirse \`${name}\`.`,
  },
  fix: {
    en: 'Correct it, or run npx cli check-locales --fix.',
    pt: 'Corrija-o ou execute npx cli check-locales --fix.',
    es: 'Corríjalo o ejecute npx cli check-locales --fix.',
  },
  cases: [
    {
      name: 'a name with a lower-case letter',
      file: 'content/en/products.mdx',
      find: /^label: YouBot/m,
      replace: 'label: ‸Youbot',
      key: 'label',
      report: /must be spelled `YouBot`/,
    },
    {
      name: 'a name in two words',
      file: 'content/es/chatbot.mdx',
      append: ' Hable por ‸Whats App.',
      report: /must be spelled `WhatsApp`/,
    },
    {
      name: 'a name in a URL',
      file: 'content/es/chatbot.mdx',
      append: ' Está en example.com/youbot.',
    },
  ],
})

/** Matches a name in any letter case, even with a space or hyphen inside: `Whatsapp`, `You-Bot`. */
function looselyWritten(name: string): RegExp {
  const parts = name.split(/(?<=\p{Ll})(?=\p{Lu})/u).map(escapeRegExp)
  return new RegExp(`(?<![\\p{L}\\p{N}/.@])${parts.join('[ -]?')}(?![\\p{L}\\p{N}])`, 'giu')
}
