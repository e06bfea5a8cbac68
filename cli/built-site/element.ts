import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes } from 'parse5'
import { fileStart, type SourceRange } from '../core/location.ts'

export type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.ChildNode

/** The value of an attribute; undefined if the element does not have it. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value
}

/** The source location of the attribute `name` or, without it, of the element's start tag. */
export function placeOf(element: Element, name?: string): SourceRange {
  const location = element.sourceCodeLocation
  if (!location) return fileStart
  const at = (name && location.attrs?.[name]) || (location.startTag ?? location)
  return {
    line: at.startLine,
    column: at.startCol,
    end: { line: at.endLine, column: at.endCol },
  }
}

/** Yields the element and its ancestors, innermost first. */
export function* withAncestors(element: Element): Generator<Element> {
  let node: DefaultTreeAdapterTypes.ParentNode | null = element
  while (node) {
    if (tree.isElementNode(node)) yield node
    node = 'parentNode' in node ? node.parentNode : null
  }
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** All text in a node, including hidden text, with its whitespace unchanged. */
export function rawText(node: Node): string {
  if (tree.isTextNode(node)) return node.value
  return tree.isElementNode(node) ? node.childNodes.map(rawText).join('') : ''
}

/** An element's text, without the parts that are hidden visually or from screen readers. */
export function visibleText(element: Element): string {
  return collapse(textIn(element, (part) => (isVisuallyHidden(part) ? '' : undefined)))
}

/** Whether an element is hidden visually, but not from screen readers. */
export function isVisuallyHidden(element: Element): boolean {
  return /(?:^|\s)visually-hidden(?:\s|$)/.test(attribute(element, 'class') ?? '')
}

/** The accessible name of an element: its label or else its text, with images' `alt` texts. */
export function accessibleName(element: Element, ids: ReadonlyMap<string, Element>): string {
  const named = attribute(element, 'aria-labelledby')?.split(/\s+/) ?? []
  const labels = named.length > 0 ? named.map((id) => ids.get(id)) : [element]
  const texts = labels.map((label) => {
    return label
      ? textIn(
          label,
          (part) => attribute(part, 'aria-label') || attribute(part, 'alt') || undefined,
        )
      : ''
  })
  return collapse(texts.join(' '))
}

/**
 * The text in a node, without its `aria-hidden` parts.
 *
 * @param replace returns a replacement for an element's text, or undefined to keep that text
 */
function textIn(node: Node, replace: (element: Element) => string | undefined): string {
  if (tree.isTextNode(node)) return node.value
  if (!tree.isElementNode(node) || attribute(node, 'aria-hidden') === 'true') return ''
  return replace(node) ?? node.childNodes.map((child) => textIn(child, replace)).join('')
}
