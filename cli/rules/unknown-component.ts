import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import { proseComponents } from '../../src/content/prose.ts'
import type { ComponentProblem, Finding } from '../finding.ts'
import { placeOfNode } from '../model/node-place.ts'
import { nearest } from '../suggestion.ts'
import type { Rule } from './rule.ts'

/** Prose uses only our components, with the props that each one needs, written out. */
export const unknownComponent: Rule = {
  id: 'unknown-component',
  check({ files }) {
    const findings: Finding[] = []
    for (const file of files) {
      if (file.scope === 'global' || file.body === 'forbidden') continue
      if (file.prose?.state !== 'parsed') continue
      visit(file.prose.tree, (node) => {
        if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
        for (const problem of componentProblems(node)) {
          findings.push({
            rule: 'unknown-component',
            severity: 'error',
            file: file.path,
            place: placeOfNode(node),
            args: { ...problem, name: node.name ?? '' },
          })
        }
      })
    }
    return findings
  },
}

type Element = MdxJsxFlowElement | MdxJsxTextElement

function* componentProblems(element: Element): Generator<ComponentProblem> {
  const known = Object.keys(proseComponents)
  if (element.name === null) {
    yield { problem: 'fragment' }
    return
  }
  const props = propsOf(element.name)
  if (!props) {
    yield { problem: 'unknown', known, suggestion: nearest(element.name, known) }
    return
  }
  if (element.type === 'mdxJsxFlowElement') yield { problem: 'alone' }
  if (element.children.length === 0) yield { problem: 'empty' }
  yield* propProblems(element, props)
}

function propsOf(component: string): readonly string[] | undefined {
  return Object.hasOwn(proseComponents, component)
    ? proseComponents[component as keyof typeof proseComponents]
    : undefined
}

function* propProblems(element: Element, props: readonly string[]): Generator<ComponentProblem> {
  const seen = new Set<string>()
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      yield { problem: 'spread' }
      continue
    }
    const { name: prop, value } = attribute
    if (seen.has(prop)) yield { problem: 'repeated-prop', prop }
    seen.add(prop)
    if (!props.includes(prop)) {
      yield { problem: 'unknown-prop', prop, known: props, suggestion: nearest(prop, props) }
    } else if (typeof value === 'object' && value !== null) yield { problem: 'code-in-prop', prop }
    else if (!value?.trim()) yield { problem: 'empty-prop', prop }
    else if (prop === 'lang' && !LANGUAGE_TAG.test(value)) {
      yield { problem: 'not-a-language', prop, value }
    }
  }
  for (const prop of props) if (!seen.has(prop)) yield { problem: 'missing-prop', prop }
}

/** Language, script and region in their usual letter case: `en`, `pt-BR`, `zh-Hant-TW`. */
const LANGUAGE_TAG = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/
