import type { Root } from 'mdast'
import type { MdxTextExpression } from 'mdast-util-mdx-expression'
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { SKIP, visit } from 'unist-util-visit'

/** Markup that prose may use, as mdast node types. No headings: the sections own their order. */
export const proseMarkup = [
  'root',
  'yaml',
  'paragraph',
  'text',
  'strong',
  'emphasis',
  'break',
  'link',
  'list',
  'listItem',
  'mdxTextExpression',
  'mdxJsxTextElement',
] as const

/** Components that prose may use, with the props each one needs. */
export const proseComponents = {
  /** Words of another language: `<Foreign lang="en">data squad</Foreign>`. */
  Foreign: ['lang'],
} as const satisfies Record<string, readonly string[]>

/** A remark plugin: `{years}` in prose becomes `<Fact name="years" />`, so that no content runs as code. */
export function remarkPlaceholders() {
  return (tree: Root) => {
    visit(tree, 'mdxTextExpression', (node: MdxTextExpression, index, parent) => {
      if (parent === undefined || index === undefined) return
      const fact: MdxJsxTextElement = {
        type: 'mdxJsxTextElement',
        name: 'Fact',
        attributes: [{ type: 'mdxJsxAttribute', name: 'name', value: node.value.trim() }],
        children: [],
        position: node.position,
      }
      parent.children[index] = fact
      return SKIP
    })
  }
}
