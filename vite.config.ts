import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { contentCheck } from './vite/content-check.ts'
import { hosting } from './vite/hosting.ts'
import { toastStyles } from './vite/toast-styles.ts'
import { contentFiles } from './vite/mdx.ts'
import { prerender } from './vite/prerender.ts'

/** One file instead of six: what all islands share arrives in one piece. */
const forEveryIsland = {
  name: 'hydrate-island',
  test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/src\/(?:islands\/(?:hydrate-island|navigation-type|slot)|content\/placeholders)\./,
}
const forTabsAndTooltips = { name: 'radix', test: /\/@radix-ui\//, minShareCount: 2 }

/**
 * Lets Chromium compile every function while a script arrives, beside what the page does: one by
 * one, as they are first called, took a slow phone half of the time in which it wakes an island.
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
    // The client calls functions; tables, files and channels would double it.
    resolve: {
      alias: Object.fromEntries(
        ['postgrest-js', 'realtime-js', 'storage-js'].map((part) => [
          `@supabase/${part}`,
          path.join(import.meta.dirname, 'src/islands/contact-form/unused-clients.ts'),
        ]),
      ),
    },
    server: { strictPort: true },
    build: {
      // Browsers that know light-dark(); older ones would get it spelled out at twice the size.
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      // Fonts stay files of their own: the preload and the stylesheet must name the same address.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // Radix names its functions and classes; a call that did something would keep what nobody uses.
            treeshake: { manualPureFunctions: ['__name'] },
            output: {
              codeSplitting: { groups: [forEveryIsland, forTabsAndTooltips] },
              // What is loaded on demand is used at once; the entry is small, and has no bytes to spare.
              postBanner: ({ isEntry }) => (isEntry ? '' : COMPILE_EAGERLY),
            },
          },
        },
      },
    },
  }
})

/** Without a project of its own the form talks to the function of `npm start`. */
function supabaseUrl(mode: string): string {
  const { VITE_SUPABASE_URL } = loadEnv(mode, import.meta.dirname, 'VITE_')
  return VITE_SUPABASE_URL || `http://localhost:${process.env['FUNCTION_PORT'] || 54321}`
}
