import type { Content } from '../../content/content.ts'
import { partOf, type CopyText } from '../../content/texts.ts'
import { defineRule } from '../../core/rule.ts'

const pairs = [
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
  ['«', '»'],
] as const

/** Braces in keys are checked with their values. */
const prosePairs = [['{', '}']] as const

/** In Spanish a question and a cry open with a sign of their own. */
const spanishPairs = [
  ['¿', '?'],
  ['¡', '!'],
] as const

/** Markup of prose that has not become bold, italics or a link. */
const LEFT_OVER = /\*\*|__|\](?=\s+\()/

/** Markup in the value of a key, which is plain text. */
const MARKUP = /\*\*|__|\*(?=[^\s*][^*]*\*)|`|\]\s*\(|&[a-z]+;|<\/?[a-z][^>]*>/i

/** Brackets and quotation marks come in pairs, and visitors see no markup. */
export default defineRule({
  id: 'unbalanced-pair',
  severity: 'error',
  suppressible: true,
  about: {
    en: `Brackets and quotation marks are balanced, and no markup is visible: bold, italics and links in prose are complete, and values contain no formatting, links or HTML.
      In Spanish, ¿ and ¡ must precede ? and !.`,
    pt: `Parênteses e aspas vêm em pares, e o visitante não vê marcação: na prosa, negrito, itálico e links se escrevem por completo; o valor de uma chave não tem formatação, links nem HTML.
      Em espanhol ¿ e ¡ abrem o que ? e ! fecham.`,
    es: `Los paréntesis y las comillas van por pares y el visitante no ve marcado: en la prosa, la negrita, la cursiva y los enlaces se escriben completos; el valor de una clave no lleva formato, enlaces ni HTML.
      En español ¿ y ¡ abren lo que ? y ! cierran.`,
  },
  check: (content: Content) => content.texts.flatMap(unbalancedIn),
  messages: {
    en: ({ sign, partner }, { key = [] }) =>
      sign === partner
        ? [
            `Visitors would see \`${sign}\` as it is.`,
            key
              ? 'Remove it: the text of a key has no formatting, links or HTML.'
              : 'Leave no space inside the signs of **bold** and *italics*, nor in a link: [words](#contato).',
          ]
        : `\`${sign}\` has no partner \`${partner}\` in this text.
          Add the partner, or remove the sign.`,
    pt: ({ sign, partner }, { key = [] }) =>
      sign === partner
        ? [
            `Os visitantes veriam \`${sign}\` tal como está.`,
            key
              ? 'Remova-o: o texto de uma chave não tem formatação, links nem HTML.'
              : 'Não deixe espaços dentro dos sinais de **negrito** e *itálico*, nem no link: [palavras](#contato).',
          ]
        : `\`${sign}\` não tem seu par \`${partner}\` neste texto.
          Acrescente o par ou remova o sinal.`,
    es: ({ sign, partner }, { key = [] }) =>
      sign === partner
        ? [
            `Los visitantes verían \`${sign}\` tal cual.`,
            key
              ? 'Quítelo: el texto de una clave no lleva formato, enlaces ni HTML.'
              : 'No deje espacios dentro de los signos de **negrita** y *cursiva*, ni en el enlace: [palabras](#contato).',
          ]
        : `\`${sign}\` no tiene su pareja \`${partner}\` en este texto.
          Añada la pareja o quite el signo.`,
  },
  cases: [
    {
      name: 'a bracket that never closes',
      file: 'content/es/partners.mdx',
      find: /\n*$/,
      replace: ' Todo ‸(o casi.\n',
      report: /no partner `\)`/,
    },
    {
      name: 'a Spanish question without its first sign',
      file: 'content/es/industries.mdx',
      find: /\n*$/,
      replace: ' Hablamos hoy‸?\n',
      report: /no partner `¿`/,
    },
    {
      name: 'a link with a space in it',
      file: 'content/en/industries.mdx',
      find: /\n*$/,
      replace: ' See [our work‸] (#contato).\n',
      report: /would see `\]`[^]*\[words\]\(#contato\)/,
    },
    {
      name: 'italics in a key',
      file: 'content/en/about.mdx',
      find: /^title: .*/m,
      replace: 'title: We put ‸*data* to work',
      key: 'title',
      report: /would see `\*`[^]*no formatting/,
    },
  ],
})

const unbalancedIn = (text: CopyText) => {
  const all = [
    ...pairs,
    ...(text.key === undefined ? prosePairs : []),
    ...(text.file.locale === 'es' ? spanishPairs : []),
  ]
  const finding = (sign: string, partner: string, at: number) => ({
    ...partOf(text, at, at + sign.length),
    data: { sign, partner },
  })
  const single = all.flatMap(([open, close]) => {
    const difference = countOf(text.own, open) - countOf(text.own, close)
    if (difference === 0) return []
    const [sign, partner] = difference > 0 ? [open, close] : [close, open]
    return [finding(sign, partner, text.own.lastIndexOf(sign))]
  })
  const mark = (text.key === undefined ? LEFT_OVER : MARKUP).exec(text.own)
  return mark ? [...single, finding(mark[0], mark[0], mark.index)] : single
}

function countOf(text: string, sign: string): number {
  return text.split(sign).length - 1
}
