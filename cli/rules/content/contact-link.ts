import type { Site } from '../../../src/content/site.ts'
import { percentDecode } from '../../../src/urls/page-urls.ts'
import { settingsIn, type Content } from '../../content/content-model.ts'
import { linksIn } from '../../content/files/prose.ts'
import { defineRule } from '../../core/rule.ts'

export default defineRule({
  id: 'contact-link',
  severity: 'error',
  what: {
    en: 'The phone number or e-mail address that visitors see is the one that the link leads to.',
    pt: 'O telefone ou endereço de e-mail que os visitantes veem é aquele a que o link leva.',
    es: 'El teléfono o la dirección de correo que ven los visitantes es aquel al que lleva el enlace.',
  },
  why: {
    en: 'Visitors who copy it would call or write to someone else. `display` and `number` in content/site.yaml must have the same digits.',
    pt: 'Quem o copia ligaria ou escreveria para outra pessoa. `display` e `number` em content/site.yaml devem ter os mesmos algarismos.',
    es: 'Quien lo copia llamaría o escribiría a otra persona. `display` y `number` en content/site.yaml deben tener las mismas cifras.',
  },
  check: (content: Content) => [...inSettings(content), ...inProse(content)],
  problem: {
    en: ({ shown, target }) => `Visitors see \`${shown}\`, but the link leads to \`${target}\`.`,
    pt: ({ shown, target }) => `Os visitantes veem \`${shown}\`, mas o link leva a \`${target}\`.`,
    es: ({ shown, target }) =>
      `Los visitantes ven \`${shown}\`, pero el enlace lleva a \`${target}\`.`,
  },
  fix: {
    en: 'Write the same number or address in both.',
    pt: 'Escreva o mesmo número ou endereço nos dois.',
    es: 'Escriba el mismo número o la misma dirección en ambos.',
  },
  cases: [
    {
      name: 'a different number in the settings',
      file: 'content/site.yaml',
      find: /^( {2}display: )(.*\d)(\D*)$/m,
      replace: '$1‸+55 21 1234-5678$3',
      key: 'phone.display',
      report: /see `\+55 21 1234-5678`, but the link leads to `\+55/,
    },
    {
      name: 'a different number in prose',
      file: 'content/en/about.mdx',
      append: ' Call ‸[21 1234-5678](tel:+552100000000).',
      report: /leads to `\+552100000000`/,
    },
    {
      name: 'a different address in prose',
      file: 'content/en/experts.mdx',
      append: ' Write to ‸[ana@data.example](mailto:eva@data.example).',
      report: /see `ana@data\.example`, but the link leads to `eva@data\.example`/,
    },
  ],
})

/** The minimum number of digits in a displayed phone number; the country code may be omitted. */
const NATIONAL_DIGITS = 8

/** A link label with fewer digits is not considered a phone number. */
const LOCAL_DIGITS = 6

function inSettings(content: Content) {
  const site = settingsIn<Site>(content, 'site')
  if (!site) return []
  const { display: shown, number: target } = site.value.phone
  if (digitsIn(shown).length >= NATIONAL_DIGITS && target.endsWith(digitsIn(shown))) return []
  return [{ ...site.locate(['phone', 'display']), data: { shown, target } }]
}

function inProse({ localeFiles }: Content) {
  return localeFiles.flatMap((file) =>
    linksIn(file).flatMap(({ url, label: shown, place }) => {
      const [, scheme, encoded = ''] = /^(tel|mailto):([^?]*)/i.exec(url) ?? []
      const target = percentDecode(encoded)
      const isOther =
        scheme?.toLowerCase() === 'tel'
          ? digitsIn(shown).length >= LOCAL_DIGITS && !target.endsWith(digitsIn(shown))
          : shown.includes('@') && !target.split(',').includes(shown)
      return scheme && isOther ? [{ file: file.path, place, data: { shown, target } }] : []
    }),
  )
}

function digitsIn(text: string): string {
  return text.replace(/\D/g, '')
}
