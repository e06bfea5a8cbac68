import mdx from '@mdx-js/rollup'
import react from '@astrojs/react'
import { defineConfig, passthroughImageService } from 'astro/config'
import remarkFrontmatter from 'remark-frontmatter'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import { remarkPlaceholders } from '../../vite/mdx.ts'
import { replaced } from './replaced.ts'

export default defineConfig({
  publicDir: '../../public',
  integrations: [
    react(),
    {
      name: 'hover',
      hooks: {
        'astro:config:setup': ({ addClientDirective }) =>
          addClientDirective({ name: 'hover', entrypoint: './src/hover.ts' }),
      },
    },
  ],
  image: { service: passthroughImageService() },
  // Files at the same paths as ours, so that the same server serves both.
  build: { format: 'file', assets: 'assets', inlineStylesheets: 'always' },
  vite: {
    plugins: [
      replaced(),
      {
        enforce: 'pre',
        ...mdx({ remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkPlaceholders] }),
      },
    ],
    define: { 'import.meta.env.VITE_SUPABASE_URL': JSON.stringify('http://localhost:54321') },
    build: {
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      cssMinify: 'lightningcss',
      // The script of every page stands in the page, as Astro does with small ones.
      assetsInlineLimit: (file) => file.endsWith('.js'),
    },
  },
})
