import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5'
import { notFoundUrls, pageUrls, type PageUrl } from '../../src/urls/page-urls.ts'
import { attribute, type Element } from './element.ts'

/** A built HTML file, parsed as a browser would parse it with scripting disabled. */
export interface Page {
  /** Path relative to the build folder, such as `en/precos.html`. */
  file: string
  /** Path relative to the root, such as `dist/en/precos.html`. */
  path: string
  text: string
  /** Undefined for a file that is not served at any URL. */
  url: PageUrl | undefined
  /** All elements in document order, except those inside `<template>`. */
  elements: readonly Element[]
  /** Elements inside `<template>`, which only scripts can show. */
  templates: readonly Element[]
  ids: ReadonlyMap<string, Element>
}

/** Parses a built page. The elements' source locations refer to the HTML file. */
export function parsePage(file: string, path: string, text: string): Page {
  // With scripting, the content of `noscript` would be a single text node.
  const document = parse(text, { sourceCodeLocationInfo: true, scriptingEnabled: false })
  const elements: Element[] = []
  const templates: Element[] = []
  collect(document, elements, templates)

  const ids = new Map<string, Element>()
  for (const element of elements) {
    const id = attribute(element, 'id')
    if (id !== undefined && !ids.has(id)) ids.set(id, element)
  }
  const url = [...pageUrls, ...notFoundUrls].find((known) => known.file === file)
  return { file, path, text, url, elements, templates, ids }
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

/** The path against which relative URLs on a page are resolved. */
export function basePath({ url, file }: Page): string {
  return url?.path ?? `/${file}`
}
