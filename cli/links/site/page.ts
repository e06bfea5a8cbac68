import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5'
import { pageUrls, notFoundUrls, type PageUrl } from '../../../src/urls.ts'
import { attribute, type Element } from './element.ts'

/** A built HTML file, parsed as a browser does. */
export interface Page {
  /** In the folder of the build, such as `en/precos.html`. */
  file: string
  /** From the root, such as `dist/en/precos.html`. */
  path: string
  text: string
  /** Undefined for a file that no address shows. */
  address: PageUrl | undefined
  /** In the order of the document; those inside templates are not among them. */
  elements: readonly Element[]
  /** What templates hold: shown only once a script takes it out. */
  templates: readonly Element[]
  ids: ReadonlyMap<string, Element>
}

const shown: readonly PageUrl[] = [...pageUrls, ...notFoundUrls]

/** Parses a built page; the positions in its tree are positions in the file. */
export function parsePage(file: string, path: string, text: string): Page {
  // Otherwise the inside of `noscript` would be one text, as in a browser that runs scripts.
  const document = parse(text, { sourceCodeLocationInfo: true, scriptingEnabled: false })
  const elements: Element[] = []
  const templates: Element[] = []
  collect(document, elements, templates)

  const ids = new Map<string, Element>()
  for (const element of elements) {
    const id = attribute(element, 'id')
    if (id !== undefined && !ids.has(id)) ids.set(id, element)
  }
  const address = shown.find((known) => known.file === file)
  return { file, path, text, address, elements, templates, ids }
}

function collect(
  node: DefaultTreeAdapterTypes.ParentNode,
  elements: Element[],
  templates: Element[],
): void {
  for (const child of node.childNodes) {
    if (!tree.isElementNode(child)) continue
    elements.push(child)
    collect(child, elements, templates)
    if ('content' in child) collect(child.content as typeof node, templates, templates)
  }
}

/** The path that relative URLs of a page start from. */
export function basePath({ address, file }: Page): string {
  return address?.path ?? `/${file}`
}

/** Whether search engines may show the page: it is one of the site, and it doesn't forbid them. */
export function isIndexable({ address, elements }: Page): boolean {
  const forbidden = elements.some(
    (element) =>
      element.tagName === 'meta' &&
      attribute(element, 'name') === 'robots' &&
      attribute(element, 'content')?.includes('noindex'),
  )
  return address !== undefined && address.page !== 'notFound' && !forbidden
}

/** The metas with a `property` or `name`, such as `og:image`. */
export function metasOf({ elements }: Page, name: string): Element[] {
  return elements.filter(
    (element) =>
      element.tagName === 'meta' &&
      (attribute(element, 'property') ?? attribute(element, 'name')) === name,
  )
}

/** The `link` elements of a relation, such as `canonical`. */
export function linksOf({ elements }: Page, relation: string): Element[] {
  return elements.filter(
    (element) =>
      element.tagName === 'link' &&
      attribute(element, 'rel')?.toLowerCase().split(/\s+/).includes(relation),
  )
}
