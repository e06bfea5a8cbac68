import path from 'node:path'
import { glob } from 'tinyglobby'
import type { Plugin } from 'vite'

/** Matches an `@import` with a glob pattern, which a media query may follow. */
const GLOB_IMPORT = /^@import '([^']*\*[^']*)'([^;]*);$/gm

/**
 * The Vite plugin that lets one `@import` match several stylesheets, such as one per section.
 */
export function importGlobs(): Plugin {
  return {
    name: 'import-globs',
    enforce: 'pre',
    transform: {
      // In development, a stylesheet's URL may have a query.
      filter: { id: /\.css(?:\?|$)/, code: /@import '[^']*\*/ },
      async handler(code, id) {
        let imports = code
        for (const [statement, pattern = '', media = ''] of code.matchAll(GLOB_IMPORT)) {
          const files = await glob(pattern, { cwd: path.dirname(id) })
          if (files.length === 0) this.error(`No stylesheet matches ${pattern}`)
          const statements = files.toSorted().map((file) => `@import '${file}'${media};`)
          imports = imports.replace(statement, () => statements.join('\n'))
        }
        return { code: imports, map: null }
      },
    },
  }
}
