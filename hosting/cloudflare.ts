import { headersFile } from './headers-file.ts'
import type { HostingPolicy } from './hosting-policy.ts'
import { HASHED_FOLDER } from './respond.ts'

/** The compatibility date of the runtime that the worker is tested with. */
const COMPATIBILITY_DATE = '2026-04-24'

/**
 * Returns the configuration for Cloudflare Workers with static assets. The site is in `public`.
 *
 * @param worker the worker's bundled code
 * @param name the worker's name
 * @returns the content of each file, by path
 */
export function cloudflareFiles(
  policy: HostingPolicy,
  worker: string,
  name: string,
): Record<string, string> {
  const settings = {
    name,
    // The worker is in a separate folder, because wrangler uploads every file next to it.
    main: 'worker/site.js',
    compatibility_date: COMPATIBILITY_DATE,
    no_bundle: true,
    assets: {
      directory: 'public',
      binding: 'ASSETS',
      // The worker maps URLs to files.
      html_handling: 'none',
      not_found_handling: 'none',
      // Scripts, styles and fonts in the hashed folder bypass the worker, so serving them is free.
      run_worker_first: [
        '/*',
        ...['js', 'css', 'woff2'].map((extension) => `!${HASHED_FOLDER}*.${extension}`),
      ],
    },
  }
  return {
    'wrangler.json': `${JSON.stringify(settings, null, 2)}\n`,
    'worker/site.js': worker,
    'public/_headers': headersFile(policy),
  }
}
