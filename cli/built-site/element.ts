import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes } from 'parse5'
import { fileStart, type SourceRange } from '../core/location.ts'

export type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.ChildNode

/** The value of an attribute; undefined if the element does not have it. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value
}

/** The location of an element's start tag, or of one of its attributes, in the file. */
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

/** The element and its ancestors, innermost first. */
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

/** All text in an element, as it is in the file. */
export function rawText(node: Node): string {
  if (tree.isTextNode(node)) return node.value
  return tree.isElementNode(node) ? node.childNodes.map(rawText).join('') : ''
}

/**
 * The text that an element shows, except for texts that only screen readers or only sighted
 * visitors can read.
 */
export function visibleText(element: Element): string {
  return collapse(textIn(element, (part) => (isVisuallyHidden(part) ? '' : undefined)))
}

/** Whether only screen readers read an element. */
export function isVisuallyHidden(element: Element): boolean {
  return /(?:^|\s)visually-hidden(?:\s|$)/.test(attribute(element, 'class') ?? '')
}

/**
 * The accessible name: the element's label, or its text with the alternative texts of its images.
 */
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
 * The text of an element, without its hidden parts.
 *
 * @param replace returns the text to use instead of an element's own, or undefined to use that
 */
function textIn(node: Node, replace: (element: Element) => string | undefined): string {
  if (tree.isTextNode(node)) return node.value
  if (!tree.isElementNode(node) || attribute(node, 'aria-hidden') === 'true') return ''
  return replace(node) ?? node.childNodes.map((child) => textIn(child, replace)).join('')
}
