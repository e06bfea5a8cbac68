import { defineConfig, passthroughImageService } from 'astro/config'
import { siteModules } from '../../vite/site-modules.ts'

export default defineConfig({
  publicDir: '../../public',
  image: { service: passthroughImageService() },
  build: { format: 'file', assets: 'assets', inlineStylesheets: 'always' },
  vite: { plugins: [siteModules('http://localhost:54321')] },
})
