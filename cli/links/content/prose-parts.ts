import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { placeOfNode } from '../../content/prose.ts'
import { placeholderName } from '../../content/prose.ts'
import { pointAt, type Place } from '../../core/location.ts'
import { collapse } from '../site/element.ts'

/** The paragraphs of prose as a page shows them. */
export function paragraphsInProse(
  tree: Root,
  facts: Readonly<Record<string, string>>,
): { place: Place; text: string }[] {
  const paragraphs: { place: Place; text: string }[] = []
  visit(tree, 'paragraph', (node) => {
    paragraphs.push({ place: placeOfNode(node), text: collapse(shownText(node, facts)) })
  })
  return paragraphs
}

export interface ProseLinkParts {
  /** Of the whole link. */
  place: Place
  words: string
  address: string
  addressPlace: Place
}

/** The links of prose, each with the place of its address. */
export function linksInProse(
  tree: Root,
  text: string,
  facts: Readonly<Record<string, string>>,
): ProseLinkParts[] {
  const links: ProseLinkParts[] = []
  visit(tree, 'link', (node) => {
    links.push({
      place: placeOfNode(node),
      words: collapse(shownText(node, facts)),
      address: node.url,
      addressPlace: placeOfAddress(node, node.url, text),
    })
  })
  return links
}

function placeOfAddress(node: Nodes, address: string, text: string): Place {
  const start = node.position?.start.offset
  const end = node.position?.end.offset
  const at = address === '' ? -1 : text.lastIndexOf(address, end)
  if (start === undefined || at < start) return placeOfNode(node)
  return { ...pointAt(text, at), end: pointAt(text, at + address.length) }
}

function shownText(node: Nodes, facts: Readonly<Record<string, string>>): string {
  if (node.type === 'text') return node.value
  if (node.type === 'break') return ' '
  if (node.type === 'mdxTextExpression') return facts[placeholderName(node.value) ?? ''] ?? ''
  return 'children' in node ? node.children.map((child) => shownText(child, facts)).join('') : ''
}
