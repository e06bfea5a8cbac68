import type { Content, CopyText } from '../../content/content-model.ts'
import { relatedTo, locateText } from '../../content/texts.ts'
import { wordsIn } from '../../content/words-and-numbers.ts'
import { defineRule } from '../../core/rule.ts'

export default defineRule({
  id: 'inconsistent-translation',
  severity: 'warning',
  suppressible: true,
  isComparison: true,
  what: {
    en: 'Texts that are identical in the source are identical in the translation.',
    pt: 'Textos idênticos no original são idênticos na tradução.',
    es: 'Los textos idénticos en el original son idénticos en la traducción.',
  },
  why: {
    en: 'For example, a button and the heading that it links to.',
    pt: 'Por exemplo, um botão e o título a que ele leva.',
    es: 'Por ejemplo, un botón y el título al que lleva.',
  },
  check(content: Content) {
    const known = new Map<string, CopyText>()
    return content.pairs.flatMap(({ text, source }) => {
      // A single word can have several meanings, each with its own translation.
      if (text.key === undefined || wordsIn(source.textInLanguage).length < 2) return []
      const id = `${text.file.locale} ${source.text}`
      const first = known.get(id) ?? text
      known.set(id, first)
      if (first.text === text.text) return []
      const data = { source: source.text, other: first.text }
      return { ...locateText(text), ...relatedTo(first), data }
    })
  },
  problem: {
    en: ({ source }) => `“${source}” is translated differently elsewhere.`,
    pt: ({ source }) => `“${source}” está traduzido de outra forma em outro lugar.`,
    es: ({ source }) => `«${source}» está traducido de otra forma en otro lugar.`,
  },
  fix: {
    en: ({ other }) => `Write “${other}” here too, or choose one translation for both.`,
    pt: ({ other }) => `Escreva “${other}” também aqui ou escolha uma só tradução para os dois.`,
    es: ({ other }) => `Escriba «${other}» también aquí o elija una sola traducción para los dos.`,
  },
  cases: [
    {
      name: 'a tab whose name differs from that of the product',
      file: 'content/en/solutions.mdx',
      find: /^( {2}tab: )AI .*/m,
      replace: '$1‸AI agents at work',
      key: 'aiAgents.tab',
      report: /translated differently/,
    },
  ],
})
