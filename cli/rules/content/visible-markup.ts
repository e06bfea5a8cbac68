import type { Content } from '../../content/content-model.ts'
import { linksIn } from '../../content/files/prose.ts'
import { locateAll } from '../../content/texts.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

const markupInValues = {
  'not-plain': /\*\*|__|~~|\*(?=[^\s*][^*]*\*)|`|\]\s*\(|<\/?[a-z][^>]*>/i,
  'character-reference': /&(?:[a-z]{2,}|#\d+|#x[\da-f]+);/i,
}

const markupInProse = {
  incomplete: /\*\*?|__|(?<![\p{L}\d])_|_(?![\p{L}\d])|\](?=\s+\()/u,
  address:
    /(?:https?:\/\/|www\.)[^\s<>“”«»]*[\p{L}\d/]|[\p{L}\w.+-]+@[\w-]+(?:\.[\w-]+)*\.\p{L}{2,}/u,
  unsupported: /~~|^[ \t]*\|.*\|[ \t]*$/m,
}

export default defineRule({
  id: 'visible-markup',
  severity: 'error',
  suppressible: true,
  what: {
    en: 'Visitors see no markup, such as `**`, `<br>`, `&nbsp;` or `[text](url)`, and prose has no URL that is not a link.',
    pt: 'Os visitantes não veem marcação, como `**`, `<br>`, `&nbsp;` ou `[texto](url)`, e o texto corrido não tem URL que não seja link.',
    es: 'Los visitantes no ven marcado, como `**`, `<br>`, `&nbsp;` o `[texto](url)`, y el texto corrido no tiene ninguna URL que no sea un enlace.',
  },
  why: {
    en: 'Values of keys are plain text. Prose can have bold, italics, links and lists, but no tables and no strikethrough.',
    pt: 'Os valores dos campos são texto simples. O texto corrido pode ter negrito, itálico, links e listas, mas não tabelas nem texto riscado.',
    es: 'Los valores de las claves son texto sin formato. El texto corrido puede tener negrita, cursiva, enlaces y listas, pero no tablas ni texto tachado.',
  },
  check: (content: Content): Problem<Data>[] =>
    content.texts.flatMap((text) =>
      Object.entries(text.key ? markupInValues : markupInProse).flatMap(([problem, pattern]) => {
        const all = locateAll(text, new RegExp(pattern, `g${pattern.flags}`), 'textInLanguage')
        if (all.length === 0) return []
        const labels = problem === 'address' ? linksIn(text.file).map(({ label }) => label) : []
        // Only the first match is reported, because markup usually has a start and an end.
        const first = all.find(({ data }) => !labels.some((label) => label.includes(data.found)))
        if (!first) return []
        const { found } = first.data
        const isUnclosed =
          !text.key &&
          /^[*_]/.test(found) &&
          all.filter(({ data }) => data.found === found).length === 1
        return { ...first, data: { problem: isUnclosed ? 'uneven' : (problem as Kind), found } }
      }),
    ),
  problem: {
    en: ({ found }) => `Visitors would see \`${found}\`.`,
    pt: ({ found }) => `Os visitantes veriam \`${found}\`.`,
    es: ({ found }) => `Los visitantes verían \`${found}\`.`,
  },
  fix: {
    en: {
      'not-plain':
        'Remove it: the value of a key is plain text, without formatting, links or HTML.',
      'character-reference': 'Write the character itself.',
      uneven: 'Write as many `*` or `_` before the words as after them: `**bold**` or `*italics*`.',
      incomplete: 'Remove the space inside **bold**, *italics* or [words](#contato).',
      address: 'Make it a link: [words](https://…) or [name@company.com](mailto:name@company.com).',
      unsupported: 'Remove it: prose can only have bold, italics, links and lists.',
    },
    pt: {
      'not-plain': 'Remova-o: o valor de um campo é texto simples, sem formatação, links nem HTML.',
      'character-reference': 'Escreva o próprio caractere.',
      uneven:
        'Escreva tantos `*` ou `_` antes das palavras quanto depois delas: `**negrito**` ou `*itálico*`.',
      incomplete: 'Remova o espaço dentro de **negrito**, *itálico* ou [palavras](#contato).',
      address:
        'Faça um link: [palavras](https://…) ou [nome@empresa.com](mailto:nome@empresa.com).',
      unsupported: 'Remova-o: o texto corrido só pode ter negrito, itálico, links e listas.',
    },
    es: {
      'not-plain': 'Quítelo: el valor de una clave es texto sin formato, enlaces ni HTML.',
      'character-reference': 'Escriba el propio carácter.',
      uneven:
        'Escriba tantos `*` o `_` antes de las palabras como después: `**negrita**` o `*cursiva*`.',
      incomplete: 'Quite el espacio dentro de **negrita**, *cursiva* o [palabras](#contato).',
      address:
        'Haga un enlace: [palabras](https://…) o [nombre@empresa.com](mailto:nombre@empresa.com).',
      unsupported: 'Quítelo: el texto corrido solo puede tener negrita, cursiva, enlaces y listas.',
    },
  },
  cases: [
    {
      name: 'italics in a key',
      file: 'content/en/about.mdx',
      set: { title: 'We put ‸*data* to work' },
      key: 'title',
      report: /would see `\*`[^]*plain text/,
    },
    {
      name: 'a character reference in a key',
      file: 'content/en/services.mdx',
      set: { title: 'Five ways‸&nbsp;to work with us' },
      key: 'title',
      report: /Write the character itself/,
    },
    {
      name: 'characters in a key that are not markup',
      file: 'content/en/industries.mdx',
      set: { title: '"R&D; A < B, A * B * C ~ D."' },
    },
    {
      name: 'bold that is not closed',
      file: 'content/es/industries.mdx',
      append: ' Es ‸**importante.',
      report: /as many `\*` or `_` before the words as after/,
    },
    {
      name: 'italics that are not closed',
      file: 'content/en/industries.mdx',
      append: ' It is ‸_important, in snake_case.',
      report: /would see `_`[^]*before the words as after/,
    },
    {
      name: 'a space inside bold',
      file: 'content/es/industries.mdx',
      append: ' Es ‸** importante**.',
      report: /space inside \*\*bold\*\*/,
    },
    {
      name: 'a link with a space in it',
      file: 'content/en/industries.mdx',
      append: ' See [our work‸] (#contato).',
      report: /would see `\]`[^]*\[words\]\(#contato\)/,
    },
    {
      name: 'a URL that is not a link',
      file: 'content/en/industries.mdx',
      append: ' See ‸https://www.company.example/work.',
      report: /see `https[^`]*work`\.\n.*Make it a link/,
    },
    {
      name: 'strikethrough',
      file: 'content/es/pricing.mdx',
      append: ' Es ‸~~caro~~ justo.',
      report: /`~~`/,
    },
    {
      name: 'a table',
      file: 'content/en/pricing.mdx',
      find: /^All plans/m,
      replace: '‸| Plan | Support |\n| --- | --- |\n| Enterprise | always |\nAll plans',
      report: /see `\| Plan \| Support \|`[^]*and lists/,
    },
  ],
})

type Kind = keyof typeof markupInValues | keyof typeof markupInProse | 'uneven'

interface Data {
  problem: Kind
  found: string
}
