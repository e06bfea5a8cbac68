/**
 * The oxlint rule for texts that visitors read: they belong in `content/`, where they are
 * translated and checked. `react/jsx-no-literals` cannot tell such texts from punctuation, nor
 * `alt` from `className`, and does not say where a text belongs.
 */

/** Attributes whose values browsers show or screen readers read. */
const readAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
])

const WORD = /\p{L}{2}/u

const MESSAGE =
  'Visitors read {{text}}. Put it in the MDX file of the section in `content/`, in every language, with a key in the `schema.ts` of the section, and render the value of that key.'

const noTextInCode = {
  create(context) {
    const report = (node, text) => {
      const data = { text: `"${text.trim().replace(/\s+/g, ' ')}"` }
      if (WORD.test(text)) context.report({ node, message: MESSAGE, data })
    }
    /** Reports the texts that an expression can evaluate to. */
    const check = (node) => {
      if (node.type === 'Literal' && typeof node.value === 'string') report(node, node.value)
      if (node.type === 'TemplateLiteral') {
        report(node, node.quasis.map(({ value }) => value.cooked).join(' '))
      }
      if (node.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(check)
      if (node.type === 'LogicalExpression') [node.left, node.right].forEach(check)
      if (node.type === 'JSXExpressionContainer') check(node.expression)
    }
    return {
      JSXText: (node) => report(node, node.value),
      JSXAttribute: ({ name, value }) => {
        if (value && readAttributes.has(name.name)) check(value)
      },
      'JSXElement, JSXFragment': ({ children }) => {
        children.filter(({ type }) => type === 'JSXExpressionContainer').forEach(check)
      },
    }
  },
}

// oxlint loads a plugin's default export.
export default { meta: { name: 'site' }, rules: { 'no-text-in-code': noTextInCode } }
