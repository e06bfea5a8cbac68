import type { Content } from '../../content/content.ts'
import { relatedTo, type CopyText, wholeOf } from '../../content/texts.ts'
import { wordsIn } from '../../content/words.ts'
import { defineRule } from '../../core/rule.ts'

/** What the source says twice in the same words, a translation says twice in the same words. */
export default defineRule({
  id: 'inconsistent-translation',
  severity: 'warning',
  suppressible: true,
  compares: true,
  about: {
    en: `Texts that are identical in the source are identical in the translation.
      For example, a button and the heading that it links to.`,
    pt: `O que o original diz duas vezes com as mesmas palavras, a tradução diz duas vezes com as mesmas palavras.
      Um botão e o título a que ele leva devem ter o mesmo nome.`,
    es: `Lo que el original dice dos veces con las mismas palabras, la traducción lo dice dos veces con las mismas palabras.
      Un botón y el título al que lleva deben tener el mismo nombre.`,
  },
  check(content: Content) {
    const first = new Map<string, CopyText>()
    return content.pairs.flatMap(({ text, source }) => {
      // Names and labels repeat on purpose; a paragraph that does is another matter.
      if (text.key === undefined || wordsIn(source.own).length < 2) return []
      const id = `${text.file.locale} ${source.text}`
      const known = first.get(id)
      if (!known) first.set(id, text)
      if (!known || known.text === text.text) return []
      return [
        {
          ...wholeOf(text),
          ...relatedTo(known),
          data: { source: source.text, other: known.text },
        },
      ]
    })
  },
  messages: {
    en: ({ source, other }) => `
      The source says “${source}” in two places, and this language says it in two ways.
      Write “${other}” here too, or choose one of the two for both places.`,
    pt: ({ source, other }) => `
      O original diz “${source}” em dois lugares, e este idioma o diz de duas formas.
      Escreva “${other}” aqui também ou escolha uma das duas para os dois lugares.`,
    es: ({ source, other }) => `
      El original dice “${source}” en dos lugares y este idioma lo dice de dos maneras.
      Escriba “${other}” también aquí o elija una de las dos para ambos lugares.`,
  },
  cases: [
    {
      name: 'a button that is called otherwise in another section',
      file: 'content/en/solutions.mdx',
      find: /^( {2}tab: )AI .*/m,
      replace: '$1‸AI agents at work',
      key: 'aiAgents.tab',
      report: /in two ways/,
    },
  ],
})
