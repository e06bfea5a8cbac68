import { cp, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMap, isSeq, parseDocument, type Document, type YAMLMap } from 'yaml'
import { locales } from '../../src/locales.ts'

/** What a build reads; the rest of the project stays where it is. */
const SOURCES = [
  'cli',
  'content',
  'hosting',
  'program-bundle',
  'public',
  'src',
  'supabase',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]

/**
 * Copies the project into an empty folder, with as many languages as asked for: beyond
 * those that there are, each is one of them once more under a tag of its own (`es-x-2`).
 */
export async function writeLargerSite(root: string, folder: string, count: number): Promise<void> {
  for (const source of SOURCES) {
    await cp(join(root, source), join(folder, source), { recursive: true })
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const added = Array.from({ length: count - locales.length }, (_, index) => {
    const copied = locales[index % locales.length] ?? locales[0]
    return { copied, tag: `${copied}-x-${Math.floor(index / locales.length) + 2}` }
  })
  for (const { copied, tag } of added) {
    await cp(join(folder, 'content', copied), join(folder, 'content', tag), { recursive: true })
  }
  const tags = added.map(({ tag }) => tag)
  await rewriteTags(join(folder, 'src/locales.ts'), [...locales, ...tags])
  for (const [file, key] of TABLES) {
    await addKeys(join(folder, file), key, added)
  }
  for (const locale of [...locales, ...tags]) {
    const file = join(folder, 'content', locale, 'site.mdx')
    await addKeys(file, ['header', 'languageNames'], added)
  }
}

/** Stands for every item of a list. */
const EACH = Symbol('each item')

type KeyPath = readonly (string | typeof EACH)[]

/** Where the settings say something of each language. */
const TABLES: [file: string, key: KeyPath][] = [
  ['content/glossary.yaml', ['terms', EACH]],
  ['content/site.yaml', ['flags', 'countries']],
  ['content/prices.yaml', ['currencies']],
  ['src/generated/demo-video.json', ['videos']],
]

interface AddedLocale {
  tag: string
  copied: string
}

/** The list of languages is code: it is the one line of a source that is written anew. */
async function rewriteTags(file: string, tags: readonly string[]): Promise<void> {
  const text = await readFile(file, 'utf8')
  const list = /(?<=export const locales = )\[[^\]]*\]/
  if (!list.test(text)) throw new Error(`${file} has no list of languages`)
  await writeFile(file, text.replace(list, JSON.stringify(tags)))
}

/** Gives each added language what the one that it copies has under the key. */
async function addKeys(file: string, key: KeyPath, added: readonly AddedLocale[]): Promise<void> {
  const text = await readFile(file, 'utf8')
  // Front matter ends where its second marker begins; other files are YAML as a whole.
  const [start, yaml = '', end] = /^(---\n)([^]*?\n)(---\n[^]*)$/.exec(text)?.slice(1) ?? [
    '',
    text,
    '',
  ]
  const document = parseDocument(yaml)
  for (const table of tablesAt(document, key)) {
    for (const { tag, copied } of added) table.set(tag, table.get(copied))
  }
  // Quoted keys are what YAML and JSON have in common.
  const quoted = { defaultKeyType: 'QUOTE_DOUBLE' } as const
  await writeFile(file, `${start}${document.toString({ lineWidth: 0, ...quoted })}${end}`)
}

function tablesAt(document: Document, key: KeyPath): YAMLMap[] {
  let nodes: unknown[] = [document.contents]
  for (const step of key) {
    nodes = nodes.flatMap((node) => {
      if (step === EACH) return isSeq(node) ? node.items : []
      return isMap(node) ? [node.get(step)] : []
    })
  }
  const tables = nodes.filter((node) => isMap(node))
  if (tables.length === 0) throw new Error(`Nothing stands at ${key.map(String).join('.')}`)
  return tables
}
