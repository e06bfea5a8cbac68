import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes } from 'parse5'
import { fileStart, type Place } from '../../core/location.ts'

export type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.ChildNode

/** The value of an attribute; undefined where the element has none of that name. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value
}

/** Where an element begins in its file, or one of its attributes. */
export function placeOfElement(element: Element, name?: string): Place {
  const location = element.sourceCodeLocation
  if (!location) return fileStart
  const attributePlace = name === undefined ? undefined : location.attrs?.[name]
  const at = attributePlace ?? location.startTag ?? location
  return {
    line: at.startLine,
    column: at.startCol,
    end: { line: at.endLine, column: at.endCol },
  }
}

/** All text inside an element, its white space made single spaces. */
export function textOf(element: Element): string {
  return collapse(rawText(element))
}

export function collapse(text: string): string {
  return text.replace(/[\s\u00a0]+/gu, ' ').trim()
}

/** All text inside an element as it stands. */
export function rawText(node: Node): string {
  if (tree.isTextNode(node)) return node.value
  return tree.isElementNode(node) ? node.childNodes.map(rawText).join('') : ''
}

/** The element and what it stands in, the nearest first. */
export function* withAncestors(element: Element): Generator<Element> {
  let node: DefaultTreeAdapterTypes.ParentNode | null = element
  while (node) {
    if (tree.isElementNode(node)) yield node
    node = 'parentNode' in node ? node.parentNode : null
  }
}

/** What a screen reader calls an element: its label, else its text and the texts of its pictures. */
export function accessibleName(element: Element, ids: ReadonlyMap<string, Element>): string {
  const labelled = attribute(element, 'aria-labelledby')
  if (labelled) {
    const parts = labelled.split(/\s+/).map((id) => ids.get(id))
    return collapse(parts.map((part) => (part ? namedText(part) : '')).join(' '))
  }
  return collapse(attribute(element, 'aria-label') || namedText(element))
}

function namedText(node: Node): string {
  if (tree.isTextNode(node)) return node.value
  if (!tree.isElementNode(node) || attribute(node, 'aria-hidden') === 'true') return ''
  const label = attribute(node, 'aria-label') ?? attribute(node, 'alt')
  return label ?? node.childNodes.map(namedText).join('')
}

/** The words that an element shows: without those for screen readers or for the eye alone. */
export function ownWords(element: Element): string {
  return collapse(element.childNodes.map(visibleText).join(''))
}

function visibleText(node: Node): string {
  if (tree.isTextNode(node)) return node.value
  if (!tree.isElementNode(node) || attribute(node, 'aria-hidden') === 'true') return ''
  if (attribute(node, 'class') === 'visually-hidden') return ''
  return node.childNodes.map(visibleText).join('')
}
