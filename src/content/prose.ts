/** The mdast node types that prose may contain. Headings are not allowed: sections render their own. */
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
  /** Text in another language: `<Foreign lang="en">data squad</Foreign>`. */
  Foreign: ['lang'],
} as const satisfies Record<string, readonly string[]>
