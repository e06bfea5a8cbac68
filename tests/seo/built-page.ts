import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import type { PageUrl } from '../../src/urls.ts'
import { builtFiles } from '../fixtures/built-files.ts'

const files = new Map(builtFiles('**/*.html').map(({ path, text }) => [path, text]))

export function htmlOf({ file }: Pick<PageUrl, 'file'>): string {
  const html = files.get(file)
  if (html === undefined) throw new Error(`The build has no ${file}`)
  return html
}

/** The metadata in the head of a built page. */
export function headOf(url: Pick<PageUrl, 'file'>) {
  const elements = elementsIn(parse(htmlOf(url)))
  const attributesOf = (name: string) =>
    elements
      .filter(({ tagName }) => tagName === name)
      .map(({ attrs }): Record<string, string> =>
        Object.fromEntries(attrs.map((attribute) => [attribute.name, attribute.value])),
      )
  const textsOf = (name: string, type?: string) =>
    elements
      .filter(({ tagName, attrs }) => tagName === name && (!type || attrs[0]?.value === type))
      .map(({ childNodes: [text] }) => (text && 'value' in text ? text.value : ''))
  const metas = attributesOf('meta')
  /** The contents of the meta elements whose name or property starts with this. */
  const metasOf = (prefix: string) =>
    metas
      .map(({ name, property, content = '' }) => [name ?? property ?? '', content] as const)
      .filter(([key]) => key.startsWith(prefix))
  return {
    lang: attributesOf('html')[0]?.['lang'],
    title: textsOf('title')[0] ?? '',
    links: attributesOf('link'),
    metasOf,
    description: metasOf('description')[0]?.[1] ?? '',
    structuredData: textsOf('script', 'application/ld+json'),
  }
}

function elementsIn(node: Tree.Node): Tree.Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsIn) : []
  return 'tagName' in node ? [node, ...children] : children
}
