import type { Nodes } from 'mdast'
import type { Locale } from '../../../src/locales.ts'
import type { LocaleContentFile } from '../content-model.ts'
import type { ProsePart } from './prose-difference.ts'
import { placeOfNode } from '../files/prose.ts'

/**
 * The structure of prose: paragraphs, lists with their items, and components with their props. Each
 * part has a path such as `list[1] > item[2] > paragraph[1] > Foreign lang="fr"[1]`.
 *
 * @param unmarked languages whose `<Foreign>` elements are ignored, because a file does not mark
 * words in its own language
 */
export function outlineOf(file: LocaleContentFile, unmarked: readonly Locale[]): ProsePart[] {
  if (file.prose?.state !== 'parsed') return []
  const parts: ProsePart[] = []
  const ignored = unmarked.flatMap((locale): string[] => [locale, locale.split('-', 1)[0] ?? ''])
  const walk = (node: Nodes, path: string) => {
    if (!('children' in node)) return
    const counts = new Map<string, number>()
    for (const child of node.children) {
      const { name, lang } = describe(child)
      if (lang !== undefined && ignored.includes(lang)) continue
      if (name === undefined) {
        walk(child, path)
        continue
      }
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      const inner = `${path === '' ? '' : `${path} > `}${name}[${count}]`
      parts.push({ name: inner, place: placeOfNode(child) })
      walk(child, inner)
    }
  }
  walk(file.prose.tree, '')
  return parts
}

/** The name of a node and its `lang`; a node without a name is not part of the outline. */
function describe(node: Nodes): { name?: string; lang?: string | undefined } {
  if (node.type === 'paragraph') return { name: 'paragraph' }
  if (node.type === 'list') return { name: node.ordered ? 'numbered list' : 'list' }
  if (node.type === 'listItem') return { name: 'item' }
  if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') return {}
  const props = new Map<string, string>()
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue
    props.set(attribute.name, attribute.value)
  }
  const formatted = [...props].map(([prop, value]) => ` ${prop}="${value}"`).toSorted()
  return { name: `${node.name ?? ''}${formatted.join('')}`, lang: props.get('lang') }
}
