import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import vm from 'node:vm'
import { proseCompiler } from '../../vite/mdx.ts'
import type { ContentFiles, MdxModule } from '../content/load.tsx'
import { locales } from '../locales.ts'
import { keptProse } from './kept-prose.ts'

/** Reads the files of content, and compiles those that are prose. */
export function contentFiles(root: string) {
  const compile = proseCompiler('function-body')
  const { compiled, keep } = keptProse(root)
  let last: { texts: string; files: Promise<ContentFiles> } | undefined

  const filesOf = async ({ [SITE]: site = '', ...prose }: Texts): Promise<ContentFiles> => {
    const changed = Object.entries(prose).filter(([name, text]) => compiled[name]?.text !== text)
    for (const [name, text] of changed) {
      compiled[name] = { text, code: await compile(text, root + name) }
    }
    if (changed.length > 0) keep()
    const modules = Object.keys(prose).map((name) => {
      return [name, run(compiled[name]?.code ?? '', root + name)]
    })
    return { modules: Object.fromEntries(modules), site }
  }

  return {
    /**
     * The files as they are now; the same object as long as they say the same.
     *
     * @throws where a file can't be read or compiled
     */
    async read(): Promise<ContentFiles> {
      const texts = readTexts(root)
      const key = JSON.stringify(texts)
      if (last?.texts === key) return last.files
      // One after the other: who asks later must not be overtaken by older texts.
      const before = last?.files ?? Promise.resolve()
      const files = before.catch(() => {}).then(() => filesOf(texts))
      last = { texts: key, files }
      return files
    },
    /** Gets ready to compile another text. */
    warmUp: () => compile('warm', 'warm.mdx'),
    /** Whether pages show what a file says, named by its whole path. */
    has: (file: string) => file === root + SITE || file.endsWith(PROSE),
  }
}

const PROSE = '.mdx'
const SITE = '/content/site.yaml'

/** What files say, by their address: `/content/en/hero.mdx`. */
type Texts = Record<string, string>

function readTexts(root: string): Texts {
  const prose = locales.flatMap((locale) => {
    const names = readdirSync(path.join(root, 'content', locale))
    return names.filter((name) => name.endsWith(PROSE)).map((name) => `/content/${locale}/${name}`)
  })
  return Object.fromEntries(
    [SITE, ...prose].map((name) => [name, readFileSync(root + name, 'utf8')]),
  )
}

const require = createRequire(import.meta.url)

function run(code: string, file: string): MdxModule {
  // Not before it is needed: whoever loads it decides which React the whole process gets.
  const runtime: unknown = require('react/jsx-runtime')
  return vm.compileFunction(code, [], { filename: file })(runtime) as MdxModule
}
