import type { Content } from '../../content/content.ts'
import { matchesIn } from '../../content/texts.ts'
import { defineRule } from '../../core/rule.ts'

/** Values of keys are plain text, without any markup. */
const IN_VALUES = {
  'in-value': /\*\*|__|~~|\*(?=[^\s*][^*]*\*)|`|\]\s*\(|<\/?[a-z][^>]*>/i,
  entity: /&(?:[a-z]+|#\d+|#x[\da-f]+);/i,
}

/** Markup of prose that is visible because it is incomplete or not supported. */
const IN_PROSE = {
  emphasis: /\*\*|__/,
  strikethrough: /~~/,
  link: /\](?=\s+\()/,
  table: /^[ \t]*\|.*\|[ \t]*$/m,
}

export default defineRule({
  id: 'visible-markup',
  severity: 'error',
  suppressible: true,
  about: {
    en: `Visitors see no markup, such as **, <br>, &nbsp; or [text](url).
      Values of keys are plain text. Prose can have bold, italics, links and lists, but no tables and no strikethrough.`,
    pt: `Os visitantes não veem marcação, como **, <br>, &nbsp; ou [texto](url).
      Os valores das chaves são texto simples. O texto corrido pode ter negrito, itálico, links e listas, mas não tabelas nem texto riscado.`,
    es: `Los visitantes no ven marcado, como **, <br>, &nbsp; o [texto](url).
      Los valores de las claves son texto sin formato. El texto corrido puede tener negrita, cursiva, enlaces y listas, pero no tablas ni texto tachado.`,
  },
  check: (content: Content) =>
    content.texts.flatMap((text) =>
      Object.entries(text.key ? IN_VALUES : IN_PROSE).flatMap(([problem, pattern]) => {
        // One report for each kind: markup usually has a start and an end.
        const [first] = matchesIn(text, new RegExp(pattern, `g${pattern.flags}`), 'own')
        if (!first) return []
        const { match: _, found, ...part } = first
        return { ...part, data: { problem: problem as Kind, found } }
      }),
    ),
  messages: {
    en: (data) => [`Visitors would see \`${data.found}\`.`, fixes.en[data.problem]],
    pt: (data) => [`Os visitantes veriam \`${data.found}\`.`, fixes.pt[data.problem]],
    es: (data) => [`Los visitantes verían \`${data.found}\`.`, fixes.es[data.problem]],
  },
  cases: [
    {
      name: 'italics in a key',
      file: 'content/en/about.mdx',
      find: /^title: .*/m,
      replace: 'title: We put ‸*data* to work',
      key: 'title',
      report: /would see `\*`[^]*plain text/,
    },
    {
      name: 'a line break in a key',
      file: 'content/en/experts.mdx',
      find: /^title: .*/m,
      replace: 'title: Each dot is an expert.‸<br>Yours is here.',
      key: 'title',
      report: /would see `<br>`/,
    },
    {
      name: 'a character reference in a key',
      file: 'content/en/services.mdx',
      find: /^title: .*/m,
      replace: 'title: Five ways‸&nbsp;to work with us',
      key: 'title',
      report: /Write the character itself/,
    },
    {
      name: 'signs in a key that are no markup',
      file: 'content/en/industries.mdx',
      find: /^title: .*/m,
      replace: 'title: "R&D: A < B, A * B * C ~ D."',
    },
    {
      name: 'a space inside bold',
      file: 'content/es/industries.mdx',
      find: /\n*$/,
      replace: ' Es ‸** importante**.\n',
      report: /no spaces inside/,
    },
    {
      name: 'a link with a space in it',
      file: 'content/en/industries.mdx',
      find: /\n*$/,
      replace: ' See [our work‸] (#contato).\n',
      report: /would see `\]`[^]*\[words\]\(#contato\)/,
    },
    {
      name: 'a word that is crossed out',
      file: 'content/es/pricing.mdx',
      find: /\n*$/,
      replace: ' Es ‸~~caro~~ justo.\n',
      report: /`~~`/,
    },
    {
      name: 'a table',
      file: 'content/en/pricing.mdx',
      find: /^All plans/m,
      replace: '‸| Plan | Support |\n| --- | --- |\n| Enterprise | always |\nAll plans',
      report: /Write a list/,
    },
  ],
})

type Kind = keyof typeof IN_VALUES | keyof typeof IN_PROSE

const fixes = {
  en: {
    'in-value': 'Remove it: the value of a key is plain text, without formatting, links or HTML.',
    entity: 'Write the character itself.',
    emphasis: 'Leave no spaces inside **bold** and *italics*.',
    strikethrough: 'Remove it: prose cannot have text that is crossed out.',
    link: 'Leave no space between the two parts of a link: [words](#contato).',
    table: 'Write a list: prose cannot have tables.',
  },
  pt: {
    'in-value': 'Remova-o: o valor de uma chave é texto simples, sem formatação, links nem HTML.',
    entity: 'Escreva o próprio caractere.',
    emphasis: 'Não deixe espaços dentro de **negrito** e *itálico*.',
    strikethrough: 'Remova-o: o texto corrido não pode ter texto riscado.',
    link: 'Não deixe espaço entre as duas partes de um link: [palavras](#contato).',
    table: 'Escreva uma lista: o texto corrido não pode ter tabelas.',
  },
  es: {
    'in-value': 'Quítelo: el valor de una clave es texto sin formato, enlaces ni HTML.',
    entity: 'Escriba el carácter mismo.',
    emphasis: 'No deje espacios dentro de **negrita** y *cursiva*.',
    strikethrough: 'Quítelo: el texto corrido no puede tener texto tachado.',
    link: 'No deje espacio entre las dos partes de un enlace: [palabras](#contato).',
    table: 'Escriba una lista: el texto corrido no puede tener tablas.',
  },
}
