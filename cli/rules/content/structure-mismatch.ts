import {
  hasLengthChanged,
  isKeyAligned,
  proseLength,
} from '../../content/translations/alignment.ts'
import {
  prosePairsIn,
  relatedKey,
  sourceOf,
  type Content,
  type LocaleContentFile,
} from '../../content/content-model.ts'
import { outlineOf } from '../../content/translations/outline.ts'
import { proseDifference } from '../../content/translations/prose-difference.ts'
import { fieldAt, isChoice, issuePath } from '../../content/values/schema.ts'
import {
  difference,
  differenceMessages,
  groupBySource,
  type Difference,
} from '../../content/translations/source-comparison.ts'
import { textsIn, valuesIn } from '../../content/values/nested-values.ts'
import { formatKeyPath, valueAt, type KeyPath } from '../../core/location.ts'
import type { ReportLanguage } from '../../core/report-language.ts'
import { defineRule } from '../../core/rule.ts'

export default defineRule({
  id: 'structure-mismatch',
  severity: 'error',
  suppressible: true,
  isComparison: true,
  what: {
    en: "Prose has the same paragraphs, lists and components as its source. Optional keys, such as the answer to a question, and values that the code uses, such as a partner's pictogram, are the same in every language.",
    pt: 'O texto corrido tem os mesmos parágrafos, listas e componentes que o original. Os campos opcionais, como a resposta de uma pergunta, e os valores que o código usa, como o pictograma de um parceiro, são os mesmos em todos os idiomas.',
    es: 'El texto corrido tiene los mismos párrafos, listas y componentes que el original. Las claves opcionales, como la respuesta a una pregunta, y los valores que usa el código, como el pictograma de un socio, son los mismos en todos los idiomas.',
  },
  why: {
    en: 'The report contains the path to the difference, such as list 1 > item 2. Foreign words need no markup in their own language.',
    pt: 'O relatório contém o caminho até a diferença, como lista 1 > item 2. Palavras estrangeiras não precisam de marcação no próprio idioma.',
    es: 'El informe contiene la ruta hasta la diferencia, como lista 1 > elemento 2. Las palabras extranjeras no necesitan marcado en su propio idioma.',
  },
  check: (content: Content) =>
    groupBySource<Data>([
      ...differencesOfProse(content),
      ...differencesOfValues(content),
      ...differencesOfKeys(content),
    ]),
  problem: {
    en: (data) => differenceMessages.problem.en(inWords('en', data)),
    pt: (data) => differenceMessages.problem.pt(inWords('pt', data)),
    es: (data) => differenceMessages.problem.es(inWords('es', data)),
  },
  fix: {
    en: (data) => formatFix('en', data),
    pt: (data) => formatFix('pt', data),
    es: (data) => formatFix('es', data),
  },
  cases: [
    {
      name: 'an additional paragraph',
      file: 'content/en/industries.mdx',
      append: '\n\n‸One more paragraph.',
      report: /has `paragraph \d`/,
    },
    {
      name: 'a paragraph that is added to the source',
      file: 'content/pt-BR/industries.mdx',
      append: '\n\n‸Mais um parágrafo.',
      report: /translation into `pt-PT`, `en`(?: and|,) `es`.*, this text has `paragraph \d`/,
    },
    {
      name: 'a missing component',
      file: 'content/en/about.mdx',
      find: /Any questions\?([^]*)<Foreign lang="fr">(.*)<\/Foreign>/,
      replace: '‸Any questions?$1$2',
      report: /lacks `paragraph \d > Foreign lang="fr" 1`/,
    },
    {
      name: 'a pictogram that differs from the source',
      file: 'content/es/partners.mdx',
      find: /pictogram: cloud/,
      replace: 'pictogram: ‸automation',
      key: 'items[3].pictogram',
      report: /lacks `cloud` and has `automation`/,
    },
    {
      name: 'a pictogram that is changed in the source',
      file: 'content/pt-BR/partners.mdx',
      find: /pictogram: cloud/,
      replace: 'pictogram: ‸automation',
      key: 'items[3].pictogram',
      report:
        /translation into `pt-PT`, `en`(?: and|,) `es`.*, this text lacks `cloud` and has `automation`/,
    },
    {
      name: 'an answer that the source does not have',
      file: 'content/en/pricing.mdx',
      find: /^ {4}- question: Is there .*/m,
      replace: '$&\n      ‸answer: There is none.',
      key: 'questions.items[3].answer',
      report: /Unlike its source, this text has `answer`[^]*in the other languages, too/,
    },
    {
      name: 'an answer that is missing in one language',
      file: 'content/es/pricing.mdx',
      find: /^( {2}items:\n {4}- )(question: .*\n) {6}answer: .*\n/m,
      replace: '$1‸$2',
      key: 'questions.items[0].answer',
      report: /Unlike its source, this text lacks `answer`/,
    },
    {
      name: 'an answer that is only in the source',
      file: 'content/pt-BR/pricing.mdx',
      find: /^ {4}- question: Há um prazo .*/m,
      replace: '$&\n      ‸answer: Não há.',
      key: 'questions.items[3].answer',
      report:
        /Unlike its translation into `pt-PT`, `en`(?: and|,) `es`.*, this text has `answer`[^]*undo your change/,
    },
  ],
})

interface Data extends Difference {
  /** Whether the difference is a key, rather than a part of the prose or a value. */
  isKey?: boolean
}

const keyFixes: Record<ReportLanguage, { missing: string; extra: string }> = {
  en: {
    missing: 'Write it here, too, or remove it in the other languages.',
    extra: 'Write it in the other languages, too, or remove it here.',
  },
  pt: {
    missing: 'Escreva o campo também aqui, ou remova-o nos outros idiomas.',
    extra: 'Escreva o campo também nos outros idiomas, ou remova-o aqui.',
  },
  es: {
    missing: 'Escriba la clave también aquí, o quítela en los otros idiomas.',
    extra: 'Escriba la clave también en los otros idiomas, o quítela aquí.',
  },
}

function formatFix(language: ReportLanguage, data: Data): string {
  if (!data.isKey || data.locales) return differenceMessages.fix[language](data)
  return keyFixes[language][data.extra.length > 0 ? 'extra' : 'missing']
}

const partNames: Record<ReportLanguage, Record<string, string>> = {
  en: {},
  pt: { paragraph: 'parágrafo', list: 'lista', 'numbered list': 'lista numerada', item: 'item' },
  es: { paragraph: 'párrafo', list: 'lista', 'numbered list': 'lista numerada', item: 'elemento' },
}

/** Translates the names of prose parts into the report's language: `lista 1 > elemento 2`. */
function inWords(language: ReportLanguage, { missing, extra, ...data }: Difference): Difference {
  const rename = (path: string) =>
    path.replace(
      /(?<=^|> )([^>[]+)\[(\d+)\]/g,
      (_, name: string, count: string) => `${partNames[language][name] ?? name} ${count}`,
    )
  return { ...data, missing: missing.map(rename), extra: extra.map(rename) }
}

function differencesOfProse(content: Content) {
  return prosePairsIn(content).flatMap(({ file, source }) => {
    const unmarked = [file.locale, source.locale]
    const { missing, extra } = difference(
      outlineOf(source, unmarked),
      outlineOf(file, unmarked),
      ({ name }) => name,
    )
    if (missing.length === 0 && extra.length === 0) return []
    // Only the first part is reported: if a list is missing, for example, so are its items.
    const first = { missing: missing.slice(0, 1), extra: extra.slice(0, 1) }
    const lengths = { actual: proseLength(file), expected: proseLength(source) }
    return {
      ...proseDifference(file, source, first),
      hasSourceChanged: hasLengthChanged(content.accepted, file, 'prose', lengths),
    }
  })
}

function differencesOfValues(content: Content) {
  return content.localeFiles.flatMap((file) => {
    const { data, schema } = file
    const source = sourceOf(content, file)
    if (!data || !source?.data) return []
    const { valuePlace } = source.data
    return textsIn(source.data.value).flatMap(([key, expected]) => {
      const actual = valueAt(data.value, key)
      if (typeof actual !== 'string' || actual === expected || !isChoice(schema, key)) return []
      return {
        locale: file.locale,
        inTranslation: {
          file: file.path,
          place: data.valuePlace(key),
          key,
          ...relatedKey(content, file, key),
          data: { missing: [expected], extra: [actual] },
        },
        inSource: {
          file: source.path,
          place: valuePlace(key),
          key,
          data: { missing: [actual], extra: [expected] },
        },
      }
    })
  })
}

/** Finds optional keys that a file has but its source lacks, or vice versa. */
function differencesOfKeys(content: Content) {
  return content.localeFiles.flatMap((file) => {
    const source = sourceOf(content, file)
    if (!source) return []
    return [...keysOnlyIn(source, file), ...keysOnlyIn(file, source)].map((key) => ({
      locale: file.locale,
      inTranslation: {
        ...presence(file, key),
        ...relatedKey(content, file, key.slice(0, -1)),
        ...relatedKey(content, file, key),
      },
      inSource: presence(source, key),
    }))
  })
}

/** Finds known keys that only the first file has, except those that `missing-key` reports. */
function keysOnlyIn(file: LocaleContentFile, other: LocaleContentFile): KeyPath[] {
  const required = other.issues.map((issue) => formatKeyPath(issuePath(issue)))
  return [...valuesIn(file.data?.value)]
    .map(([key]) => key)
    .filter((key) => {
      const group = valueAt(other.data?.value, key.slice(0, -1))
      const isInGroup = typeof group === 'object' && group !== null && !Array.isArray(group)
      return (
        isInGroup &&
        valueAt(group, key.slice(-1)) === undefined &&
        fieldAt(file.schema, key) !== undefined &&
        !required.includes(formatKeyPath(key)) &&
        isKeyAligned(key, file, other)
      )
    })
}

function presence({ path, data }: LocaleContentFile, key: KeyPath) {
  const name = [String(key.at(-1))]
  const isPresent = valueAt(data?.value, key) !== undefined
  return {
    file: path,
    place: data?.keyPlace(isPresent ? key : key.slice(0, -1)),
    key,
    data: {
      isKey: true,
      ...(isPresent ? { missing: [], extra: name } : { missing: name, extra: [] }),
    },
  }
}
