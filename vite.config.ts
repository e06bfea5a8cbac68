import react from '@vitejs/plugin-react'
import { escapePath } from 'tinyglobby'
import { defineConfig, loadEnv, normalizePath } from 'vite'
import { defaultPorts } from './config/ports.ts'
import { contentCheck } from './vite/content-check.ts'
import { contentInspector } from './vite/content-inspector/plugin.ts'
import { hosting } from './vite/hosting.ts'
import { licenses } from './vite/licenses.ts'
import { replacePreload } from './vite/replace-preload.ts'
import { prerender } from './vite/prerender.ts'
import { siteModules } from './vite/site-modules.ts'

/** Bundles the modules shared by all islands into one chunk instead of six. */
const forEveryIsland = {
  name: 'hydrate-island',
  test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/src\/(?:islands\/(?:client\/hydrate-island|after-paint|navigation-type|reduced-motion|slot)|content\/placeholders)\./,
}
const forTabsAndTooltips = { name: 'radix', test: /\/@radix-ui\//, minShareCount: 2 }

/**
 * Makes Chromium compile all functions in a script in the background, while the script loads.
 * Compiling each function on its first call took half of the hydration time on a slow phone.
 */
const COMPILE_EAGERLY = '//# allFunctionsCalledOnLoad'

export default defineConfig(({ mode }) => {
  const check = contentCheck()
  return {
    plugins: [
      contentInspector(),
      siteModules(supabaseUrl(mode)),
      react(),
      replacePreload(),
      check,
      prerender(),
      licenses(),
      hosting(supabaseUrl(mode), check.api.releaseSummary),
    ],
    server: {
      strictPort: true,
      watch: { ignored: ['**/.database/**'] },
      // No page from another origin needs to read from this server, not even one on this machine.
      cors: false,
      fs: { deny: hiddenFiles },
    },
    build: {
      // Do not inline fonts: the preload and the stylesheet must refer to the same URL.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // Computing the sizes takes time, and tests check them anyway.
      reportCompressedSize: false,
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // Silences a warning: the content check and rendering are expected to take longest.
            checks: { bundlerTimings: false },
            // Radix wraps functions in `__name`; unless that call is marked as pure, unused code is
            // not removed.
            treeshake: { manualPureFunctions: ['__name'] },
            output: {
              codeSplitting: { groups: [forEveryIsland, forTabsAndTooltips] },
              // Not in the entry, which must stay small. Other chunks run as soon as they load.
              postBanner: ({ isEntry }) => (isEntry ? '' : COMPILE_EAGERLY),
            },
          },
        },
      },
    },
  }
})

/**
 * Files that the development server must not serve: keys, certificates, and all files and folders
 * whose names begin with a dot, except in `node_modules`, where Vite keeps its cache.
 */
const hiddenFiles = [
  '*.{crt,pem,key,p12,pfx,cer,der}',
  ...['.*', '.*/**', '!(node_modules)/**/.*', '!(node_modules)/**/.*/**'].map(
    (pattern) => `${escapePath(normalizePath(import.meta.dirname))}/${pattern}`,
  ),
]

/**
 * URL of the Supabase project; by default, the URL of the local function that `npm start` runs.
 * Undefined in a pull request's preview, whose form sends nothing.
 */
function supabaseUrl(mode: string): string | undefined {
  const { VITE_SUPABASE_URL, VITE_PREVIEW } = loadEnv(mode, import.meta.dirname, 'VITE_')
  if (VITE_PREVIEW) return undefined
  return (
    VITE_SUPABASE_URL ||
    `http://localhost:${process.env['FUNCTION_PORT'] || defaultPorts.FUNCTION_PORT}`
  )
}
