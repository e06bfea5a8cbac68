import type { z } from 'zod'
import type { Content, ContentFile } from '../../content/content.ts'
import {
  fitsInQuotes,
  isMissingKey,
  issuesOf,
  pathOf,
  purposeOf,
  textProblemOf,
} from '../../content/schema.ts'
import { formatKeyPath, valueAt } from '../../core/location.ts'
import { counted, didYouMean, type ReportLanguage } from '../../core/report-language.ts'
import { defineRule, type Problem } from '../../core/rule.ts'
import { nearest } from '../../core/suggestion.ts'

type ValueProblem =
  | { problem: 'empty-file' | 'not-keys' | 'empty' }
  | { problem: 'surrounding-space' | 'unprintable' | 'unbalanced-brace' }
  | { problem: 'too-short'; min: number; actual: number }
  | { problem: 'too-long'; max: number; actual: number }
  | { problem: 'wrong-type'; expected: ValueType; received: ValueType }
  | { problem: 'not-an-option'; options: readonly string[]; suggestion?: string | undefined }
  | { problem: 'not-whole' | 'wrong-form' | 'not-https' }
  | { problem: 'too-small'; minimum: string }
  | { problem: 'too-large'; maximum: string }
  | { problem: 'list-size'; minimum?: number; maximum?: number; actual: number }

/** With the key in backquotes, as the messages call it. */
type Data = ValueProblem & { name: string }

type ValueType = 'text' | 'keys' | 'list' | 'number' | 'integer' | 'boolean' | 'other'

/** Stands for any whole number among options. */
const WHOLE_NUMBER = 'a whole number'

/** Every value is what its schema asks for. */
export default defineRule({
  id: 'invalid-value',
  severity: 'error',
  about: {
    en: `Each value has the expected type: a text of limited length, a whole number, or one of a few words.
      Buttons and headings have room for a limited number of characters on a phone. The report shows the actual and the maximum length.`,
    pt: `Cada valor é do seu tipo: um texto que cabe no lugar, um número inteiro, uma de poucas palavras.
      Botões e títulos têm espaço para certo número de caracteres no celular. O relatório diz quantos há e quantos cabem.`,
    es: `Cada valor es de su tipo: un texto que cabe en su lugar, un número entero, una de unas pocas palabras.
      Los botones y los títulos tienen sitio para cierto número de caracteres en el móvil. El informe dice cuántos hay y cuántos caben.`,
  },
  check(content: Content): Problem<Data>[] {
    return [...issuesOf(content.files)].flatMap(([file, issue]) => {
      if (!file.data || issue.code === 'unrecognized_keys' || isMissingKey(file, issue)) return []
      const path = pathOf(issue)
      const value = valueAt(file.data.value, path)
      const found = path.length === 0 ? fileProblem(value) : valueProblem(issue, value)
      if (!found) return []
      // Invisible characters that stand in the file itself have been reported where they stand.
      if (found.problem === 'unprintable' && hasEncodingFault(file)) return []
      // Quotes are no help to a number such as 0.17 in the place of a ratio.
      const problem: ValueProblem =
        found.problem === 'wrong-type' &&
        typeof value === 'number' &&
        !fitsInQuotes(file.schema, path, file.data.rawText(path))
          ? { problem: 'wrong-form' }
          : found
      return {
        file: file.path,
        place: placeOf(file, problem, path),
        key: path,
        purpose: purposeOf(file.schema, path),
        data: { ...problem, name: `\`${formatKeyPath(path)}\`` },
      }
    })
  },
  messages: {
    en: {
      'empty-file': `The file is empty.
        Write each key with its value on its own line: \`key: value\`.`,
      'not-keys': `The file is not a list of keys.
        Write each key with its value on its own line: \`key: value\`.`,
      empty: ({ name }) => `${name} is empty.
        Write its value after the colon.`,
      'surrounding-space': ({ name }) => `${name} begins or ends with a space or a line break.
        Remove it from inside the quotes.`,
      unprintable: ({ name }) => `${name} contains a line break or an invisible character.
        Type the text again, on one line.`,
      'unbalanced-brace': ({ name }) => `${name} has a brace that is not closed or not opened.
        Write placeholders in full, as in {years}.`,
      'too-short': ({ name, actual, min }) => `
        ${name} has ${actual} characters; the minimum is ${min}.
        Write at least ${counted(min - actual, 'more character')}.`,
      'too-long': ({ name, actual, max }) => `
        ${name} has ${actual} characters; there is room for ${max}.
        Shorten it by ${counted(actual - max, 'character')}.`,
      'wrong-type': ({ name, expected, received }) => `
        ${name} must be ${NOUNS.en[expected]}, and is ${NOUNS.en[received]}.
        ${typeFix('en', expected, received)}`,
      'not-an-option': ({ name, options, suggestion }) => [
        `${name} must be ${optionsIn('en', options)}.`,
        didYouMean('en', suggestion) ??
          (options.length > 1
            ? 'Write one of these values exactly.'
            : 'Write it exactly like this.'),
      ],
      'not-whole': ({ name }) => `${name} must be a whole number.
        Write only digits: 3750, without a point, a comma or cents.`,
      'too-small': ({ name, minimum }) => `${name} must be ${minimum} or more.
        Write a whole number from ${minimum} up.`,
      'too-large': ({ name, maximum }) => `
        ${name} is larger than ${maximum}, the largest number that is exact.
        Write a smaller number.`,
      'list-size': ({ name, actual, ...size }) => `
        ${name} has ${counted(actual, 'item')}; it must have ${sizeIn('en', size)}.
        ${actual < (size.minimum ?? 0) ? 'Add the missing ones.' : 'Remove the extra ones.'}`,
      'wrong-form': ({ name }) => `${name} does not have the right format.
        Write it as in the description of the field, or as in another language.`,
      'not-https': ({ name }) => `${name} must be a complete URL that begins with https://.
        Copy the URL from the address bar of the browser.`,
    },
    pt: {
      'empty-file': `O arquivo está vazio.
        Escreva cada chave com seu valor numa linha própria: \`chave: valor\`.`,
      'not-keys': `O arquivo não é uma lista de chaves.
        Escreva cada chave com seu valor numa linha própria: \`chave: valor\`.`,
      empty: ({ name }) => `${name} está vazia.
        Escreva o valor depois dos dois-pontos.`,
      'surrounding-space': ({ name }) => `
        ${name} começa ou termina com um espaço ou uma quebra de linha.
        Remova-o de dentro das aspas.`,
      unprintable: ({ name }) => `${name} contém uma quebra de linha ou um caractere invisível.
        Digite o texto de novo, numa só linha.`,
      'unbalanced-brace': ({ name }) => `${name} tem uma chave { ou } sem par.
        Escreva o nome inteiro entre chaves, como em {years}.`,
      'too-short': ({ name, actual, min }) => `${name} tem ${actual} caracteres; o mínimo é ${min}.
        Acrescente ao menos ${min - actual}.`,
      'too-long': ({ name, actual, max }) => `${name} tem ${actual} caracteres; cabem ${max}.
        Encurte em ${actual - max}.`,
      'wrong-type': ({ name, expected, received }) => `
        ${name} deve ser ${NOUNS.pt[expected]} e é ${NOUNS.pt[received]}.
        ${typeFix('pt', expected, received)}`,
      'not-an-option': ({ name, options, suggestion }) => [
        `${name} deve ser ${optionsIn('pt', options)}.`,
        didYouMean('pt', suggestion) ??
          (options.length > 1
            ? 'Escreva um desses valores, letra por letra.'
            : 'Escreva exatamente assim.'),
      ],
      'not-whole': ({ name }) => `${name} deve ser um número inteiro.
        Escreva só algarismos: 3750, sem ponto, vírgula nem centavos.`,
      'too-small': ({ name, minimum }) => `${name} deve ser ${minimum} ou mais.
        Escreva um número inteiro a partir de ${minimum}.`,
      'too-large': ({ name, maximum }) => `${name} passa de ${maximum}, o maior número exato.
        Escreva um número menor.`,
      'list-size': ({ name, actual, ...size }) => `
        ${name} tem ${actual} itens; deve ter ${sizeIn('pt', size)}.
        ${actual < (size.minimum ?? 0) ? 'Acrescente os que faltam.' : 'Remova os que sobram.'}`,
      'wrong-form': ({ name }) => `${name} não tem o formato correto.
        Escreva-a como na mesma linha de outro idioma.`,
      'not-https': ({ name }) => `${name} deve ser um endereço completo que comece com https://.
        Copie o endereço da barra do navegador.`,
    },
    es: {
      'empty-file': `El archivo está vacío.
        Escriba cada clave con su valor en una línea propia: \`clave: valor\`.`,
      'not-keys': `El archivo no es una lista de claves.
        Escriba cada clave con su valor en una línea propia: \`clave: valor\`.`,
      empty: ({ name }) => `${name} está vacía.
        Escriba el valor después de los dos puntos.`,
      'surrounding-space': ({ name }) => `
        ${name} empieza o termina con un espacio o un salto de línea.
        Quítelo de dentro de las comillas.`,
      unprintable: ({ name }) => `${name} contiene un salto de línea o un carácter invisible.
        Escriba el texto de nuevo, en una sola línea.`,
      'unbalanced-brace': ({ name }) => `${name} tiene una llave { o } sin pareja.
        Escriba el nombre entero entre llaves, como en {years}.`,
      'too-short': ({ name, actual, min }) => `
        ${name} tiene ${actual} caracteres; el mínimo es ${min}.
        Añada al menos ${min - actual}.`,
      'too-long': ({ name, actual, max }) => `${name} tiene ${actual} caracteres; caben ${max}.
        Acórtela en ${actual - max}.`,
      'wrong-type': ({ name, expected, received }) => `
        ${name} debe ser ${NOUNS.es[expected]} y es ${NOUNS.es[received]}.
        ${typeFix('es', expected, received)}`,
      'not-an-option': ({ name, options, suggestion }) => [
        `${name} debe ser ${optionsIn('es', options)}.`,
        didYouMean('es', suggestion) ??
          (options.length > 1
            ? 'Escriba uno de esos valores, letra por letra.'
            : 'Escríbalo exactamente así.'),
      ],
      'not-whole': ({ name }) => `${name} debe ser un número entero.
        Escriba solo cifras: 3750, sin punto, coma ni céntimos.`,
      'too-small': ({ name, minimum }) => `${name} debe ser ${minimum} o más.
        Escriba un número entero a partir de ${minimum}.`,
      'too-large': ({ name, maximum }) => `${name} pasa de ${maximum}, el mayor número exacto.
        Escriba un número menor.`,
      'list-size': ({ name, actual, ...size }) => `
        ${name} tiene ${actual} elementos; debe tener ${sizeIn('es', size)}.
        ${actual < (size.minimum ?? 0) ? 'Añada los que faltan.' : 'Quite los que sobran.'}`,
      'wrong-form': ({ name }) => `${name} no tiene el formato correcto.
        Escríbala como en la misma línea de otro idioma.`,
      'not-https': ({ name }) => `${name} debe ser una dirección completa que empiece con https://.
        Copie la dirección de la barra del navegador.`,
    },
  },
  cases: [
    {
      name: 'a number in the place of text',
      file: 'content/pt-PT/about.mdx',
      find: /^title: .*/m,
      replace: 'title: ‸13',
      key: 'title',
      report: /must be text, and is a number[^]*double quotes[^]*Section heading/,
    },
    {
      name: 'unquoted braces, which YAML reads as keys',
      file: 'content/es/experts.mdx',
      find: /^title: .*/m,
      replace: 'title: ‸{years}',
      key: 'title',
      report: /"\{years\}/,
    },
    {
      name: 'a phone number without quotes, which YAML reads as a number',
      file: 'content/site.yaml',
      find: /^ {2}number: .*/m,
      replace: '  number: ‸+552100000001',
      key: 'phone.number',
      report: /must be text, and is a number[^]*double quotes/,
    },
    {
      name: 'an item with a colon, which YAML reads as a key',
      file: 'content/site.yaml',
      find: /^(address:.*\n) {2}- .*/m,
      replace: '$1  - ‸Rua Nova: 2º andar',
      key: 'address[0]',
      report: /colon followed by a space/,
    },
    {
      name: 'a link to a chat with a number as people write it',
      file: 'content/site.yaml',
      find: /^whatsappUrl: .*/m,
      replace: 'whatsappUrl: ‸https://wa.me/+55 21 0000-0001',
      key: 'whatsappUrl',
      report: /digits only/,
    },
    {
      name: 'a text longer than its place',
      file: 'content/pt-PT/hero.mdx',
      find: /^viewPricing: .*/m,
      replace: 'viewPricing: ‸aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      key: 'viewPricing',
      report: /33 characters[^]*by 1 character\./,
    },
    {
      name: 'a text too short for search results',
      file: 'content/en/site.mdx',
      find: /^ {4}title: YouBot Plans.*/m,
      replace: `    title: ‸${'a'.repeat(29)}`,
      key: 'pages.pricing.title',
      report: /29 characters[^]*1 more character\./,
    },
    {
      name: 'a key without a value',
      file: 'content/en/hero.mdx',
      find: /^viewPricing: .*/m,
      replace: '‸viewPricing:',
      key: 'viewPricing',
      report: /is empty/,
    },
    {
      name: 'a text of spaces',
      file: 'content/es/hero.mdx',
      find: /^viewPricing: .*/m,
      replace: 'viewPricing: ‸"  "',
      key: 'viewPricing',
      report: /is empty/,
    },
    {
      name: 'a space at the end of a text',
      file: 'content/pt-PT/services.mdx',
      find: /^getStarted: .*/m,
      replace: 'getStarted: ‸"go "',
      key: 'getStarted',
      report: /begins or ends with a space/,
    },
    {
      name: 'a brace without its partner',
      file: 'content/en/services.mdx',
      find: /^getStarted: .*/m,
      replace: 'getStarted: ‸Start {years now',
      key: 'getStarted',
      report: /brace that is not closed/,
    },
    {
      name: 'a control character',
      file: 'content/es/services.mdx',
      find: /^getStarted: .*/m,
      replace: 'getStarted: ‸"Empe\\tzar"',
      key: 'getStarted',
      report: /invisible character/,
    },
    {
      name: 'a word that is none of the options',
      file: 'content/en/chatbot.mdx',
      find: /from: customer/,
      replace: 'from: ‸custommer',
      key: 'conversation.messages[0].from',
      report: /Did you mean `customer`\?/,
    },
    {
      name: 'a list of the wrong length',
      file: 'content/es/chatbot.mdx',
      find: /^points:\n {2}- .*\n/m,
      replace: '‸points:\n',
      key: 'points',
      report: /has 2 items; it must have exactly 3/,
    },
    {
      name: 'a text in the place of a list',
      file: 'content/pt-PT/chatbot.mdx',
      find: /^points:\n( {2}- .*\n)+/m,
      replace: 'points: ‸one\n',
      key: 'points',
      report: /must be a list/,
    },
    {
      name: 'an English text that the specification fixes',
      file: 'content/es/site.mdx',
      find: /^ {2}code: .*/m,
      replace: '  code: ‸404',
      key: 'notFound.code',
      report: /must be `404`/,
    },
    {
      name: 'an address that is not https',
      file: 'content/site.yaml',
      find: /^bookingUrl: .*/m,
      replace: 'bookingUrl: ‸http://booking.example.com',
      key: 'bookingUrl',
      report: /begins with https:\/\//,
    },
    {
      name: 'a fact of zero',
      file: 'content/site.yaml',
      find: /^ {2}years: .*/m,
      replace: '  years: ‸0',
      key: 'facts.years',
      report: /must be 1 or more/,
    },
  ],
})

function hasEncodingFault({ source }: ContentFile): boolean {
  return 'faults' in source && source.faults.length > 0
}

function placeOf(file: ContentFile, { problem }: ValueProblem, path: readonly (string | number)[]) {
  if (path.length === 0 || !file.data) return { line: 1, column: 1 }
  return problem === 'list-size' ? file.data.keyPlace(path) : file.data.valuePlace(path)
}

/** What the issue says in our terms; nothing where another rule speaks of it. */
function valueProblem(issue: z.core.$ZodIssue, value: unknown): ValueProblem | undefined {
  const text = textProblemOf(issue)
  if (text) return textValueProblem(text)
  if (value === null || value === '') return { problem: 'empty' }

  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int' && typeof value === 'number') return { problem: 'not-whole' }
      return { problem: 'wrong-type', expected: typeName(issue.expected), received: typeOf(value) }
    case 'invalid_value':
      return optionProblem(issue.values.map(String), value)
    case 'invalid_union':
      return unionProblem(issue.errors, value)
    case 'too_small':
    case 'too_big':
      return sizeProblem(issue, value)
    case 'invalid_format':
      return { problem: issue.format === 'url' ? 'not-https' : 'wrong-form' }
    default:
      return { problem: 'wrong-form' }
  }
}

function textValueProblem(
  text: NonNullable<ReturnType<typeof textProblemOf>>,
): ValueProblem | undefined {
  switch (text.kind) {
    case 'empty':
    case 'surrounding-space':
    case 'unprintable':
    case 'unbalanced-brace':
      return { problem: text.kind }
    case 'too-short':
      return { problem: 'too-short', min: text.min, actual: text.actual }
    case 'too-long':
      return { problem: 'too-long', max: text.max, actual: text.actual }
    default:
      return undefined
  }
}

function optionProblem(options: readonly string[], value: unknown): ValueProblem {
  return { problem: 'not-an-option', options, suggestion: nearest(String(value), options) }
}

/** A number or a word: of the two complaints, the one about what was written. */
function unionProblem(errors: readonly z.core.$ZodIssue[][], value: unknown): ValueProblem {
  const branches = errors.flatMap(([first]) => (first ? [first] : []))
  const words = branches.flatMap((issue) =>
    issue.code === 'invalid_value' ? issue.values.map(String) : [],
  )
  const numeric = branches.find((issue) => issue.code !== 'invalid_value')
  if (typeof value === 'number' && numeric) {
    return valueProblem(numeric, value) ?? { problem: 'wrong-form' }
  }
  return optionProblem([WHOLE_NUMBER, ...words], value)
}

function sizeProblem(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  value: unknown,
): ValueProblem {
  if (Array.isArray(value)) {
    const exact = issue.exact ?? false
    const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum)
    return {
      problem: 'list-size',
      ...((exact || issue.code === 'too_small') && { minimum: limit }),
      ...((exact || issue.code === 'too_big') && { maximum: limit }),
      actual: value.length,
    }
  }
  if (typeof value === 'string') return { problem: 'empty' }
  if (issue.code === 'too_small') {
    const lowest = issue.inclusive === false ? Number(issue.minimum) + 1 : issue.minimum
    return { problem: 'too-small', minimum: String(lowest) }
  }
  return { problem: 'too-large', maximum: String(issue.maximum) }
}

function fileProblem(value: unknown): ValueProblem {
  return { problem: value === null || value === '' ? 'empty-file' : 'not-keys' }
}

function typeName(expected: string): ValueType {
  const names: Record<string, ValueType> = {
    string: 'text',
    int: 'integer',
    number: 'number',
    object: 'keys',
    array: 'list',
    boolean: 'boolean',
  }
  return names[expected] ?? 'other'
}

function typeOf(value: unknown): ValueType {
  return typeName(Array.isArray(value) ? 'array' : typeof value)
}

const NOUNS: Record<ReportLanguage, Record<ValueType, string>> = {
  en: {
    text: 'text',
    keys: 'a group of keys',
    list: 'a list',
    number: 'a number',
    integer: 'a whole number',
    boolean: 'true or false',
    other: 'another value',
  },
  pt: {
    text: 'um texto',
    keys: 'um grupo de chaves',
    list: 'uma lista',
    number: 'um número',
    integer: 'um número inteiro',
    boolean: 'true ou false',
    other: 'outro valor',
  },
  es: {
    text: 'un texto',
    keys: 'un grupo de claves',
    list: 'una lista',
    number: 'un número',
    integer: 'un número entero',
    boolean: 'true o false',
    other: 'otro valor',
  },
}

/** How to write each type. */
const TYPE_FIXES: Record<
  ReportLanguage,
  Partial<Record<ValueType, string>> & Record<'quotes' | 'digits', string>
> = {
  en: {
    quotes:
      'Put the text in double quotes if it begins with a brace or has a colon followed by a space: "{years} …".',
    text: 'Put it in double quotes.',
    list: 'Begin each item on its own line with `- `.',
    keys: 'Write its keys below it, indented by two more spaces.',
    boolean: 'Write `true` or `false`, without quotes.',
    digits: 'Write only digits, without quotes, points or a currency.',
  },
  pt: {
    quotes:
      'Ponha o texto entre aspas duplas se ele começa com { ou tem dois-pontos seguidos de espaço: "{years} …".',
    text: 'Ponha-o entre aspas duplas.',
    list: 'Comece cada item numa linha própria com `- `.',
    keys: 'Escreva as chaves abaixo dela, com mais dois espaços de recuo.',
    boolean: 'Escreva `true` ou `false`, sem aspas.',
    digits: 'Escreva só algarismos, sem aspas, pontos ou moeda.',
  },
  es: {
    quotes:
      'Ponga el texto entre comillas dobles si empieza con { o tiene dos puntos seguidos de un espacio: "{years} …".',
    text: 'Póngalo entre comillas dobles.',
    list: 'Empiece cada elemento en una línea propia con `- `.',
    keys: 'Escriba sus claves debajo, con dos espacios más de sangría.',
    boolean: 'Escriba `true` o `false`, sin comillas.',
    digits: 'Escriba solo cifras, sin comillas, puntos ni moneda.',
  },
}

function typeFix(language: ReportLanguage, expected: ValueType, received: ValueType): string {
  const fixes = TYPE_FIXES[language]
  if (expected === 'text' && received === 'keys') return fixes.quotes
  return fixes[expected] ?? fixes.digits
}

function optionsIn(language: ReportLanguage, options: readonly string[]): string {
  const or = { en: 'or', pt: 'ou', es: 'o' }[language]
  const whole = NOUNS[language].integer
  return options
    .map((option) => (option === WHOLE_NUMBER ? whole : `\`${option}\``))
    .join(` ${or} `)
}

function sizeIn(
  language: ReportLanguage,
  { minimum, maximum }: { minimum?: number; maximum?: number },
): string {
  const words = {
    en: { exactly: 'exactly', least: 'at least', most: 'at most' },
    pt: { exactly: 'exatamente', least: 'pelo menos', most: 'no máximo' },
    es: { exactly: 'exactamente', least: 'al menos', most: 'como máximo' },
  }[language]
  if (minimum === maximum) return `${words.exactly} ${minimum}`
  return maximum === undefined ? `${words.least} ${minimum}` : `${words.most} ${maximum}`
}
