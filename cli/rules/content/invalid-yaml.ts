import type { Content } from '../../content/content-model.ts'
import type { YamlProblem } from '../../content/files/yaml-problem.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

const quoteAdvice = {
  en: 'Put the whole text in straight double quotes: "…", not “…”.',
  pt: 'Coloque o texto inteiro entre aspas duplas retas: "…", não “…”.',
  es: 'Ponga todo el texto entre comillas dobles rectas: "…", no “…”.',
}

export default defineRule({
  id: 'invalid-yaml',
  severity: 'error',
  hidesComparisonsInFile: true,
  what: {
    en: 'Front matter and settings are valid, unambiguous YAML.',
    pt: 'O cabeçalho dos arquivos e as configurações estão em YAML válido e sem ambiguidade.',
    es: 'La cabecera de los archivos y la configuración están en YAML válido y sin ambigüedad.',
  },
  why: {
    en: 'A colon, quote or tab in the wrong place changes or hides a text. If in doubt, put the whole text in double quotes.',
    pt: 'Dois-pontos, aspas ou uma tabulação no lugar errado mudam ou escondem um texto. Na dúvida, coloque o texto inteiro entre aspas duplas.',
    es: 'Dos puntos, comillas o un tabulador en el lugar equivocado cambian u ocultan un texto. En caso de duda, ponga todo el texto entre comillas dobles.',
  },
  check: ({ files }: Content): Problem<YamlProblem>[] =>
    files.flatMap(({ path, data }) =>
      (data?.problems ?? []).map(({ place, problem }) => ({ file: path, place, data: problem })),
    ),
  problem: {
    en: {
      'duplicate-key': ({ name }) => `The key \`${name}\` is duplicated.`,
      'colon-in-text': 'In text without quotes, a colon followed by a space starts a new key.',
      'text-after-quote': 'The closing quote is not at the end of the text.',
      'special-start': ({ character }) => `Text without quotes cannot begin with \`${character}\`.`,
      'unclosed-quote': 'This quote is never closed.',
      'unclosed-bracket': 'This `[` or `{` is never closed.',
      'missing-colon': 'This line is not a key, a list item or the continuation of a text.',
      tab: 'This line is indented with a tab; YAML only accepts spaces.',
      'special-space': ({ code }) => `This is a non-breaking or other special space (${code}).`,
      indentation: 'The indentation of this line does not match the lines around it.',
      'list-dash': 'This dash makes the keys of the file a list.',
      other: ({ reason }) => `This is not valid YAML: ${reason}.`,
    },
    pt: {
      'duplicate-key': ({ name }) => `O campo \`${name}\` está duplicado.`,
      'colon-in-text':
        'Num texto sem aspas, dois-pontos seguidos de um espaço iniciam outro campo.',
      'text-after-quote': 'As aspas finais não estão no fim do texto.',
      'special-start': ({ character }) =>
        `Um texto sem aspas não pode começar com \`${character}\`.`,
      'unclosed-quote': 'Falta fechar estas aspas.',
      'unclosed-bracket': 'Falta fechar este `[` ou `{`.',
      'missing-colon': 'Esta linha não é um campo, um item de lista nem a continuação de um texto.',
      tab: 'O recuo desta linha é uma tabulação; o YAML só aceita espaços.',
      'special-space': ({ code }) =>
        `Este é um espaço não separável ou outro espaço especial (${code}).`,
      indentation: 'O recuo desta linha não corresponde ao das linhas próximas.',
      'list-dash': 'Este traço transforma os campos do arquivo numa lista.',
      other: ({ reason }) => `Isto não é YAML válido (em inglês: ${reason}).`,
    },
    es: {
      'duplicate-key': ({ name }) => `La clave \`${name}\` está duplicada.`,
      'colon-in-text':
        'En un texto sin comillas, dos puntos seguidos de un espacio inician otra clave.',
      'text-after-quote': 'Las comillas de cierre no están al final del texto.',
      'special-start': ({ character }) =>
        `Un texto sin comillas no puede empezar con \`${character}\`.`,
      'unclosed-quote': 'Falta cerrar estas comillas.',
      'unclosed-bracket': 'Falta cerrar este `[` o `{`.',
      'missing-colon':
        'Esta línea no es una clave, un elemento de lista ni la continuación de un texto.',
      tab: 'La sangría de esta línea es un tabulador; YAML solo acepta espacios.',
      'special-space': ({ code }) =>
        `Este es un espacio de no separación u otro espacio especial (${code}).`,
      indentation: 'La sangría de esta línea no corresponde a la de las líneas cercanas.',
      'list-dash': 'Este guion convierte las claves del archivo en una lista.',
      other: ({ reason }) => `Esto no es YAML válido (en inglés: ${reason}).`,
    },
  },
  fix: {
    en: {
      'duplicate-key':
        'Remove one of the two or, if the second belongs to the next item of a list, begin that item with `- `.',
      'colon-in-text': quoteAdvice.en,
      'text-after-quote': `${quoteAdvice.en} Inside the text, write \\" for a quote.`,
      'special-start': quoteAdvice.en,
      'unclosed-quote': 'Write the same straight quote at the end of the text.',
      'unclosed-bracket':
        'Close it or, if it is part of the text, put the whole text in double quotes.',
      'missing-colon':
        'Write `key: text` or `- text`, or indent the line to continue the text above.',
      tab: 'Replace the tab with spaces: two for each level.',
      'special-space': 'Replace it with plain spaces.',
      indentation:
        'Indent all keys or items of a level by the same amount: two more spaces than the key above them. Begin each item of a list with `- `.',
      'list-dash': 'Remove `- `: only the items of a list begin with it.',
      other: 'Compare the line with another language, or put its text in double quotes.',
    },
    pt: {
      'duplicate-key':
        'Remova um dos dois ou, se o segundo é do próximo item de uma lista, comece esse item com `- `.',
      'colon-in-text': quoteAdvice.pt,
      'text-after-quote': `${quoteAdvice.pt} Dentro do texto, escreva \\" para uma aspa.`,
      'special-start': quoteAdvice.pt,
      'unclosed-quote': 'Escreva as mesmas aspas retas no fim do texto.',
      'unclosed-bracket':
        'Feche-o ou, se ele faz parte do texto, coloque o texto inteiro entre aspas duplas.',
      'missing-colon':
        'Escreva `campo: texto` ou `- texto`, ou recue a linha para continuar o texto de cima.',
      tab: 'Troque a tabulação por espaços: dois para cada nível.',
      'special-space': 'Troque-o por espaços comuns.',
      indentation:
        'Dê o mesmo recuo a todos os campos ou itens de um nível: dois espaços a mais que o campo acima deles. Comece cada item de uma lista com `- `.',
      'list-dash': 'Remova `- `: só os itens de uma lista começam assim.',
      other: 'Compare a linha com a de outro idioma, ou coloque o texto entre aspas duplas.',
    },
    es: {
      'duplicate-key':
        'Quite una de las dos o, si la segunda es del siguiente elemento de una lista, empiece ese elemento con `- `.',
      'colon-in-text': quoteAdvice.es,
      'text-after-quote': `${quoteAdvice.es} Dentro del texto, escriba \\" para unas comillas.`,
      'special-start': quoteAdvice.es,
      'unclosed-quote': 'Escriba las mismas comillas rectas al final del texto.',
      'unclosed-bracket':
        'Ciérrelo o, si es parte del texto, ponga todo el texto entre comillas dobles.',
      'missing-colon':
        'Escriba `clave: texto` o `- texto`, o añada sangría a la línea para continuar el texto anterior.',
      tab: 'Cambie el tabulador por espacios: dos por nivel.',
      'special-space': 'Cámbielo por espacios normales.',
      indentation:
        'Dé la misma sangría a todas las claves o elementos de un nivel: dos espacios más que la clave de arriba. Empiece cada elemento de una lista con `- `.',
      'list-dash': 'Quite `- `: solo los elementos de una lista empiezan así.',
      other: 'Compare la línea con la de otro idioma, o ponga su texto entre comillas dobles.',
    },
  },
  cases: [
    {
      name: 'a colon in unquoted text',
      file: 'content/en/experts.mdx',
      set: { title: '‸Data: yours' },
      report: /colon followed by a space/,
    },
    {
      name: 'a duplicated key',
      file: 'content/en/data-culture.mdx',
      find: /^title: .*/m,
      replace: 'title: One\n‸title: Two',
      report: /`title` is duplicated/,
    },
    {
      name: 'text that begins with a placeholder, without quotes',
      file: 'content/en/industries.mdx',
      set: { title: '{years} ‸years' },
      report: /cannot begin with `\{`[^]*double quotes/,
    },
    {
      name: 'an unclosed quote, reported where it opens',
      file: 'content/en/partners.mdx',
      find: /^( {2}logo: ).*/m,
      replace: '$1‸"Logo of {client}',
      report: /quote is never closed/,
    },
    {
      name: 'quotes inside quotes',
      file: 'content/en/products.mdx',
      set: { title: '"One" ‸two' },
      report: /closing quote is not at the end/,
    },
    {
      name: 'a key indented too far',
      file: 'content/en/hero.mdx',
      find: /^viewPricing:/m,
      replace: ' ‸viewPricing:',
      report: /indentation/,
    },
    {
      name: 'a list dash before a text',
      file: 'content/en/hero.mdx',
      find: /^viewPricing: /m,
      replace: 'viewPricing: ‸- ',
      report: /cannot begin with `-`/,
    },
    {
      name: 'a list dash before the first key, below a comment',
      file: 'content/es/services.mdx',
      find: /^label:/m,
      replace: '# low-code\n‸- label:',
      report: /makes the keys of the file a list[^]*Remove `- `/,
    },
    {
      name: 'a tab',
      file: 'content/en/services.mdx',
      find: /^ {2}squads:/m,
      replace: '‸\tsquads:',
      report: /Replace the tab/,
    },
    {
      name: 'a key without a colon',
      file: 'content/en/solutions.mdx',
      find: /^title: .*/m,
      replace: '‸title',
      report: /not a key, a list item or/,
    },
    {
      name: 'an unclosed bracket',
      file: 'content/site.yaml',
      set: { brand: '‸[You' },
      report: /is never closed/,
    },
    {
      name: 'a non-breaking space in the indentation',
      file: 'content/pt-PT/hero.mdx',
      find: /^ {2}before:/m,
      replace: ' ‸\u00A0before:',
      report: /non-breaking or other special space \(U\+00A0\)/,
    },
    {
      name: 'a list item without its dash',
      file: 'content/en/chatbot.mdx',
      find: /^ {2}- Checks/m,
      replace: '‸  Checks',
      report: /Begin each item of a list with `- `/,
    },
    {
      name: 'a list item with more indentation, which continues the item above',
      file: 'content/pt-BR/chatbot.mdx',
      find: /^(points:\n {2}- .*\n) {2}-/m,
      replace: '$1    ‸-',
      report: /two more spaces than the key above/,
    },
    {
      name: 'a list without indentation',
      file: 'content/en/chatbot.mdx',
      find: /^points:\n {2}(- .*)\n {2}(- .*)\n {2}(- .*)/m,
      replace: 'points:\n$1\n$2\n$3',
    },
  ],
})
