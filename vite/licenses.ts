import { appendFile, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

/** The packages whose fonts the pages load; `npm run fonts` writes the subsets. */
const fonts = ['@fontsource-variable/bricolage-grotesque', '@fontsource-variable/instrument-sans']

/**
 * The Vite plugin that writes the licences of the bundled packages and fonts to `licenses.txt`. Most
 * licences require their text to be distributed with the code.
 */
export function licenses(): Plugin {
  const fileName = 'licenses.txt'
  return {
    name: 'licenses',
    config: () => ({ environments: { client: { build: { license: { fileName } } } } }),
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }) {
      // By now, Vite has written the packages' licences.
      for (const font of fonts) {
        const text = await readFile(require.resolve(`${font}/LICENSE`), 'utf8')
        await appendFile(path.join(dir, fileName), `\n## ${font}\n\n${text}`)
      }
    },
  }
}
