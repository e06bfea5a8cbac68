import type { Content } from '../../content/content.ts'
import type { YamlProblem } from '../../content/yaml-problem.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

type Data = YamlProblem

const QUOTEEn = 'Put the whole text in double quotes: "…".'

const QUOTEPt = 'Ponha o texto inteiro entre aspas duplas: "…".'

const QUOTEEs = 'Ponga todo el texto entre comillas dobles: "…".'

/** YAML parses, and says nothing that its writer may not know: no duplicate keys, anchors or tags. */
export default defineRule({
  id: 'invalid-yaml',
  severity: 'error',
  coversFile: true,
  about: {
    en: `The front matter is valid, unambiguous YAML.
      A colon, quote or tab in the wrong place changes or hides a text. If in doubt, put the whole text in double quotes.`,
    pt: `As chaves são YAML que diz o que a pessoa quis dizer.
      Dois-pontos, aspas ou uma tabulação no lugar errado mudam ou escondem textos. Na dúvida, ponha o texto inteiro entre aspas duplas.`,
    es: `Las claves son YAML que dice lo que su autor quiso decir.
      Dos puntos, comillas o un tabulador mal puestos cambian o esconden textos. En caso de duda, ponga todo el texto entre comillas dobles.`,
  },
  check({ files }: Content): Problem<Data>[] {
    return files.flatMap(({ path, data }) =>
      (data?.faults ?? []).map(({ place, problem }) => ({
        file: path,
        place,
        data: problem,
      })),
    )
  },
  messages: {
    en: {
      'duplicate-key': ({ name }) => `
        The key \`${name}\` stands here twice, and only one of them would count.
        Remove one of the two.`,
      'colon-in-text': `A colon followed by a space inside unquoted text starts a new key.
        ${QUOTEEn}`,
      'brace-at-start': `Text that begins with a brace or a bracket needs quotes.
        ${QUOTEEn}`,
      'text-after-quote': `The quotes close before the text ends.
        Put the whole text in double quotes, and write a double quote inside it as \\".`,
      'special-start': ({ character }) => `Unquoted text can't begin with \`${character}\`.
        ${QUOTEEn}`,
      'unclosed-quote': `The quotes that open here are not closed.
        Add the closing quote at the end of the text.`,
      'unclosed-bracket': `The bracket or brace that opens here is not closed.
        Close it, or put the text in double quotes if it is part of the text.`,
      'missing-colon': `This line is neither a key with a colon nor the indented rest of a text.
        Write \`key: text\`, or indent the line so that it continues the text above.`,
      tab: `A tab indents this line, and YAML counts spaces only.
        Replace the tab with two spaces for each level.`,
      indentation: `This line's indentation doesn't fit the lines around it.
        Give keys of the same level the same number of spaces, two more than their parent.`,
      'bad-escape': `A backslash in double quotes begins a sign that YAML does not know.
        Write the backslash twice: \\\\.`,
      'multiple-documents': `A line \`---\` or \`...\` begins a second document, which nothing reads.
        Remove that line.`,
      alias: `A \`*\` before a value is a YAML reference, which content does not use.
        Write the value out, or put it in double quotes if \`*\` is part of the text.`,
      anchor: `A \`&\` before a value is a YAML reference, which content does not use.
        Write the value out, or put it in double quotes if \`&\` is part of the text.`,
      tag: `An \`!\` before a value is a YAML tag, which content does not use.
        Remove it, or put the value in double quotes if \`!\` is part of the text.`,
      directive: `A line that begins with \`%\` changes how the file is read.
        Remove the line.`,
      'complex-key': `A key must be one word.
        Write \`key: value\`.`,
      'too-deep': `The file is nested too deep to be read.
        Remove the levels that the schema does not ask for.`,
      other: ({ reason }) => `YAML can't be read here: ${lowerFirstEn(reason)}.
        Compare the line with the same one in content/pt-BR, or put its text in double quotes.`,
    },
    pt: {
      'duplicate-key': ({ name }) => `
        A chave \`${name}\` aparece aqui duas vezes, e só uma delas valeria.
        Remova uma das duas.`,
      'colon-in-text': `Dois-pontos seguidos de espaço, num texto sem aspas, começam uma chave nova.
        ${QUOTEPt}`,
      'brace-at-start': `Um texto que começa com { ou [ precisa de aspas.
        ${QUOTEPt}`,
      'text-after-quote': `As aspas se fecham antes do fim do texto.
        Ponha o texto inteiro entre aspas duplas e escreva cada aspa dupla de dentro como \\".`,
      'special-start': ({ character }) => `Um texto sem aspas não pode começar com \`${character}\`.
        ${QUOTEPt}`,
      'unclosed-quote': `As aspas que se abrem aqui não se fecham.
        Feche as aspas no fim do texto.`,
      'unclosed-bracket': `O colchete ou a chave que se abre aqui não se fecha.
        Feche-o, ou ponha o texto entre aspas duplas se ele faz parte do texto.`,
      'missing-colon': `Esta linha não é uma chave com dois-pontos nem a continuação recuada de um texto.
        Escreva \`chave: texto\`, ou recue a linha para que continue o texto de cima.`,
      tab: `Uma tabulação recua esta linha, e YAML só conta espaços.
        Troque a tabulação por dois espaços para cada nível.`,
      indentation: `O recuo desta linha não combina com o das linhas em volta.
        Dê às chaves do mesmo nível o mesmo número de espaços, dois a mais que a de cima.`,
      'bad-escape': `Uma barra invertida entre aspas duplas começa um sinal que YAML não conhece.
        Escreva a barra duas vezes: \\\\.`,
      'multiple-documents': `Uma linha \`---\` ou \`...\` começa um segundo documento, que ninguém lê.
        Remova essa linha.`,
      alias: `Um \`*\` antes de um valor é uma referência de YAML, que o conteúdo não usa.
        Escreva o valor por extenso, ou ponha-o entre aspas duplas se \`*\` faz parte do texto.`,
      anchor: `Um \`&\` antes de um valor é uma referência de YAML, que o conteúdo não usa.
        Escreva o valor por extenso, ou ponha-o entre aspas duplas se \`&\` faz parte do texto.`,
      tag: `Um \`!\` antes de um valor é uma marca de YAML, que o conteúdo não usa.
        Remova-o, ou ponha o valor entre aspas duplas se \`!\` faz parte do texto.`,
      directive: `Uma linha que começa com \`%\` muda a leitura do arquivo.
        Remova a linha.`,
      'complex-key': `Uma chave deve ser uma só palavra.
        Escreva \`chave: valor\`.`,
      'too-deep': `O arquivo tem níveis demais para ser lido.
        Remova os níveis que ninguém pede.`,
      other: ({ reason }) => `O YAML não pode ser lido aqui (${reason}).
        Compare a linha com a mesma em content/pt-BR, ou ponha o texto dela entre aspas duplas.`,
    },
    es: {
      'duplicate-key': ({ name }) => `
        La clave \`${name}\` aparece aquí dos veces y solo una contaría.
        Quite una de las dos.`,
      'colon-in-text': `Dos puntos seguidos de un espacio, en un texto sin comillas, empiezan otra clave.
        ${QUOTEEs}`,
      'brace-at-start': `Un texto que empieza con { o [ necesita comillas.
        ${QUOTEEs}`,
      'text-after-quote': `Las comillas se cierran antes de que acabe el texto.
        Ponga todo el texto entre comillas dobles y escriba las de dentro como \\".`,
      'special-start': ({ character }) => `
        Un texto sin comillas no puede empezar con \`${character}\`.
        ${QUOTEEs}`,
      'unclosed-quote': `Las comillas que se abren aquí no se cierran.
        Cierre las comillas al final del texto.`,
      'unclosed-bracket': `El corchete o la llave que se abre aquí no se cierra.
        Ciérrelo, o ponga el texto entre comillas dobles si es parte del texto.`,
      'missing-colon': `Esta línea no es una clave con dos puntos ni la continuación sangrada de un texto.
        Escriba \`clave: texto\`, o sangre la línea para que siga el texto anterior.`,
      tab: `Un tabulador sangra esta línea y YAML solo cuenta espacios.
        Cambie el tabulador por dos espacios para cada nivel.`,
      indentation: `La sangría de esta línea no encaja con la de las líneas de alrededor.
        Dé a las claves del mismo nivel los mismos espacios, dos más que la de arriba.`,
      'bad-escape': `Una barra invertida entre comillas dobles empieza un signo que YAML no conoce.
        Escriba la barra dos veces: \\\\.`,
      'multiple-documents': `Una línea \`---\` o \`...\` empieza un segundo documento, que nadie lee.
        Quite esa línea.`,
      alias: `Un \`*\` antes de un valor es una referencia de YAML, que el contenido no usa.
        Escriba el valor completo, o póngalo entre comillas dobles si \`*\` es parte del texto.`,
      anchor: `Un \`&\` antes de un valor es una referencia de YAML, que el contenido no usa.
        Escriba el valor completo, o póngalo entre comillas dobles si \`&\` es parte del texto.`,
      tag: `Un \`!\` antes de un valor es una etiqueta de YAML, que el contenido no usa.
        Quítelo, o ponga el valor entre comillas dobles si \`!\` es parte del texto.`,
      directive: `Una línea que empieza con \`%\` cambia cómo se lee el archivo.
        Quite la línea.`,
      'complex-key': `Una clave debe ser una sola palabra.
        Escriba \`clave: valor\`.`,
      'too-deep': `El archivo tiene demasiados niveles para leerlo.
        Quite los niveles que nadie pide.`,
      other: ({ reason }) => `El YAML no se puede leer aquí (${reason}).
        Compare la línea con la misma en content/pt-BR, o ponga su texto entre comillas dobles.`,
    },
  },
  cases: [
    {
      name: 'a key that stands there twice',
      file: 'content/en/data-culture.mdx',
      find: /^title: .*/m,
      replace: 'title: One\n‸title: Two',
      report: /`title` stands here twice/,
    },
    {
      name: 'a colon in unquoted text',
      file: 'content/en/experts.mdx',
      find: /^title: .*/m,
      replace: 'title: ‸Data: yours',
      report: /colon followed by a space[^]*double quotes/,
    },
    {
      name: 'text that begins with a placeholder, without quotes',
      file: 'content/en/industries.mdx',
      find: /^title: .*/m,
      replace: 'title: {years} ‸years',
      report: /begins with a brace[^]*double quotes/,
    },
    {
      name: 'quotes that never close, where they open',
      file: 'content/en/partners.mdx',
      find: /^( {2}logo: ).*/m,
      replace: '$1‸"Logo of {client}',
      report: /that open here are not closed/,
    },
    {
      name: 'quotes inside quotes',
      file: 'content/en/products.mdx',
      find: /^title: .*/m,
      replace: 'title: "One" ‸two',
      report: /The quotes close before the text ends/,
    },
    {
      name: 'quotes inside quotes, and a colon',
      file: 'content/en/pricing.mdx',
      find: /^setup: .*/m,
      replace: 'setup: ‸"A "fee": {amount}"',
      report: /quotes close before/,
    },
    {
      name: 'a key pushed under the text above',
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
      report: /can't begin with `-`/,
    },
    {
      name: 'a tab',
      file: 'content/en/services.mdx',
      find: /^ {2}squads:/m,
      replace: '‸\tsquads:',
      report: /Replace the tab/,
    },
    {
      name: 'a line that is neither key nor text',
      file: 'content/en/solutions.mdx',
      find: /^title: .*/m,
      replace: '‸title',
      report: /neither a key with a colon/,
    },
    {
      name: 'text that begins with a sign of YAML',
      file: 'content/es/data-culture.mdx',
      find: /^title: .*/m,
      replace: 'title: ‸@data',
      report: /can't begin with `@`/,
    },
    {
      name: 'a reference',
      file: 'content/es/industries.mdx',
      find: /^title: .*/m,
      replace: 'title: ‸*stars',
      report: /`\*` before a value is a YAML reference/,
    },
    {
      name: 'an anchor',
      file: 'content/es/partners.mdx',
      find: /^title: .*/m,
      replace: 'title: &more ‸data',
      report: /`&` before a value/,
    },
    {
      name: 'a tag that YAML knows',
      file: 'content/es/products.mdx',
      find: /^title: .*/m,
      replace: 'title: !!str ‸13',
      report: /YAML tag/,
    },
    {
      name: 'a second document',
      file: 'content/prices.yaml',
      find: /^rates:/m,
      replace: '‸---\nrates:',
      report: /begins a second document/,
    },
    {
      name: 'a bracket that never closes',
      file: 'content/site.yaml',
      find: /^brand: .*/m,
      replace: 'brand: ‸[You',
      report: /that opens here is not closed/,
    },
  ],
})
function lowerFirstEn(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
