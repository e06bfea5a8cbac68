import { visit } from 'unist-util-visit'
import { factNames } from '../../src/content/placeholders.ts'
import type { ContentFile } from '../content-model.ts'
import type { Finding } from '../finding.ts'
import { formatKeyPath } from '../key-path.ts'
import { placeOfNode } from '../model/node-place.ts'
import { placeholderName } from '../model/prose-placeholder.ts'
import { issuesOf, pathOf, textProblemOf } from '../model/schema-issue.ts'
import { escapeRegExp } from '../regular-expression.ts'
import { nearest } from '../suggestion.ts'
import type { Rule } from './rule.ts'

/** A name in braces is one that the page can fill. */
export const unknownPlaceholder: Rule = {
  id: 'unknown-placeholder',
  check(model) {
    return [...inFrontMatter(model.files), ...model.files.flatMap(inProse)]
  },
}

function inFrontMatter(files: readonly ContentFile[]): Finding[] {
  const seen = new Map<string, number>()
  return [...issuesOf(files)].flatMap(([file, issue]) => {
    const problem = textProblemOf(issue)
    if (problem?.kind !== 'unknown-placeholder' || !file.data) return []
    const path = pathOf(issue)
    const { name, known } = problem

    const id = `${file.path} ${formatKeyPath(path)} ${name}`
    const nth = seen.get(id) ?? 0
    seen.set(id, nth + 1)
    const pattern = new RegExp(`\\{\\s*${escapeRegExp(name)}\\s*\\}`, 'g')
    return {
      rule: 'unknown-placeholder' as const,
      severity: 'error' as const,
      file: file.path,
      place: file.data.placeInside(path, pattern, nth),
      key: path,
      args: { name, known, suggestion: nearest(name, known) },
    }
  })
}

function inProse(file: ContentFile): Finding[] {
  const findings: Finding[] = []
  if (file.scope === 'global' || file.body === 'forbidden' || file.prose?.state !== 'parsed') {
    return findings
  }
  visit(file.prose.tree, 'mdxTextExpression', (node) => {
    const name = placeholderName(node.value)
    if (name === undefined || (factNames as readonly string[]).includes(name)) return
    findings.push({
      rule: 'unknown-placeholder',
      severity: 'error',
      file: file.path,
      place: placeOfNode(node),
      args: { name, known: factNames, suggestion: nearest(name, factNames) },
    })
  })
  return findings
}
