import type { Nodes } from 'mdast'
import type { Locale } from '../../src/locales.ts'
import { fileStart, type Place } from '../core/location.ts'
import type { LocaleContentFile } from './content.ts'
import { placeOfNode } from './prose.ts'

/**
 * The structure of prose: paragraphs, lists with their items, and components with their props. Each
 * has a path such as `list[1] > item[2] > Foreign lang="fr"[1]`.
 *
 * @param unmarked languages whose words are ignored, because only files in other languages mark
 * them as foreign
 */
export function outlineOf(file: LocaleContentFile, unmarked: readonly Locale[]) {
  const nodes: { path: string; place: Place }[] = []
  if (file.prose?.state !== 'parsed') return nodes
  const walk = (node: Nodes, path: string) => {
    if (!('children' in node)) return
    const counts = new Map<string, number>()
    for (const child of node.children) {
      const name = nodeName(child)
      if (name === undefined) {
        walk(child, path)
        continue
      }
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      const inner = `${path === '' ? '' : `${path} > `}${name}[${count}]`
      nodes.push({ path: inner, place: placeOfNode(child) })
      walk(child, inner)
    }
  }
  walk(file.prose.tree, '')
  const tags = unmarked.flatMap((locale) => [locale, locale.split('-')[0]])
  const ignored = new RegExp(`lang="(?:${tags.join('|')})"`)
  return nodes.filter(({ path }) => !ignored.test(path))
}

/**
 * The location of a difference between prose and its source, for a problem: the extra part, or the
 * block that lacks a part of the source.
 */
export function placesOfDifference(
  file: LocaleContentFile,
  source: LocaleContentFile,
  missing: Place | undefined,
  extra: Place | undefined,
) {
  return {
    ...locateDifference(file, source, missing, extra),
    related: { file: source.path, place: missing ?? proseStart(source) },
  }
}

/** The place in one of two files that differ: what only it has, or where it lacks something. */
export function locateDifference(
  file: LocaleContentFile,
  other: LocaleContentFile,
  missing: Place | undefined,
  extra: Place | undefined,
) {
  const place = extra ?? (missing ? sameBlock(file, other, missing) : proseStart(file))
  return { file: file.path, place }
}

/** The start of the prose; without prose, the end of the front matter. */
function proseStart(file: LocaleContentFile): Place {
  const [first] = blockPlaces(file)
  if (first) return { line: first.line, column: first.column }
  return file.frontMatter?.state === 'found' ? file.frontMatter.closing : fileStart
}

/** The block at the same index as the source's block that contains a place. */
function sameBlock(file: LocaleContentFile, source: LocaleContentFile, { line }: Place): Place {
  const index = blockPlaces(source).findLastIndex((block) => block.line <= line)
  return blockPlaces(file)[index] ?? proseStart(file)
}

function blockPlaces({ prose }: LocaleContentFile): Place[] {
  return prose?.state === 'parsed' ? prose.tree.children.map(placeOfNode) : []
}

function nodeName(node: Nodes): string | undefined {
  if (node.type === 'paragraph') return 'paragraph'
  if (node.type === 'list') return node.ordered ? 'numbered list' : 'list'
  if (node.type === 'listItem') return 'item'
  if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') return undefined
  const props = node.attributes.map((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? ` ${attribute.name}="${attribute.value}"`
      : '',
  )
  return `${node.name ?? ''}${props.toSorted().join('')}`
}
