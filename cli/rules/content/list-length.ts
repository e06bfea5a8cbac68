import { relatedKey, sourceOf, type Content } from '../../content/content.ts'
import { pathOf } from '../../content/schema.ts'
import { formatKeyPath, type KeyPath, valueAt } from '../../core/location.ts'
import { defineRule } from '../../core/rule.ts'

/** A list is as long as in the source language, where the schema leaves its length open. */
export default defineRule({
  id: 'list-length',
  severity: 'error',
  about: {
    en: `A list has as many items as in pt-BR.
      The page layout is the same in every language. Add or remove items, in the same order.`,
    pt: `Uma lista tem tantos itens quanto em pt-BR.
      As páginas têm o mesmo desenho em todos os idiomas. Dê às duas listas os mesmos itens, na mesma ordem.`,
    es: `Una lista tiene tantos elementos como en pt-BR.
      Las páginas tienen el mismo dibujo en todos los idiomas. Dé a las dos listas los mismos elementos, en el mismo orden.`,
  },
  check(content: Content) {
    return content.files.flatMap((file) => {
      const source = sourceOf(content, file)
      const { data } = file
      if (!data || !source?.data) return []
      const refused = new Set(
        [...file.issues, ...source.issues].map((issue) => formatKeyPath(pathOf(issue))),
      )

      return [...listsIn(source.data.value)].flatMap(([path, expected]) => {
        const list = valueAt(data.value, path)
        if (!Array.isArray(list) || list.length === expected) return []
        if (refused.has(formatKeyPath(path))) return []
        return {
          file: file.path,
          place: data.keyPlace(path),
          key: path,
          ...relatedKey(content, file, path),
          data: { actual: list.length, expected },
        }
      })
    })
  },
  messages: {
    en: (
      { actual, expected },
      { key = [] },
    ) => `\`${formatKeyPath(key)}\` has ${actual} ${actual === 1 ? 'item' : 'items'}; the source has ${expected}.
      Give both lists the same items in the same order.`,
    pt: (
      { actual, expected },
      { key = [] },
    ) => `\`${formatKeyPath(key)}\` tem ${actual} ${actual === 1 ? 'item' : 'itens'}; o original tem ${expected}.
      Dê às duas listas os mesmos itens, na mesma ordem.`,
    es: (
      { actual, expected },
      { key = [] },
    ) => `\`${formatKeyPath(key)}\` tiene ${actual} ${actual === 1 ? 'elemento' : 'elementos'}; el original tiene ${expected}.
      Dé a las dos listas los mismos elementos, en el mismo orden.`,
  },
  cases: [
    {
      name: 'a longer list of features than in the source',
      file: 'content/en/pricing.mdx',
      find: /^ {4}features:\n/m,
      replace: '    ‸features:\n      - One more\n',
      key: 'plans.basic.features',
      report: /has \d items; the source has \d/,
    },
    {
      name: 'a longer list of messages than in the source',
      file: 'content/pt-PT/chatbot.mdx',
      find: /^ {2}messages:\n/m,
      replace: '  ‸messages:\n    - from: customer\n      text: mais uma\n',
      key: 'conversation.messages',
      report: /same items in the same order/,
    },
  ],
})

function* listsIn(value: unknown, path: KeyPath = []): Generator<[KeyPath, number]> {
  if (Array.isArray(value)) yield [path, value.length]
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    yield* listsIn(inner, [...path, Array.isArray(value) ? Number(key) : key])
  }
}
