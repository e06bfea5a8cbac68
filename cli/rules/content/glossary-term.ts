import { SOURCE_LOCALE } from '../../../src/locales.ts'
import type { Content } from '../../content/content-model.ts'
import { relatedTo, locateText } from '../../content/texts.ts'
import { joinWithOr } from '../../core/report-language.ts'
import { defineRule } from '../../core/rule.ts'

export default defineRule({
  id: 'glossary-term',
  severity: 'warning',
  suppressible: true,
  isComparison: true,
  what: {
    en: 'Terms are translated as in the glossary.',
    pt: 'Os termos são traduzidos como no glossário.',
    es: 'Los términos se traducen como en el glosario.',
  },
  why: {
    en: 'Visitors take two names for two different things. content/glossary.yaml lists the terms, some with several translations.',
    pt: 'Para o visitante, dois nomes são duas coisas diferentes. content/glossary.yaml lista os termos, alguns com várias traduções.',
    es: 'Para el visitante, dos nombres son dos cosas distintas. content/glossary.yaml enumera los términos, algunos con varias traducciones.',
  },
  check: ({ glossary, pairs }: Content) =>
    pairs.flatMap(({ text, source }) => {
      const actual = plainWords(text.text)
      const original = plainWords(source.text)
      return glossary.terms.flatMap((term) => {
        const found = term[SOURCE_LOCALE].find((wording) => original.includes(plainWords(wording)))
        const expected = term[text.file.locale]
        if (found === undefined) return []
        if (expected.some((wording) => actual.includes(plainWords(wording)))) return []
        return { ...locateText(text), ...relatedTo(source), data: { source: found, expected } }
      })
    }),
  problem: {
    en: ({ source }) =>
      `The source contains \`${source}\`, but this text has no translation of it from the glossary.`,
    pt: ({ source }) =>
      `O original contém \`${source}\`, mas este texto não contém nenhuma das traduções que o glossário prevê.`,
    es: ({ source }) =>
      `El original contiene \`${source}\`, pero este texto no contiene ninguna de las traducciones previstas en el glosario.`,
  },
  fix: {
    en: ({ expected }) =>
      `Use ${joinWithOr('en', expected)}; if none fits, add your translation to content/glossary.yaml.`,
    pt: ({ expected }) =>
      `Use ${joinWithOr('pt', expected)}; se nenhum servir, inclua a sua tradução em content/glossary.yaml.`,
    es: ({ expected }) =>
      `Use ${joinWithOr('es', expected)}; si ninguno sirve, añada su traducción a content/glossary.yaml.`,
  },
  cases: [
    {
      name: 'a term that is not in the glossary',
      file: 'content/en/products.mdx',
      find: /^( {2}aiAgents:\n {4}name: ).*/m,
      replace: '$1‸Bots',
      key: 'lines.aiAgents.name',
      report: /`AI agent`/,
    },
    {
      name: 'a term in the singular and in another case',
      file: 'content/es/products.mdx',
      find: /^( {2}aiAgents:\n {4}name: ).*/m,
      replace: '$1Un Agente de IA',
    },
  ],
})

/** Returns the words in a text, in lower case, with a space before and after each. */
function plainWords(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
}
