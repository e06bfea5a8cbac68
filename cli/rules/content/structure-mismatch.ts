import {
  prosePairsIn,
  relatedKey,
  sourceOf,
  type Content,
  type LocaleContentFile,
} from '../../content/content.ts'
import { outlineOf, placesOfDifference } from '../../content/outline.ts'
import { isChoice } from '../../content/schema.ts'
import type { KeyPath } from '../../core/location.ts'
import { differenceMessage, type Difference as TextDifference } from '../../core/report-language.ts'
import { defineRule } from '../../core/rule.ts'

/** Prose has the paragraphs, lists and components of its source, and names for code are the same. */
export default defineRule({
  id: 'structure-mismatch',
  severity: 'error',
  suppressible: true,
  compares: true,
  about: {
    en: `Prose has the same paragraphs, lists and components as its source. Values that code uses, such as a partner's pictogram or the sender of a message, are the same in every language.
      The report contains the path to the difference, such as list[1] > item[2]. Foreign words need no markup in their own language.`,
    pt: `O texto corrido tem os parágrafos, listas e componentes do original. Os nomes que o código lê, como o pictograma de um parceiro ou quem escreve uma mensagem, são os mesmos em todos os idiomas.
      O relatório mostra o caminho até a parte que difere, como list[1] > item[2]. Palavras marcadas como estrangeiras não precisam de marca no próprio idioma.`,
    es: `El texto corrido tiene los párrafos, listas y componentes del original. Los nombres que lee el código, como el pictograma de un socio o quién escribe un mensaje, son los mismos en todos los idiomas.
      El informe muestra el camino hasta la parte que difiere, como list[1] > item[2]. Las palabras marcadas como extranjeras no necesitan marca en su propio idioma.`,
  },
  check: (content: Content) => [
    ...prosePairsIn(content).flatMap(({ file, source }) => {
      const unmarked = [file.locale, source.locale]
      const expected = outlineOf(source, unmarked)
      const actual = outlineOf(file, unmarked)
      const missing = expected.find(({ path }) => actual.every((node) => node.path !== path))
      const extra = actual.find(({ path }) => expected.every((node) => node.path !== path))
      if (!missing && !extra) return []
      return [
        {
          ...placesOfDifference(file, source, missing?.place, extra?.place),
          data: dataOf(missing?.path, extra?.path),
        },
      ]
    }),
    ...content.localeFiles.flatMap((file) => otherChoices(content, file)),
  ],
  messages: {
    en: (data) => differenceMessage('en', data),
    pt: (data) => differenceMessage('pt', data),
    es: (data) => differenceMessage('es', data),
  },
  cases: [
    {
      name: 'a paragraph too many',
      file: 'content/en/industries.mdx',
      find: /\n*$/,
      replace: '\n\n‸One more paragraph.\n',
      report: /`paragraph\[\d\]`/,
    },
    {
      name: 'a pictogram that is another one in the source',
      file: 'content/es/partners.mdx',
      find: /pictogram: cloud/,
      replace: 'pictogram: ‸automation',
      key: 'items[3].pictogram',
      report: /lacks `cloud` and has `automation`/,
    },
  ],
})

/** Names that code reads, such as a pictogram or who writes a message, are those of the source. */
function otherChoices(content: Content, file: LocaleContentFile) {
  const { data, schema } = file
  const source = sourceOf(content, file)
  if (!data || !source?.data) return []
  return [...differencesIn(data.value, source.data.value)]
    .filter(({ path }) => isChoice(schema, path))
    .map(({ path, actual, expected }) => {
      return {
        file: file.path,
        place: data.valuePlace(path),
        key: path,
        ...relatedKey(content, file, path),
        data: dataOf(expected, actual),
      }
    })
}

interface Difference {
  path: KeyPath
  actual: string
  expected: string
}

/** Texts that differ in the same place. A list of another length is another rule's. */
function* differencesIn(
  actual: unknown,
  expected: unknown,
  path: KeyPath = [],
): Generator<Difference> {
  if (typeof actual === 'string' && typeof expected === 'string') {
    if (actual !== expected) yield { path, actual, expected }
    return
  }
  if (!isTree(actual) || !isTree(expected)) return
  if (Array.isArray(actual) && actual.length !== Object.keys(expected).length) return
  for (const [key, inner] of Object.entries(actual)) {
    const step = Array.isArray(actual) ? Number(key) : key
    yield* differencesIn(inner, expected[key], [...path, step])
  }
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function dataOf(missing: string | undefined, extra: string | undefined): TextDifference {
  return {
    missing: missing === undefined ? [] : [missing],
    extra: extra === undefined ? [] : [extra],
  }
}
