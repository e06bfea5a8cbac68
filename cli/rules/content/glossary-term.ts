import { sourceLocale } from '../../../src/locales.ts'
import type { Content } from '../../content/content.ts'
import { relatedTo, wholeOf } from '../../content/texts.ts'
import { listedIn } from '../../core/report-language.ts'
import { defineRule } from '../../core/rule.ts'

/** A term is translated as the glossary has it. */
export default defineRule({
  id: 'glossary-term',
  severity: 'warning',
  suppressible: true,
  compares: true,
  about: {
    en: `Terms are translated as in the glossary.
      Two names for one thing look like two things. content/glossary.yaml lists the terms, some with several translations.`,
    pt: `Um termo é traduzido como no glossário.
      Uma coisa com dois nomes parece duas coisas. content/glossary.yaml lista os termos e pode ter várias formas para cada um.`,
    es: `Un término se traduce como en el glosario.
      Una cosa con dos nombres parece dos cosas. content/glossary.yaml enumera los términos y puede tener varias formas para cada uno.`,
  },
  check(content: Content) {
    const { terms } = content.glossary
    const plain = once(plainWords)
    /** Whole words, whatever their case and the line breaks between them. */
    const contains = (text: string, wording: string) => plain(text).includes(plain(wording))

    return content.pairs.flatMap(({ text, source }) =>
      terms.flatMap((term) => {
        const found = term[sourceLocale].find((wording) => contains(source.text, wording))
        const expected = term[text.file.locale]
        if (found === undefined || expected.some((wording) => contains(text.text, wording)))
          return []
        return [
          {
            ...wholeOf(text),
            ...relatedTo(source),
            data: { source: found, expected },
          },
        ]
      }),
    )
  },
  messages: {
    en: ({ source, expected }) => `
      The source says \`${source}\`, and this text has none of its translations.
      The glossary has ${listedIn('en', expected)}: use it, or add yours to content/glossary.yaml.`,
    pt: ({ source, expected }) => `
      O original diz \`${source}\`, e este texto não tem nenhuma das traduções.
      O glossário tem ${listedIn('pt', expected)}: use-a ou inclua a sua em content/glossary.yaml.`,
    es: ({ source, expected }) => `
      El original dice \`${source}\` y este texto no tiene ninguna de sus traducciones.
      El glosario tiene ${listedIn('es', expected)}: úsela o añada la suya a content/glossary.yaml.`,
  },
  cases: [
    {
      name: 'a term in other words',
      file: 'content/en/products.mdx',
      find: /^( {2}aiAgents:\n {4}name: ).*/m,
      replace: '$1‸Bots',
      key: 'lines.aiAgents.name',
      report: /`AI agent`/,
    },
  ],
})

function plainWords(text: string): string {
  const words = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
  return ` ${words.trim()} `
}

/** The same answers, each worked out once: a text is looked at for every term. */
function once(answer: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const found = known.get(text) ?? answer(text)
    known.set(text, found)
    return found
  }
}
