import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin as RolldownPlugin } from 'rolldown'
import type { Bundle, Program } from '../../program-bundle/bundle.js'

/** Files that the pages start from, by the name that they get in the bundle. */
const entries = {
  pages: 'src/development/entry-pages.ts',
  /** Every component in every state, in development only: the build does not know it. */
  catalogue: 'src/catalogue/entry-catalogue.tsx',
}

export type PageEntry = keyof typeof entries

/**
 * Packages that are many files each. They have a bundle of their own, which a changed
 * page leaves as it is; other packages are few files, and are loaded from where they are.
 */
const bundledPackages = {
  motion: 'motion',
  sonner: 'sonner',
  tabs: '@radix-ui/react-tabs',
  tooltip: '@radix-ui/react-tooltip',
  zod: 'zod',
}

export function packageProgram(folder: string): Program {
  return {
    name: 'page-packages',
    root: pathToFileURL(`${folder}/`),
    entries: bundledPackages,
    packages: [],
    // There may be only one of each.
    apart: ['react', 'react-dom'],
    circumstances: ['src/development/page-program.ts'],
    format: 'cjs',
  }
}

/**
 * The code of the pages as a program for Node, which renders them in development. It means
 * the same as what the build makes of the sources; files that a page names keep the
 * addresses that Vite's server has for them.
 *
 * @param define replacements for expressions such as `import.meta.env.DEV`
 * @param packages the bundle of `packageProgram`, there as soon as this one is made
 */
export function pageProgram(
  folder: string,
  define: Record<string, string>,
  packages: () => Bundle,
): Program {
  return {
    name: 'pages',
    root: pathToFileURL(`${folder}/`),
    entries,
    packages: Object.values(bundledPackages),
    circumstances: [
      'src/development/page-program.ts',
      'node_modules/.cache/page-packages/last.json',
    ],
    format: 'cjs',
    sourcemap: true,
    transform: { define, jsx: { development: true } },
    plugins: [namedFiles(folder), fromBundle(packages)],
  }
}

/** What a page names instead of importing it: `?raw`, `?url`, and the styles, which come by themselves. */
function namedFiles(folder: string): RolldownPlugin {
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

function fromBundle(packages: () => Bundle): RolldownPlugin {
  const names = new Map(Object.entries(bundledPackages).map(([name, id]) => [id, name]))
  return {
    name: 'from-bundle',
    resolveId(id) {
      const name = names.get(id)
      if (name === undefined) return null
      return { id: fileURLToPath(new URL(`${name}.cjs`, packages().folder)), external: true }
    },
  }
}
