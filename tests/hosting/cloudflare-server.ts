import { readFileSync } from 'node:fs'
import { Miniflare } from 'miniflare'
import { fixtureHosts } from '../fixtures/fixture-site.ts'
import type { RunningServer } from './nginx-server.ts'

interface WranglerSettings {
  main: string
  compatibility_date: string
  assets: {
    directory: string
    binding: string
    html_handling: 'none'
    not_found_handling: 'none'
    run_worker_first: string[]
  }
}

const FOLDER = `${fixtureHosts}/cloudflare`

/** Starts Cloudflare's own runtime with the worker, the files and the settings of the build. */
export async function startCloudflare(): Promise<RunningServer> {
  const { main, compatibility_date, assets } = JSON.parse(
    readFileSync(`${FOLDER}/wrangler.json`, 'utf8'),
  ) as WranglerSettings
  const runtime = new Miniflare({
    host: '127.0.0.1',
    port: 0,
    modules: [{ type: 'ESModule', path: `${FOLDER}/${main}` }],
    compatibilityDate: compatibility_date,
    // What Cloudflare tells of a request, without asking it.
    cf: false,
    assets: {
      directory: `${FOLDER}/${assets.directory}`,
      binding: assets.binding,
      routerConfig: {
        has_user_worker: true,
        static_routing: staticRouting(assets.run_worker_first),
      },
      assetConfig: {
        html_handling: assets.html_handling,
        not_found_handling: assets.not_found_handling,
        has_static_routing: true,
      },
    },
  })
  const { port } = await runtime.ready
  return { port: Number(port), stop: () => runtime.dispose() }
}

/** What wrangler makes of `run_worker_first`. */
function staticRouting(rules: string[]) {
  return {
    user_worker: rules.filter((rule) => !rule.startsWith('!')),
    asset_worker: rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1)),
  }
}
