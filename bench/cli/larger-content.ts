import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isSeq, parseDocument, visit } from 'yaml'

/** Makes content `times` as large in a new folder; gives the roots to check. */
export type Enlarge = (folder: string, times: number) => Promise<string[]>

/**
 * The checker knows four languages of thirteen files, so that content can't simply
 * have a hundred times the files. It grows in three ways, which together leave no
 * cost out: more sites, longer texts, longer lists.
 */
export const ways: Record<string, Enlarge> = {
  /** So many whole copies of the content, checked one after another in one process. */
  async copies(folder, times) {
    return Promise.all(Array.from({ length: times }, () => copyOf(folder)))
  },

  /** One copy, each file with its prose so many times. */
  async prose(folder, times) {
    const root = await copyOf(folder)
    await rewriteEach(root, (_, frontMatter, prose) =>
      [frontMatter, ...repeat(prose, times)].join(''),
    )
    return [root]
  },

  /** One copy, each list of its front matter with its items so many times; most are too long then. */
  async lists(folder, times) {
    const root = await copyOf(folder)
    await rewriteEach(root, (yaml, _, prose) => `---\n${longerLists(yaml, times)}---\n${prose}`)
    return [root]
  },
}

function longerLists(yaml: string, times: number): string {
  const document = parseDocument(yaml)
  visit(document, (_, node) => {
    if (isSeq(node)) {
      node.items = repeat(node.items, times).flat()
      return visit.SKIP
    }
    return undefined
  })
  return document.toString({ lineWidth: 0 })
}

async function rewriteEach(
  root: string,
  write: (yaml: string, frontMatter: string, prose: string) => string,
): Promise<void> {
  const names = await readdir(join(root, 'content'), { recursive: true })
  for (const name of names.filter((file) => file.endsWith('.mdx'))) {
    const file = join(root, 'content', name)
    const text = await readFile(file, 'utf8')
    const [frontMatter = '', yaml = ''] = /^---\n([^]*?\n)---\n/.exec(text) ?? []
    await writeFile(file, write(yaml, frontMatter, text.slice(frontMatter.length)))
  }
}

async function copyOf(folder: string): Promise<string> {
  const root = await mkdtemp(join(folder, 'content-'))
  await cp('content', join(root, 'content'), { recursive: true })
  return root
}

function repeat<Item>(item: Item, times: number): Item[] {
  return Array.from({ length: times }, () => item)
}
