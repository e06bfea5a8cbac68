import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isFresh, keptBundle, makeBundle, type Bundle } from '../../program-bundle/bundle.js'
import { contentFiles } from './content-files.ts'
import type * as EntryPages from './entry-pages.ts'
import { packageProgram, pageProgram, type PageEntry } from './page-program.ts'
import { toSources } from './sources-of-error.ts'

/** What the entries export. */
interface PageEntries {
  pages: typeof EntryPages
  catalogue: Pick<typeof EntryPages, 'render'>
}

export interface RenderedPages {
  /**
   * The exports of an entry, of the sources as they are now.
   *
   * @throws where a source has a fault
   */
  load<Entry extends PageEntry>(entry: Entry): Promise<PageEntries[Entry]>
  /** Gets ready to make them of other sources. */
  warmUp(): Promise<unknown>
  /** Whether pages are made of a file, or may be, named by its whole path. */
  knows(file: string): boolean
  /** An error with the places of its trace in the sources. */
  explain(error: unknown): unknown
}

/**
 * Renders pages from a bundle of their code, which is made whenever a source is not as it
 * was, and kept for the next start. Content is no part of it: a changed sentence leaves
 * the code where it is, loaded and warm.
 */
export function renderedPages(root: string, define: Record<string, string>): RenderedPages {
  let packages: Bundle
  const program = pageProgram(root, define, () => packages)
  const content = contentFiles(root)
  let current: Bundle | undefined
  let making: Promise<Bundle> | undefined
  /** What the next one is made of is not known while none can be made. */
  let hasFailed = false
  /** The content behind the code of each bundle that is loaded. */
  const filled = new WeakMap<PageEntries['pages']['fillContent'], unknown>()

  /** The last bundle if it is of the sources as they are, else a new one, made once for all who ask. */
  const bundle = async (): Promise<Bundle> => {
    if (making) await making.catch(() => {})
    if (current && isFresh(program, current)) return current
    making ??= make().finally(() => (making = undefined))
    return making
  }
  const make = async () => {
    hasFailed = true
    const ofPackages = packageProgram(root)
    packages = keptBundle(ofPackages) ?? (await makeBundle(ofPackages))
    const next = (current ? undefined : keptBundle(program)) ?? (await makeBundle(program))
    if (current) forget(current)
    hasFailed = false
    return (current = next)
  }

  return {
    async load(entry) {
      const [{ folder }, files] = await Promise.all([bundle(), content.read()])
      const require = createRequire(folder)
      const { fillContent } = require('./pages.cjs') as PageEntries['pages']
      if (filled.get(fillContent) !== files) fillContent(files)
      filled.set(fillContent, files)
      return require(`./${entry}.cjs`)
    },
    warmUp: content.warmUp,
    knows: (file) =>
      hasFailed ||
      content.has(file) ||
      (current !== undefined && path.relative(root, file) in current.states),
    explain: (error) => (current ? toSources(error, current.folder) : error),
  }
}

/** Lets go of a bundle that was loaded: there will be one for each change. */
function forget({ folder }: Bundle): void {
  const { cache } = createRequire(folder)
  const prefix = fileURLToPath(folder)
  for (const file of Object.keys(cache)) if (file.startsWith(prefix)) delete cache[file]
}
