import type { Link } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { LocaleContentFile } from '../content-model.ts'
import type { Place } from '../place.ts'
import { placeOfNode } from './node-place.ts'

/** A link in prose. */
export interface ProseLink {
  url: string
  /** The words to click. */
  label: string
  place: Place
}

/** The links in the prose of a file, in order. */
export function linksIn(file: LocaleContentFile): ProseLink[] {
  const links: ProseLink[] = []
  if (file.prose?.state !== 'parsed' || file.body === 'forbidden') return links
  visit(file.prose.tree, 'link', (node: Link) => {
    links.push({ url: node.url, label: toString(node).trim(), place: placeOfNode(node) })
  })
  return links
}
