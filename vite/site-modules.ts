import path from 'node:path'
import type { Plugin } from 'vite'
import { importGlobs } from './import-globs.ts'
import { contentFiles } from './mdx.ts'
import { toastStyles } from './toast-styles.ts'

/**
 * The Vite plugins and options that the site's modules need, in the site's own build and in the
 * Astro build in `bench/`.
 *
 * @param supabaseUrl URL of the Supabase project, to which the form sends messages; undefined in a
 *   pull request's preview, whose form sends nothing
 */
export function siteModules(supabaseUrl: string | undefined): Plugin[] {
  const options: Plugin = {
    name: 'site-modules',
    config: () => ({
      define: {
        'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(supabaseUrl ?? ''),
        'import.meta.env.VITE_PREVIEW': JSON.stringify(supabaseUrl === undefined),
      },
      // The site only calls functions. The other clients would double the size of supabase-js.
      resolve: {
        alias: Object.fromEntries(
          ['postgrest-js', 'realtime-js', 'storage-js'].map((part) => [
            `@supabase/${part}`,
            path.resolve(import.meta.dirname, 'supabase-stubs.ts'),
          ]),
        ),
      },
      build: {
        // Browsers that support light-dark(); a fallback for older browsers would double the
        // size of the CSS.
        cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      },
    }),
  }
  return [contentFiles(), importGlobs(), toastStyles(), options]
}
