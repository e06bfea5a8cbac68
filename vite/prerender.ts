import { readFile, rm, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, ResolvedConfig, ViteBuilder } from 'vite'
import { openPages, type OpenPages } from '../src/development/open-pages.ts'
import { renderedPages, type RenderedPages } from '../src/development/rendered-pages.ts'
import { getReady, servePages, type ContentState } from '../src/development/serve-pages.ts'
import type * as EntryBuild from '../src/entry-build.ts'
import { fillTemplate } from './page-template.ts'
import { stylesheets } from '../src/stylesheets.ts'

type BuildOutput = Awaited<ReturnType<ViteBuilder['build']>>

const ENTRY = '/src/entry-build.ts'

/** Where the server build lies while the pages are written; removed afterwards. */
const SERVER_FOLDER = 'node_modules/.prerender'

interface PrerenderOptions {
  /** Called with each page of a build, by its path in the site, as soon as it is written. */
  isWritten: (file: string) => void
  /** Asked in development. */
  content: ContentState
}

/**
 * The Vite plugin that makes pages of React: static files in the build, and the
 * same render for each request in development.
 */
export function prerender({ content, isWritten }: PrerenderOptions): Plugin {
  let config: ResolvedConfig
  let development: { pages: RenderedPages; open: OpenPages } | undefined
  return {
    name: 'prerender',
    config: () => ({
      appType: 'custom',
      // Else the config file is bundled and run once more for each environment.
      builder: { sharedConfigBuild: true },
      environments: {
        client: {
          build: { rolldownOptions: { input: ['index.html', ...Object.values(stylesheets)] } },
        },
        ssr: {
          build: {
            outDir: SERVER_FOLDER,
            emptyOutDir: true,
            copyPublicDir: false,
            rollupOptions: { input: ENTRY, output: { entryFileNames: 'entry-build.js' } },
          },
        },
      },
    }),
    configResolved(resolved) {
      config = resolved
    },
    buildApp: (builder) => buildPages(builder, config.root, isWritten),
    configureServer(server) {
      const pages = renderedPages(config.root, definitions(config))
      const open = openPages(server)
      development = { pages, open }
      getReady(server, pages, content)
      return () => servePages(server, pages, open, content)
    },
    hotUpdate({ file, modules }) {
      if (this.environment.name !== 'client' || development === undefined) return
      const { pages, open } = development
      const isInBrowser = modules.length > 0
      if (!isInBrowser && !pages.knows(file)) return
      open.changed()
      // Vite swaps what runs in the browser; what only the pages are made of needs a new one.
      if (isInBrowser) return
      open.reload()
      // While the browser makes up its mind; a fault is for its request to say.
      void pages.load('pages').catch(() => {})
    },
  }
}

/** What Vite puts in the place of expressions, for the pages. */
function definitions({ define = {}, env }: ResolvedConfig): Record<string, string> {
  const known = Object.entries({ ...env, SSR: true }).map(([name, value]) => {
    return [`import.meta.env.${name}`, JSON.stringify(value)]
  })
  return { 'import.meta.env': '{}', ...Object.fromEntries(known), ...define }
}

async function buildPages(
  builder: ViteBuilder,
  root: string,
  isWritten: PrerenderOptions['isWritten'],
): Promise<void> {
  const { client, ssr } = builder.environments
  if (client === undefined || ssr === undefined) throw new Error('An environment is missing')
  const output = await builder.build(client)
  await builder.build(ssr)

  const target = path.resolve(root, client.config.build.outDir)
  const styleOf = await inlineStyles(target, output)
  const server = path.resolve(root, SERVER_FOLDER)
  const template = await staticTemplate(target)
  const entry = await importEntry(path.join(server, 'entry-build.js'))

  const pages = [
    ...entry.pageUrls,
    ...entry.notFoundUrls.map(({ path: folder, file }) => ({ path: `${folder}404`, file })),
  ]
  for (const { path: address, file } of pages) {
    const page = fillTemplate(template, await entry.render(address), styleOf)
    await writeOutput(path.join(target, file), page)
    isWritten(file)
  }
  for (const [address, text] of Object.entries(entry.metadataFileText)) {
    await writeOutput(path.join(target, address), text())
  }
  // Only here: development draws none.
  const { createRasterizer } = await import('./rasterize.ts')
  const { measure, toPng } = createRasterizer(root)
  for (const { file, svg } of entry.ogImages(measure)) {
    await writeOutput(path.join(target, file), toPng(svg))
  }
  await rm(server, { recursive: true })
}

async function importEntry(file: string): Promise<typeof EntryBuild> {
  return import(/* @vite-ignore */ pathToFileURL(file).href)
}

/** Takes the stylesheets of the pages out of the client build: they are sent within the pages. */
async function inlineStyles(folder: string, output: BuildOutput) {
  const styles = new Map<string, string>()
  const files = [output].flat().flatMap((one) => ('output' in one ? one.output : []))
  for (const stylesheet of Object.values(stylesheets)) {
    const file = files.find(
      (one) => one.type === 'asset' && one.originalFileNames.includes(stylesheet),
    )
    if (file === undefined) throw new Error(`The client build has no ${stylesheet}`)
    const built = path.join(folder, file.fileName)
    styles.set(stylesheet, `<style>${(await readFile(built, 'utf8')).trim()}</style>`)
    await rm(built)
  }
  return (stylesheet: string) => styles.get(stylesheet) ?? ''
}

/** The client build's `index.html` with its script out of the way. */
async function staticTemplate(folder: string): Promise<string> {
  const html = await readFile(path.join(folder, 'index.html'), 'utf8')
  return (
    html
      // Simulated loads count a module script as blocking unless it is marked as unimportant, and
      // a script that is waited for at the end of the page delays its first paint on slow phones.
      .replace('<script type="module"', '<script type="module" async fetchpriority="low"')
  )
}

async function writeOutput(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
}
