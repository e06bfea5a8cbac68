import type { Content } from '../../content/content.ts'
import { relatedTo, type CopyText, wholeOf } from '../../content/texts.ts'
import { defineRule } from '../../core/rule.ts'

/** A list says each thing once: an item that stands twice was copied and forgotten. */
export default defineRule({
  id: 'repeated-item',
  severity: 'error',
  suppressible: true,
  compares: true,
  about: {
    en: `No list contains the same item twice.
      It was probably copied as a template and then forgotten.`,
    pt: `Uma lista diz cada coisa uma vez.
      Um item que aparece duas vezes foi copiado como modelo e esquecido.`,
    es: `Una lista dice cada cosa una vez.
      Un elemento que aparece dos veces se copió como modelo y se olvidó.`,
  },
  check(content: Content) {
    const first = new Map<string, CopyText>()
    return content.texts.flatMap((text) => {
      if (!text.key?.some((step) => typeof step === 'number')) return []
      const place = text.key.map((step) => (typeof step === 'number' ? '*' : step)).join('.')
      const id = `${text.file.path} ${place} ${text.text}`
      const known = first.get(id)
      if (!known) {
        first.set(id, text)
        return []
      }
      return [
        {
          ...wholeOf(text),
          ...relatedTo(known),
          data: {},
        },
      ]
    })
  },
  messages: {
    en: () => `An earlier item of this list says the same.
      Write what this one was meant to say.`,
    pt: () => `Outro item desta lista, acima, diz o mesmo.
      Escreva o que este deveria dizer.`,
    es: () => `Otro elemento de esta lista, más arriba, dice lo mismo.
      Escriba lo que este debía decir.`,
  },
  cases: [
    {
      name: 'an item that was copied',
      file: 'content/es/solutions.mdx',
      find: /^( {2}benefits:\n {4}title: .*\n {4}items:\n {6}- )(.*)\n {6}- .*\n/m,
      replace: '$1$2\n      - ‸$2\n',
      key: 'aiAgents.benefits.items[1]',
      report: /says the same/,
    },
  ],
})
