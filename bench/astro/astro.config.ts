import path from 'node:path'
import react from '@astrojs/react'
import { defineConfig, passthroughImageService } from 'astro/config'
import type { Plugin } from 'vite'
import { contentFiles } from '../../vite/mdx.ts'

const site = path.resolve(import.meta.dirname, '../../src')

export default defineConfig({
  publicDir: '../../public',
  integrations: [
    react(),
    {
      name: 'client-hover',
      hooks: {
        'astro:config:setup': ({ addClientDirective }) =>
          addClientDirective({ name: 'hover', entrypoint: './src/client-hover.ts' }),
      },
    },
  ],
  image: { service: passthroughImageService() },
  // The same paths as in the build of the site, so that one server can serve both.
  build: { format: 'file', assets: 'assets', inlineStylesheets: 'always' },
  vite: {
    plugins: [replaceModules(), contentFiles()],
    define: { 'import.meta.env.VITE_SUPABASE_URL': JSON.stringify('http://localhost:54321') },
    resolve: {
      alias: Object.fromEntries(
        ['postgrest-js', 'realtime-js', 'storage-js'].map((part) => [
          `@supabase/${part}`,
          path.join(site, 'islands/contact-form/supabase-stubs.ts'),
        ]),
      ),
    },
    build: { cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'] },
  },
})

/** Replaces the modules that implement features built into Astro. */
function replaceModules(): Plugin {
  const replacements = new Map(
    ['island.tsx', 'slot.tsx', 'schedule-hydration.ts'].map((file) => [
      path.join(site, 'islands', file),
      path.join(import.meta.dirname, 'src/replacements', file),
    ]),
  )
  return {
    name: 'replace-modules',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || !source.startsWith('.')) return
      const [from = ''] = importer.split('?')
      return replacements.get(path.resolve(path.dirname(from), source))
    },
  }
}
