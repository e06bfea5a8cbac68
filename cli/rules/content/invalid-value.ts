import type { Content, CopyText } from '../../content/content-model.ts'
import { isMissingKey, schemaIssues, issuePath, purposeAt } from '../../content/values/schema.ts'
import { locateText, repairText } from '../../content/texts.ts'
import {
  valueProblemOf,
  WHOLE_NUMBER,
  type ValueProblem,
} from '../../content/values/value-problem.ts'
import { formatKeyPath } from '../../core/location.ts'
import { pluralize, joinWithOr, type ReportLanguage } from '../../core/report-language.ts'
import { defineRule, type Problem } from '../../core/rule.ts'
import { closestSpelling } from '../../core/suggestion.ts'

/** `name` is the path of the key, in backquotes. */
type Data = ValueProblem & { name: string }

export default defineRule({
  id: 'invalid-value',
  severity: 'error',
  what: {
    en: 'Each value has the expected type: a text of limited length, a whole number, or one of a few options.',
    pt: 'Cada valor tem o tipo esperado: um texto de tamanho limitado, um número inteiro ou uma das opções previstas.',
    es: 'Cada valor es del tipo esperado: un texto de longitud limitada, un número entero o una de las opciones previstas.',
  },
  why: {
    en: 'On a phone, buttons and headings have room for few characters. The report shows the actual and the maximum length.',
    pt: 'No celular, botões e títulos têm espaço para poucos caracteres. O relatório mostra o tamanho atual e o máximo.',
    es: 'En el móvil, los botones y los títulos tienen espacio para pocos caracteres. El informe muestra la longitud actual y la máxima.',
  },
  implies: ['typography'],
  check: ({ files, texts }: Content) => [
    ...schemaIssues(files).flatMap(issueProblem),
    ...texts.flatMap(quotedText),
  ],
  problem: {
    en: {
      'no-keys': 'The file has no keys.',
      empty: ({ name }) => `${name} is empty.`,
      'surrounding-space': ({ name }) => `${name} begins or ends with a space or a line break.`,
      unprintable: ({ name }) => `${name} contains a line break or an invisible character.`,
      'unbalanced-brace': ({ name }) => `${name} has an unmatched brace.`,
      'too-short': ({ name, actual, min }) =>
        `${name} has ${pluralize(actual, 'character')}; the minimum is ${min}.`,
      'too-long': ({ name, actual, max }) =>
        `${name} has ${pluralize(actual, 'character')}; the maximum is ${max}.`,
      'not-text': ({ name }) => `${name} must be text.`,
      'not-a-list': ({ name }) => `${name} must be a list.`,
      'not-a-group': ({ name }) => `${name} must be a group of keys.`,
      'not-a-boolean': ({ name }) => `${name} must be true or false.`,
      'not-a-number': ({ name }) => `${name} must be a whole number.`,
      'not-an-option': ({ name, options }) => `${name} must be ${formatOptions('en', options)}.`,
      'curly-quotes': ({ name }) => `${name} is in curly quotes, which become part of the value.`,
      'too-small': ({ name, minimum }) => `${name} must be at least ${minimum}.`,
      'too-large': ({ name, maximum }) => `${name} must be at most ${maximum}.`,
      'too-few': ({ name, actual, limit, exact }) =>
        `${name} has ${pluralize(actual, 'item')}; it must have ${exact ? 'exactly' : 'at least'} ${limit}.`,
      'too-many': ({ name, actual, limit, exact }) =>
        `${name} has ${pluralize(actual, 'item')}; it must have ${exact ? 'exactly' : 'at most'} ${limit}.`,
      'wrong-format': ({ name }) => `${name} does not have the expected format.`,
      'not-https': ({ name }) => `${name} must be a complete URL that begins with https://.`,
      'not-email': ({ name }) => `${name} must be an e-mail address.`,
    },
    pt: {
      'no-keys': 'O arquivo não tem campos.',
      empty: ({ name }) => `${name} não tem valor.`,
      'surrounding-space': ({ name }) =>
        `${name} começa ou termina com um espaço ou uma quebra de linha.`,
      unprintable: ({ name }) => `${name} contém uma quebra de linha ou um caractere invisível.`,
      'unbalanced-brace': ({ name }) => `${name} tem um { ou } sem par.`,
      'too-short': ({ name, actual, min }) =>
        `${name} tem ${pluralize(actual, 'caractere')}; o mínimo é ${min}.`,
      'too-long': ({ name, actual, max }) =>
        `${name} tem ${pluralize(actual, 'caractere')}; o máximo é ${max}.`,
      'not-text': ({ name }) => `${name} deve ser um texto.`,
      'not-a-list': ({ name }) => `${name} deve ser uma lista.`,
      'not-a-group': ({ name }) => `${name} deve ser um grupo de campos.`,
      'not-a-boolean': ({ name }) => `${name} deve ser true ou false.`,
      'not-a-number': ({ name }) => `${name} deve ser um número inteiro.`,
      'not-an-option': ({ name, options }) => `${name} deve ser ${formatOptions('pt', options)}.`,
      'curly-quotes': ({ name }) =>
        `${name} está entre aspas curvas, que passam a fazer parte do valor.`,
      'too-small': ({ name, minimum }) => `${name} deve ser no mínimo ${minimum}.`,
      'too-large': ({ name, maximum }) => `${name} deve ser no máximo ${maximum}.`,
      'too-few': ({ name, actual, limit, exact }) =>
        `${name} tem ${pluralize(actual, 'item', 'itens')}; deve ter ${exact ? 'exatamente' : 'pelo menos'} ${limit}.`,
      'too-many': ({ name, actual, limit, exact }) =>
        `${name} tem ${pluralize(actual, 'item', 'itens')}; deve ter ${exact ? 'exatamente' : 'no máximo'} ${limit}.`,
      'wrong-format': ({ name }) => `${name} não tem o formato esperado.`,
      'not-https': ({ name }) => `${name} deve ser uma URL completa que comece com https://.`,
      'not-email': ({ name }) => `${name} deve ser um endereço de e-mail.`,
    },
    es: {
      'no-keys': 'El archivo no tiene claves.',
      empty: ({ name }) => `${name} no tiene valor.`,
      'surrounding-space': ({ name }) =>
        `${name} empieza o termina con un espacio o un salto de línea.`,
      unprintable: ({ name }) => `${name} contiene un salto de línea o un carácter invisible.`,
      'unbalanced-brace': ({ name }) => `${name} tiene una { o } sin pareja.`,
      'too-short': ({ name, actual, min }) =>
        `${name} tiene ${pluralize(actual, 'carácter', 'caracteres')}; el mínimo es ${min}.`,
      'too-long': ({ name, actual, max }) =>
        `${name} tiene ${pluralize(actual, 'carácter', 'caracteres')}; el máximo es ${max}.`,
      'not-text': ({ name }) => `${name} debe ser un texto.`,
      'not-a-list': ({ name }) => `${name} debe ser una lista.`,
      'not-a-group': ({ name }) => `${name} debe ser un grupo de claves.`,
      'not-a-boolean': ({ name }) => `${name} debe ser true o false.`,
      'not-a-number': ({ name }) => `${name} debe ser un número entero.`,
      'not-an-option': ({ name, options }) => `${name} debe ser ${formatOptions('es', options)}.`,
      'curly-quotes': ({ name }) =>
        `${name} está entre comillas tipográficas, que pasan a ser parte del valor.`,
      'too-small': ({ name, minimum }) => `${name} debe ser como mínimo ${minimum}.`,
      'too-large': ({ name, maximum }) => `${name} debe ser como máximo ${maximum}.`,
      'too-few': ({ name, actual, limit, exact }) =>
        `${name} tiene ${pluralize(actual, 'elemento')}; debe tener ${exact ? 'exactamente' : 'al menos'} ${limit}.`,
      'too-many': ({ name, actual, limit, exact }) =>
        `${name} tiene ${pluralize(actual, 'elemento')}; debe tener ${exact ? 'exactamente' : 'como máximo'} ${limit}.`,
      'wrong-format': ({ name }) => `${name} no tiene el formato esperado.`,
      'not-https': ({ name }) => `${name} debe ser una URL completa que empiece con https://.`,
      'not-email': ({ name }) => `${name} debe ser una dirección de correo.`,
    },
  },
  fix: {
    en: {
      'no-keys': 'Write each key with its value on its own line: `key: value`.',
      empty: 'Write its value after the colon, in double quotes if it begins with #.',
      'surrounding-space': 'Remove it from inside the quotes.',
      unprintable: 'Retype the text, on one line.',
      'unbalanced-brace': 'Write placeholders in full, as in {years}.',
      'too-short': ({ actual, min }) =>
        `Write at least ${pluralize(min - actual, 'more character')}.`,
      'too-long': ({ actual, max }) => `Remove at least ${pluralize(actual - max, 'character')}.`,
      'not-text': 'Put it in double quotes: "…".',
      'not-a-list': 'Begin each item on its own line with `- `.',
      'not-a-group': 'Write its keys below it, indented by two more spaces.',
      'not-a-boolean': 'Write `true` or `false`, without quotes.',
      'not-a-number': ({ example }) =>
        `Write digits only, without quotes, separators or a currency: ${example}.`,
      'not-an-option': ({ options }) =>
        options.length > 1 ? 'Choose one of these.' : 'Write it exactly as shown.',
      'curly-quotes':
        'Remove them, or replace them with straight quotes: "…". A quotation needs both: "“…”".',
      'too-small': 'Write a larger number.',
      'too-large': 'Write a smaller number.',
      'too-few': ({ exact, limit }) =>
        `Add the missing ones, each on its own line after \`- \`.${exact ? ` The design has room for exactly ${limit}.` : ''}`,
      'too-many': ({ exact, limit }) =>
        `Remove the extra ones.${exact ? ` The design has room for exactly ${limit}.` : ''}`,
      'wrong-format': 'Follow the description of the key.',
      'not-https': 'Copy the URL from the address bar of the browser.',
      'not-email': 'Write it with an @ and a domain, without spaces or accents: name@company.com.',
    },
    pt: {
      'no-keys': 'Escreva cada campo com seu valor numa linha própria: `campo: valor`.',
      empty: 'Escreva o valor depois dos dois-pontos, entre aspas duplas se começar com #.',
      'surrounding-space': 'Remova-o de dentro das aspas.',
      unprintable: 'Digite o texto de novo, numa só linha.',
      'unbalanced-brace': 'Escreva os marcadores por inteiro, como em {years}.',
      'too-short': ({ actual, min }) =>
        `Acrescente pelo menos ${pluralize(min - actual, 'caractere')}.`,
      'too-long': ({ actual, max }) => `Tire pelo menos ${pluralize(actual - max, 'caractere')}.`,
      'not-text': 'Coloque-o entre aspas duplas: "…".',
      'not-a-list': 'Comece cada item numa linha própria com `- `.',
      'not-a-group': 'Escreva os campos abaixo dele, com mais dois espaços de recuo.',
      'not-a-boolean': 'Escreva `true` ou `false`, sem aspas.',
      'not-a-number': ({ example }) =>
        `Escreva só algarismos, sem aspas, separadores nem moeda: ${example}.`,
      'not-an-option': ({ options }) =>
        options.length > 1 ? 'Escolha um destes.' : 'Escreva exatamente assim.',
      'curly-quotes':
        'Remova-as ou troque-as por aspas retas: "…". Uma citação precisa das duas: "“…”".',
      'too-small': 'Escreva um número maior.',
      'too-large': 'Escreva um número menor.',
      'too-few': ({ exact, limit }) =>
        `Acrescente os que faltam, cada um numa linha própria depois de \`- \`.${exact ? ` O desenho da página prevê exatamente ${limit}.` : ''}`,
      'too-many': ({ exact, limit }) =>
        `Remova os que sobram.${exact ? ` O desenho da página prevê exatamente ${limit}.` : ''}`,
      'wrong-format': 'Siga a descrição do campo.',
      'not-https': 'Copie a URL da barra de endereço do navegador.',
      'not-email': 'Escreva-o com um @ e um domínio, sem espaços nem acentos: nome@empresa.com.',
    },
    es: {
      'no-keys': 'Escriba cada clave con su valor en una línea propia: `clave: valor`.',
      empty: 'Escriba el valor tras los dos puntos, entre comillas dobles si empieza con #.',
      'surrounding-space': 'Quítelo de dentro de las comillas.',
      unprintable: 'Escriba el texto de nuevo, en una sola línea.',
      'unbalanced-brace': 'Escriba los marcadores completos, como en {years}.',
      'too-short': ({ actual, min }) =>
        `Añada al menos ${pluralize(min - actual, 'carácter', 'caracteres')}.`,
      'too-long': ({ actual, max }) =>
        `Quite al menos ${pluralize(actual - max, 'carácter', 'caracteres')}.`,
      'not-text': 'Póngalo entre comillas dobles: "…".',
      'not-a-list': 'Empiece cada elemento en una línea propia con `- `.',
      'not-a-group': 'Escriba sus claves debajo, con dos espacios más de sangría.',
      'not-a-boolean': 'Escriba `true` o `false`, sin comillas.',
      'not-a-number': ({ example }) =>
        `Escriba solo cifras, sin comillas, separadores ni moneda: ${example}.`,
      'not-an-option': ({ options }) =>
        options.length > 1 ? 'Elija uno de estos.' : 'Escríbalo exactamente así.',
      'curly-quotes':
        'Quítelas o cámbielas por comillas rectas: "…". Una cita necesita ambas: "“…”".',
      'too-small': 'Escriba un número mayor.',
      'too-large': 'Escriba un número menor.',
      'too-few': ({ exact, limit }) =>
        `Añada los que faltan, cada uno en una línea propia después de \`- \`.${exact ? ` El diseño de la página prevé exactamente ${limit}.` : ''}`,
      'too-many': ({ exact, limit }) =>
        `Quite los que sobran.${exact ? ` El diseño de la página prevé exactamente ${limit}.` : ''}`,
      'wrong-format': 'Siga la descripción de la clave.',
      'not-https': 'Copie la URL de la barra de direcciones del navegador.',
      'not-email': 'Escríbala con una @ y un dominio, sin espacios ni acentos: nombre@empresa.com.',
    },
  },
  cases: [
    {
      name: 'a text that is too long',
      file: 'content/pt-PT/hero.mdx',
      set: { viewPricing: '‸Ver todos os planos e preços aqui e agora' },
      key: 'viewPricing',
      report: /41 characters[^]*at least 1 character\./,
    },
    {
      name: 'a number as a text',
      file: 'content/pt-PT/about.mdx',
      set: { title: '‸13' },
      key: 'title',
      report: /must be text[^]*double quotes[^]*Section heading/,
    },
    {
      name: 'an amount as it is written in texts',
      file: 'content/prices.yaml',
      find: /(^ {2}basic:\n {4}monthly: ).*/m,
      replace: '$1‸R$ 3.990,00',
      key: 'plans.basic.monthly',
      report: /whole number[^]*currency: monthly: 3990\./,
    },
    {
      name: 'an amount with a separator, which YAML reads as a decimal point',
      file: 'content/prices.yaml',
      find: /(^ {2}basic:\n {4}monthly: ).*/m,
      replace: '$1‸3.990',
      key: 'plans.basic.monthly',
      report: /currency: monthly: 3990\./,
    },
    {
      name: 'an amount with a letter, for which no number can be suggested',
      file: 'content/prices.yaml',
      find: /(^ {2}basic:\n {4}monthly: ).*/m,
      replace: '$1‸399O',
      key: 'plans.basic.monthly',
      report: /currency: monthly: …\./,
    },
    {
      name: 'a price of zero',
      file: 'content/prices.yaml',
      find: /(^ {2}basic:\n {4}monthly: ).*/m,
      replace: '$1‸0',
      key: 'plans.basic.monthly',
      report: /must be at least 1/,
    },
    {
      name: 'an unlimited number in a plan whose texts contain the number',
      file: 'content/prices.yaml',
      find: /(^ {4}messages: 500\n {4}assistants: ).*/m,
      replace: '$1‸unlimited',
      key: 'plans.basic.assistants',
      report: /whole number[^]*only `enterprise` can have `unlimited`/,
    },
    {
      name: 'a phone number with spaces',
      file: 'content/site.yaml',
      find: /^ {2}number: .*/m,
      replace: '  number: ‸"+55 11 3333-4444"',
      key: 'phone.number',
      report: /such as "\+551133334444"/,
    },
    {
      name: 'unquoted braces, which YAML reads as keys',
      file: 'content/es/experts.mdx',
      set: { title: '‸{years}' },
      key: 'title',
      report: /must be text[^]*double quotes/,
    },
    {
      name: 'a title that is too short for search results',
      file: 'content/en/site.mdx',
      find: /^ {4}title: YouBot Plans.*/m,
      replace: `    title: ‸${'a'.repeat(29)}`,
      key: 'pages.pricing.title',
      report: /29 characters[^]*1 more character\./,
    },
    {
      name: 'a key without a value, only with a comment',
      file: 'content/en/hero.mdx',
      find: /^viewPricing: .*/m,
      replace: '‸viewPricing: # 1 in prices',
      key: 'viewPricing',
      report: /is empty[^]*in double quotes if it begins with #/,
    },
    {
      name: 'a space at the end of a text',
      file: 'content/pt-PT/services.mdx',
      set: { getStarted: '‸"go "' },
      key: 'getStarted',
      report: /begins or ends with a space/,
    },
    {
      name: 'an unclosed brace',
      file: 'content/en/services.mdx',
      set: { getStarted: '‸Start {years now' },
      key: 'getStarted',
      report: /unmatched brace/,
    },
    {
      name: 'a control character',
      file: 'content/es/services.mdx',
      set: { getStarted: '‸"Empe\\tzar"' },
      key: 'getStarted',
      report: /invisible character/,
    },
    {
      name: 'a misspelled option',
      file: 'content/en/chatbot.mdx',
      find: /(^ {2}messages:\n {4}- from: )customer/m,
      replace: '$1‸custommer',
      key: 'conversation.messages[0].from',
      report: /Did you mean `customer`\?/,
    },
    {
      name: 'a list with too few items',
      file: 'content/es/chatbot.mdx',
      find: /^points:\n {2}- .*\n/m,
      replace: '‸points:\n',
      key: 'points',
      report: /has 2 items; it must have exactly 3[^]*The design has room for exactly 3/,
    },
    {
      name: 'a text instead of a list',
      file: 'content/pt-PT/chatbot.mdx',
      find: /^points:\n( {2}- .*\n)+/m,
      replace: 'points: ‸one\n',
      key: 'points',
      report: /must be a list/,
    },
    {
      name: 'a change to a fixed text',
      file: 'content/es/site.mdx',
      find: /^ {2}code: .*/m,
      replace: '  code: ‸"405"',
      key: 'notFound.code',
      report: /must be `404`[^]*in English in every language on purpose/,
    },
    {
      name: 'a URL without https',
      file: 'content/site.yaml',
      set: { bookingUrl: '‸http://booking.example.com' },
      key: 'bookingUrl',
      report: /begins with https:\/\//,
    },
    {
      name: 'an e-mail address without @',
      file: 'content/site.yaml',
      set: { email: '‸sales at example.com' },
      key: 'email',
      report: /name@company\.com/,
    },
    {
      name: 'curly quotes around a URL',
      file: 'content/site.yaml',
      find: /^bookingUrl: (\S+)/m,
      replace: 'bookingUrl: ‸“$1”',
      key: 'bookingUrl',
      report: /straight quotes/,
    },
    {
      name: 'curly quotes around a text',
      file: 'content/pt-PT/services.mdx',
      find: /^title: (.*)/m,
      replace: 'title: ‸“$1”',
      key: 'title',
      report: /is in curly quotes/,
    },
    {
      name: 'a text that is a quotation',
      file: 'content/pt-PT/services.mdx',
      find: /^title: (.*)/m,
      replace: 'title: "“$1”"',
    },
  ],
})

function issueProblem([file, issue]: ReturnType<typeof schemaIssues>[number]): Problem<Data> | [] {
  if (!file.data || issue.code === 'unrecognized_keys' || isMissingKey(file, issue)) return []
  const found = valueProblemOf(file, issue)
  if (!found) return []
  const key = issuePath(issue)
  const isList = found.problem === 'too-few' || found.problem === 'too-many'
  const placeOf = isList ? file.data.keyPlace : file.data.valuePlace
  return {
    file: file.path,
    place: key.length === 0 ? undefined : placeOf(key),
    key,
    purpose: purposeAt(file.schema, key),
    suggestion:
      found.problem === 'not-an-option' ? closestSpelling(found.value, found.options) : undefined,
    data: { ...found, name: `\`${formatKeyPath(key)}\`` },
  }
}

/** Reports a valid text in curly quotes, because a word processor probably inserted them. */
function quotedText(text: CopyText): Problem<Data> | [] {
  const { file, key, text: found } = text
  const isQuoted = /^[“‘][^“”‘’]*[”’]$/.test(found)
  if (!isQuoted || key === undefined || file.data?.rawText(key) !== found) return []
  const part = locateText(text)
  return {
    ...part,
    data: { problem: 'curly-quotes', name: `\`${formatKeyPath(key)}\`` },
    ...repairText(text, part.place, found, JSON.stringify(found.slice(1, -1))),
  }
}

function formatOptions(language: ReportLanguage, options: readonly string[]): string {
  const whole = { en: 'a whole number', pt: 'um número inteiro', es: 'un número entero' }[language]
  return joinWithOr(language, options).replace(`\`${WHOLE_NUMBER}\``, whole)
}
