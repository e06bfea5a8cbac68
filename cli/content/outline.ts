import type { Nodes } from 'mdast'
import type { Locale } from '../../src/locales.ts'
import type { LocaleContentFile } from './content.ts'
import { fileStart, type Place } from '../core/location.ts'
import { placeOfNode } from './prose.ts'

/** A part of prose that every language must have. */
export interface OutlineNode {
  /** Such as `list[1] > item[2] > Foreign lang="fr"`. */
  path: string
  place: Place
}

/**
 * What prose is made of besides its words: paragraphs, lists and their items, and
 * components with the props that aren't words.
 *
 * @param unmarked languages whose words may go unmarked: a word of a language needs
 *   marking in every other language, but not in its own
 */
export function outlineOf(file: LocaleContentFile, unmarked: readonly Locale[]): OutlineNode[] {
  if (file.prose?.state !== 'parsed') return []
  const nodes: OutlineNode[] = []
  const walk = (node: Nodes, path: string) => {
    if (!('children' in node)) return
    const counts = new Map<string, number>()
    for (const child of node.children) {
      const name = nameOf(child)
      if (name === undefined) {
        walk(child, path)
        continue
      }
      const nth = (counts.get(name) ?? 0) + 1
      counts.set(name, nth)
      const inner = `${path === '' ? '' : `${path} > `}${name}[${nth}]`
      nodes.push({ path: inner, place: placeOfNode(child) })
      walk(child, inner)
    }
  }
  walk(file.prose.tree, '')
  const tags = unmarked.flatMap((locale) => [locale, locale.split('-')[0]])
  const mark = new RegExp(`lang="(?:${tags.join('|')})"`)
  return nodes.filter(({ path }) => !mark.test(path))
}

/**
 * Where prose differs from its source, as a finding has it: at what is too much, else
 * in the block where, in the source, stands what is missing.
 */
export function placesOfDifference(
  file: LocaleContentFile,
  source: LocaleContentFile,
  missing: Place | undefined,
  extra: Place | undefined,
): { file: string; place: Place; related: { file: string; place: Place } } {
  return {
    file: file.path,
    place: extra ?? (missing ? blockLike(file, source, missing) : proseStart(file)),
    related: { file: source.path, place: missing ?? proseStart(source) },
  }
}

/** The first line of prose; the last of the front matter where there is none. */
function proseStart(file: LocaleContentFile): Place {
  const first =
    file.prose?.state === 'parsed'
      ? file.prose.tree.children.find((node) => node.type !== 'yaml')
      : undefined
  if (first) {
    const { line, column } = placeOfNode(first)
    return { line, column }
  }
  return file.frontMatter?.state === 'found' ? file.frontMatter.closing : fileStart
}

/** The block of a file that stands where, in its source, the place lies; the first one where there is none. */
function blockLike(file: LocaleContentFile, source: LocaleContentFile, place: Place): Place {
  const index = blockPlaces(source).findLastIndex(({ line }) => line <= place.line)
  return blockPlaces(file)[index] ?? proseStart(file)
}

function blockPlaces({ prose }: LocaleContentFile): Place[] {
  if (prose?.state !== 'parsed') return []
  return prose.tree.children.filter((node) => node.type !== 'yaml').map(placeOfNode)
}

function nameOf(node: Nodes): string | undefined {
  switch (node.type) {
    case 'paragraph':
      return 'paragraph'
    case 'list':
      return node.ordered ? 'numbered list' : 'list'
    case 'listItem':
      return 'item'
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement': {
      const props = node.attributes.map((attribute) =>
        attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
          ? ` ${attribute.name}="${attribute.value}"`
          : '',
      )
      return `${node.name ?? ''}${props.toSorted().join('')}`
    }
    default:
      return undefined
  }
}
