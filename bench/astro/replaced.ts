import path from 'node:path'
import type { Plugin } from 'vite'

const site = path.resolve(import.meta.dirname, '../../src')

/** Modules of the site that do by hand what Astro does itself, and what stands for them here. */
const replacements = new Map(
  Object.entries({
    'islands/island.tsx': 'island-hole.tsx',
    'islands/slot.tsx': 'astro-slot.tsx',
    'islands/hydrate-islands.ts': 'wake-by-scrolling.ts',
  }).map(([ours, theirs]) => [
    path.join(site, ours),
    path.resolve(import.meta.dirname, 'src/replaced', theirs),
  ]),
)

/** sonner puts its styles into the page when it is loaded; Astro would send them with the page. */
const NOTICE_STYLES = 'sonner/dist/styles.css'
const NOTHING = '\0nothing'

/** Marks the modules of the script of every page, which shares none: only then Astro inlines it. */
const OWN_COPY = '?every-page'

/** The Vite plugin that puts Astro's islands in the place of ours. */
export function replaced(): Plugin {
  return {
    name: 'replaced',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === NOTICE_STYLES) return NOTHING
      if (importer === undefined || !source.startsWith('.')) return
      const [from = ''] = importer.split('?')
      const file = path.resolve(path.dirname(from), source)
      const resolved = replacements.get(file)
      const everyPage = importer.endsWith(OWN_COPY) || from === path.join(site, 'entry-client.ts')
      return everyPage ? (resolved ?? file) + OWN_COPY : resolved
    },
    load: (id) => (id === NOTHING ? '' : undefined),
  }
}
