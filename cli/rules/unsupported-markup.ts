import { visit } from 'unist-util-visit'
import { proseMarkup } from '../../src/content/prose.ts'
import type { Finding } from '../finding.ts'
import { placeOfNode } from '../model/node-place.ts'
import { placeholderName } from '../model/prose-placeholder.ts'
import type { Rule } from './rule.ts'

/** Prose uses only the markup that the pages style, and runs no code. */
export const unsupportedMarkup: Rule = {
  id: 'unsupported-markup',
  check({ files }) {
    const findings: Finding[] = []
    for (const file of files) {
      if (file.scope === 'global' || file.body === 'forbidden') continue
      if (file.prose?.state !== 'parsed') continue
      visit(file.prose.tree, (node) => {
        // `unknown-component` speaks of components, known or not.
        if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') return
        const isCode =
          node.type === 'mdxTextExpression' && placeholderName(node.value) === undefined
        if (!isCode && (proseMarkup as readonly string[]).includes(node.type)) return
        findings.push({
          rule: 'unsupported-markup',
          severity: 'error',
          file: file.path,
          place: placeOfNode(node),
          args: { markup: node.type },
        })
      })
    }
    return findings
  },
}
