import { visit } from 'unist-util-visit'
import type { Root } from 'mdast'
import type { Rule } from './rule.ts'

/** A section that shows prose has some under its front matter. */
export const missingBody: Rule = {
  id: 'missing-body',
  check({ files }) {
    return files.flatMap((file) => {
      if (file.scope === 'global' || file.body !== 'required') return []
      if (file.prose?.state !== 'parsed' || hasContent(file.prose.tree)) return []
      if (file.frontMatter?.state !== 'found') return []
      return {
        rule: 'missing-body' as const,
        severity: 'error' as const,
        file: file.path,
        place: file.frontMatter.closing,
        args: {},
      }
    })
  },
}

/** Whether the prose says something, or has at least something that other rules complain about. */
function hasContent(tree: Root): boolean {
  let found = false
  visit(tree, (node) => {
    if (node.type === 'text') found ||= node.value.trim() !== ''
    else if (!CONTAINERS.has(node.type)) found = true
  })
  return found
}

const CONTAINERS = new Set([
  'root',
  'yaml',
  'paragraph',
  'list',
  'listItem',
  'strong',
  'emphasis',
  'link',
  'break',
])
