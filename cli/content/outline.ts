import type { Nodes } from 'mdast'
import type { Locale } from '../../src/locales.ts'
import { fileStart, type SourceRange } from '../core/location.ts'
import type { LocaleContentFile } from './content-model.ts'
import { placeOfNode } from './prose.ts'

/**
 * The structure of prose: paragraphs, lists with their items, and components with their props. Each
 * has a path such as `list[1] > item[2] > Foreign lang="fr"[1]`.
 *
 * @param unmarked languages in which `<Foreign>` is ignored, because a file does not mark words of
 * its own language
 */
export function outlineOf(file: LocaleContentFile, unmarked: readonly Locale[]) {
  const nodes: Part[] = []
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
      nodes.push({ name: inner, place: placeOfNode(child) })
      walk(child, inner)
    }
  }
  walk(file.prose.tree, '')
  const tags = unmarked.flatMap((locale) => [locale, locale.split('-')[0]])
  const ignored = new RegExp(`lang="(?:${tags.join('|')})"`)
  return nodes.filter(({ name }) => !ignored.test(name))
}

/** A part of prose that can be compared, such as a paragraph or a link. */
interface Part {
  name: string
  place: SourceRange
}

/**
 * A difference between prose and its source, located at the first extra part or, if there is none,
 * in the block that lacks a part.
 */
export function proseDifference(
  file: LocaleContentFile,
  source: LocaleContentFile,
  { missing, extra }: Record<'missing' | 'extra', readonly Part[]>,
) {
  const names = {
    missing: missing.map(({ name }) => name),
    extra: extra.map(({ name }) => name),
  }
  const [lost] = missing
  const [added] = extra
  return {
    locale: file.locale,
    inTranslation: {
      ...locateDifference(file, source, lost, added),
      related: { file: source.path, place: lost?.place ?? proseStart(source) },
      data: names,
    },
    inSource: {
      ...locateDifference(source, file, added, lost),
      data: { missing: names.extra, extra: names.missing },
    },
  }
}

function locateDifference(
  file: LocaleContentFile,
  other: LocaleContentFile,
  missing: Part | undefined,
  extra: Part | undefined,
) {
  const block = missing ? sameBlock(file, other, missing.place) : proseStart(file)
  return { file: file.path, place: extra?.place ?? block }
}

/** The start of the prose; if there is none, the end of the front matter. */
function proseStart(file: LocaleContentFile): SourceRange {
  const [first] = blockPlaces(file)
  if (first) return { line: first.line, column: first.column }
  return file.frontMatter?.state === 'found' ? file.frontMatter.closing : fileStart
}

/** The block at the same index as the source's block that contains a place. */
function sameBlock(
  file: LocaleContentFile,
  source: LocaleContentFile,
  { line }: SourceRange,
): SourceRange {
  const index = blockPlaces(source).findLastIndex((block) => block.line <= line)
  return blockPlaces(file)[index] ?? proseStart(file)
}

function blockPlaces({ prose }: LocaleContentFile): SourceRange[] {
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
