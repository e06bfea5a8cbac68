import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { contentCheck } from './vite/content-check.ts'
import { hosting } from './vite/hosting.ts'
import { toastStyles } from './vite/toast-styles.ts'
import { contentFiles } from './vite/mdx.ts'
import { prerender } from './vite/prerender.ts'

/** One chunk instead of six for what all islands share. */
const forEveryIsland = {
  name: 'hydrate-island',
  test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/src\/(?:islands\/(?:hydrate-island|navigation-type|slot)|content\/placeholders)\./,
}
const forTabsAndTooltips = { name: 'radix', test: /\/@radix-ui\//, minShareCount: 2 }

/**
 * Makes Chromium compile all functions of a script in the background while it loads. Compiling each
 * one on its first call took half of the hydration time on a slow phone.
 */
const COMPILE_EAGERLY = '//# allFunctionsCalledOnLoad'

export default defineConfig(({ mode }) => {
  return {
    plugins: [
      contentCheck(),
      contentFiles(),
      react(),
      prerender(),
      toastStyles(),
      hosting(supabaseUrl(mode)),
    ],
    define: {
      'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(supabaseUrl(mode)),
    },
    // The client only calls functions; tables, storage and realtime would double its size.
    resolve: {
      alias: Object.fromEntries(
        ['postgrest-js', 'realtime-js', 'storage-js'].map((part) => [
          `@supabase/${part}`,
          path.join(import.meta.dirname, 'src/islands/contact-form/supabase-stubs.ts'),
        ]),
      ),
    },
    server: { strictPort: true },
    build: {
      // Browsers that support light-dark(); the fallback for older ones is twice the size.
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      // Fonts are not inlined: the preload and the stylesheet must refer to the same URL.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // Radix names its functions with `__name`; unless that call is pure, unused code is kept.
            treeshake: { manualPureFunctions: ['__name'] },
            output: {
              codeSplitting: { groups: [forEveryIsland, forTabsAndTooltips] },
              // Chunks loaded on demand are used immediately; the entry is small and has no bytes to spare.
              postBanner: ({ isEntry }) => (isEntry ? '' : COMPILE_EAGERLY),
            },
          },
        },
      },
    },
  }
})

/** Without a Supabase project, the form uses the function of `npm start`. */
function supabaseUrl(mode: string): string {
  const { VITE_SUPABASE_URL } = loadEnv(mode, import.meta.dirname, 'VITE_')
  return VITE_SUPABASE_URL || `http://localhost:${process.env['FUNCTION_PORT'] || 54321}`
}
