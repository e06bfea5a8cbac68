// @ts-check
import { start, sourcesOf } from '../program-bundle/start.js'
import { program } from './bundle.js'

/*
 * `vite.config.ts` for the development server, from the bundle of the servers: Vite
 * would bundle it again at each start, and load its packages file by file. It stays the
 * configuration of the build.
 */

const { default: configure } = /** @type {typeof import('../vite.config.ts')} */ (
  await start(program, 'vite-config')
)

/** @type {import('vite').UserConfigFnPromise} */
// oxlint-disable-next-line import/no-default-export -- Vite demands it.
export default async function configuration(environment) {
  const { plugins = [], ...config } = await configure(environment)
  return { ...config, plugins: [...plugins, restartWithSources()] }
}

/** A change of what the configuration is made of starts Vite's server again, as it does by itself. */
function restartWithSources() {
  return {
    name: 'restart-with-sources',
    /** @param {import('vite').ResolvedConfig} config */
    configResolved({ configFileDependencies }) {
      configFileDependencies.push(...sourcesOf(program))
    },
  }
}
