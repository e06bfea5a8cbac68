import { prosePairsIn, relatedKey, sourceOf, type Content } from '../../content/content.ts'
import { outlineOf, placesOfDifference } from '../../content/outline.ts'
import { isChoice } from '../../content/schema.ts'
import { textsIn } from '../../content/tree.ts'
import { valueAt } from '../../core/location.ts'
import { differenceMessages } from '../../core/report-language.ts'
import { defineRule } from '../../core/rule.ts'

export default defineRule({
  id: 'structure-mismatch',
  severity: 'error',
  suppressible: true,
  isComparison: true,
  what: {
    en: "Prose has the same paragraphs, lists and components as its source. Values that the code uses, such as a partner's pictogram or the sender of a message, are the same in every language.",
    pt: 'O texto corrido tem os mesmos parágrafos, listas e componentes que o original. Os valores que o código usa, como o pictograma de um parceiro ou o remetente de uma mensagem, são os mesmos em todos os idiomas.',
    es: 'El texto corrido tiene los mismos párrafos, listas y componentes que el original. Los valores que usa el código, como el pictograma de un socio o el remitente de un mensaje, son los mismos en todos los idiomas.',
  },
  why: {
    en: 'The report contains the path to the difference, such as list[1] > item[2]. Foreign words need no markup in their own language.',
    pt: 'O relatório contém o caminho até a diferença, como list[1] > item[2]. Palavras estrangeiras não precisam de marcação no próprio idioma.',
    es: 'El informe contiene la ruta hasta la diferencia, como list[1] > item[2]. Las palabras extranjeras no necesitan marcado en su propio idioma.',
  },
  check: (content: Content) => [...differencesOfProse(content), ...differencesOfValues(content)],
  ...differenceMessages,
  cases: [
    {
      name: 'an additional paragraph',
      file: 'content/en/industries.mdx',
      append: '\n\n‸One more paragraph.',
      report: /has `paragraph\[\d\]`/,
    },
    {
      name: 'a missing component',
      file: 'content/en/about.mdx',
      find: /Any questions\?([^]*)<Foreign lang="fr">(.*)<\/Foreign>/,
      replace: '‸Any questions?$1$2',
      report: /lacks `paragraph\[\d\] > Foreign lang="fr"\[1\]`/,
    },
    {
      name: 'a pictogram that differs from the source',
      file: 'content/es/partners.mdx',
      find: /pictogram: cloud/,
      replace: 'pictogram: ‸automation',
      key: 'items[3].pictogram',
      report: /lacks `cloud` and has `automation`/,
    },
  ],
})

function differencesOfProse(content: Content) {
  return prosePairsIn(content).flatMap(({ file, source }) => {
    const unmarked = [file.locale, source.locale]
    const expected = outlineOf(source, unmarked)
    const actual = outlineOf(file, unmarked)
    const missing = expected.find(({ path }) => actual.every((node) => node.path !== path))
    const extra = actual.find(({ path }) => expected.every((node) => node.path !== path))
    if (!missing && !extra) return []
    return {
      ...placesOfDifference(file, source, missing?.place, extra?.place),
      data: {
        missing: missing ? [missing.path] : [],
        extra: extra ? [extra.path] : [],
      },
    }
  })
}

function differencesOfValues(content: Content) {
  return content.localeFiles.flatMap((file) => {
    const { data, schema } = file
    const source = sourceOf(content, file)
    if (!data || !source?.data) return []
    return textsIn(source.data.value).flatMap(([key, expected]) => {
      const actual = valueAt(data.value, key)
      if (typeof actual !== 'string' || actual === expected || !isChoice(schema, key)) return []
      return {
        file: file.path,
        place: data.valuePlace(key),
        key,
        ...relatedKey(content, file, key),
        data: { missing: [expected], extra: [actual] },
      }
    })
  })
}
