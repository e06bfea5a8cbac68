import { headerRules } from './header-rules.ts'
import { HASHED_FOLDER, type HostingPolicy } from './policy.ts'

/** Day of the runtime's behaviour that the worker was tried with. */
const COMPATIBILITY_DATE = '2026-04-24'

/** How the assets of the worker are served; the tests start the runtime with the same. */
export const cloudflareAssets = {
  // Which file a page is, the worker says.
  html_handling: 'none',
  not_found_handling: 'none',
  // Code and fonts with a hash in their name need no decision and cost nothing.
  run_worker_first: [
    '/*',
    ...['js', 'css', 'woff2'].map((ending) => `!${HASHED_FOLDER}*.${ending}`),
  ],
} as const

/** Configuration for Cloudflare Workers with static assets: files beside the folder, and in it. */
export function cloudflareFiles(
  policy: HostingPolicy,
  worker: string,
  name: string,
): Record<string, string> {
  const settings = {
    name,
    // In a folder of its own: wrangler takes what lies beside it for a part of it.
    main: 'worker/site.js',
    compatibility_date: COMPATIBILITY_DATE,
    no_bundle: true,
    assets: { directory: 'public', binding: 'ASSETS', ...cloudflareAssets },
  }
  return {
    'wrangler.json': `${JSON.stringify(settings, null, 2)}\n`,
    'worker/site.js': worker,
    'public/_headers': headerRules(policy),
  }
}
