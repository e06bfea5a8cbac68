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
