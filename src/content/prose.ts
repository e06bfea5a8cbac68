import type { Root } from 'mdast'
import type { MdxTextExpression } from 'mdast-util-mdx-expression'
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { SKIP, visit } from 'unist-util-visit'

/** The mdast node types that prose may contain. No headings: the sections define those. */
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

/** The components that prose may use, with their required props. */
export const proseComponents = {
  /** Words of another language: `<Foreign lang="en">data squad</Foreign>`. */
  Foreign: ['lang'],
} as const satisfies Record<string, readonly string[]>

/** A remark plugin that turns `{years}` into `<Fact name="years" />`, so that no content is run as code. */
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
