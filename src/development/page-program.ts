import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { viteImportGlobPlugin } from 'rolldown/experimental'
import { cacheOf, type Program } from '../../program-bundle/bundle.js'
import { compileProse, type CompiledProse } from '../content/compile-prose.ts'
import { locales } from '../locales.ts'

/** Files that the pages start from, by the name that they get in the bundle. */
const entries = {
  pages: 'src/entry-build.tsx',
  /** Every component in every state, in development only: the build does not know it. */
  catalogue: 'src/catalogue/entry-catalogue.tsx',
}

export type PageEntry = keyof typeof entries

/**
 * The pages as a program for Node, which renders them in development. It means the
 * same as what the build makes of the sources; files that a page names keep the
 * addresses that Vite's server has for them.
 *
 * @param define replacements for expressions such as `import.meta.env.DEV`
 */
export function pageProgram(folder: string, define: Record<string, string>) {
  const root = pathToFileURL(`${folder}/`)
  const prose = keptProse(root)
  const program: Program = {
    name: 'pages',
    root,
    entries,
    // Many files each, or much that pages leave out. The others are needed whole.
    packages: ['@radix-ui/react-tabs', '@radix-ui/react-tooltip', 'motion', 'sonner', 'zod'],
    apart: ['react', 'react-dom'],
    circumstances: [
      'src/development/page-program.ts',
      ...proseCompiler,
      // They change when a file comes or goes.
      ...['', ...locales].map((locale) => `content/${locale}`),
    ],
    format: 'cjs',
    transform: { define, jsx: { development: true } },
    plugins: [
      viteImportGlobPlugin({ root: folder }),
      compileProse(prose.known),
      namedFiles(folder),
    ],
  }
  return { program, keepProse: prose.keep }
}

/** What a page names instead of importing it: `?raw`, `?url`, and the styles, which come by themselves. */
function namedFiles(folder: string): NonNullable<Program['plugins']>[number] {
  return {
    name: 'named-files',
    resolveId: {
      filter: { id: /\?(?:raw|url)$/ },
      handler: (id, importer = folder) => path.resolve(path.dirname(importer), id),
    },
    load: {
      filter: { id: /\?(?:raw|url)$|\.css$/ },
      handler(id) {
        const [file = id, query] = id.split('?')
        if (query === undefined) return { code: '', moduleType: 'js' }
        const text = query === 'raw' ? readFileSync(file, 'utf8') : file.slice(folder.length)
        return { code: `export default ${JSON.stringify(text)}`, moduleType: 'js' }
      },
    },
  }
}

/** Whatever changes the code that a text is compiled to. */
const proseCompiler = [
  'src/content/compile-prose.ts',
  'src/content/prose.ts',
  'node_modules/.package-lock.json',
]

/** What texts were compiled to, from one run to the next. */
function keptProse(root: URL) {
  const file = new URL('prose.json', cacheOf({ name: 'pages', root }))
  const compiler = proseCompiler
    .map((name) => statSync(new URL(name, root), { throwIfNoEntry: false })?.mtimeMs)
    .join(' ')
  let known: CompiledProse = {}
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { compiler: string; known: CompiledProse }
    if (kept.compiler === compiler) known = kept.known
  } catch {
    // Nothing was kept, or it can't be read.
  }
  return {
    known,
    keep() {
      const draft = new URL(`prose-${process.pid}.json`, file)
      writeFileSync(draft, JSON.stringify({ compiler, known }))
      renameSync(draft, file)
    },
  }
}
