import { readFileSync } from 'node:fs'
import { Miniflare } from 'miniflare'
import { fixtureHosts } from '../fixtures/fixture-site.ts'
import { testServer, type RunningServer } from '../hosting/server-tests.ts'

const folder = `${fixtureHosts}/cloudflare`

testServer({ name: "Cloudflare's runtime", start: startCloudflare, isPlatform: true })

/** Starts Cloudflare's runtime with the worker, files and settings from the build. */
async function startCloudflare(): Promise<RunningServer> {
  const settings = JSON.parse(readFileSync(`${folder}/wrangler.json`, 'utf8'))
  const { directory, binding, html_handling, not_found_handling } = settings.assets
  const rules: string[] = settings.assets.run_worker_first
  const isException = (rule: string) => rule.startsWith('!')
  const runtime = new Miniflare({
    host: '127.0.0.1',
    port: 0,
    modules: [{ type: 'ESModule', path: `${folder}/${settings.main}` }],
    compatibilityDate: settings.compatibility_date,
    // Prevents Miniflare from downloading data for `request.cf` from Cloudflare.
    cf: false,
    assets: {
      directory: `${folder}/${directory}`,
      binding,
      // The setting that wrangler derives from `run_worker_first`.
      routerConfig: {
        has_user_worker: true,
        static_routing: {
          user_worker: rules.filter((rule) => !isException(rule)),
          asset_worker: rules.filter(isException).map((rule) => rule.slice(1)),
        },
      },
      assetConfig: { html_handling, not_found_handling, has_static_routing: true },
    },
  })
  const { port } = await runtime.ready
  return { port: Number(port), stop: () => runtime.dispose() }
}
