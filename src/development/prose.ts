import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'
import * as runtime from 'react/jsx-runtime'
import { proseCompiler } from '../content/compile-prose.ts'
import type { MdxModule, MdxModules } from '../content/load.tsx'
import { locales } from '../locales.ts'
import { keptProse } from './kept-prose.ts'

/** The files of content as the pages need them: compiled, and read anew whenever they are asked for. */
export function proseIn(root: string) {
  const compile = proseCompiler('function-body')
  const { compiled, keep } = keptProse(root)
  let latest = { texts: '', modules: Promise.resolve<MdxModules>({}) }

  const modulesOf = async (texts: Record<string, string>): Promise<MdxModules> => {
    const changed = Object.entries(texts).filter(([file, text]) => compiled[file]?.text !== text)
    for (const [file, text] of changed) {
      compiled[file] = { text, code: await compile(text, root + file) }
    }
    if (changed.length > 0) keep()
    const modules = Object.keys(texts).map((file) => {
      return [file, run(compiled[file]?.code ?? '', root + file)]
    })
    return Object.fromEntries(modules) as MdxModules
  }

  return {
    /**
     * The modules of the texts as they are now; the same object as long as no text changes.
     *
     * @throws where a text can't be compiled
     */
    modules(): Promise<MdxModules> {
      const read = readTexts(root)
      const texts = JSON.stringify(read)
      if (latest.texts === texts) return latest.modules
      // One after the other: who asks later must not be overtaken by older texts.
      const modules = latest.modules.catch(() => {}).then(() => modulesOf(read))
      latest = { texts, modules }
      return modules
    },
    /** Gets ready to compile another text. */
    warmUp: () => compile('warm', 'warm.mdx'),
  }
}

function readTexts(root: string): Record<string, string> {
  const files = locales.flatMap((locale) => {
    const names = readdirSync(path.join(root, 'content', locale))
    return names.filter(isProse).map((name) => `/content/${locale}/${name}`)
  })
  return Object.fromEntries(files.map((file) => [file, readFileSync(root + file, 'utf8')]))
}

export const isProse = (file: string) => file.endsWith('.mdx')

function run(code: string, file: string): MdxModule {
  return vm.compileFunction(code, [], { filename: file })(runtime) as MdxModule
}
