import { readFile, rm, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  isRunnableDevEnvironment,
  type Plugin,
  type ResolvedConfig,
  type ViteBuilder,
  type ViteDevServer,
} from 'vite'
import { isMachineFile, machineFiles } from './addresses.ts'
import type * as EntryBuild from './entry-build.tsx'
import type { RenderedPage } from './entry-build.tsx'
import { createRasterizer } from './sharing/rasterize.ts'

const ENTRY = '/src/entry-build.tsx'

/** Shows every component in every state, in development only: the build does not know it. */
const CATALOGUE = { path: '/_catalogue', entry: '/src/catalogue/entry-catalogue.tsx' }

/** Where the server build lies while the pages are written; removed afterwards. */
const SERVER_FOLDER = 'node_modules/.prerender'

/** A page for Vite's client, which shows what the content check says. */
const ONLY_THE_OVERLAY =
  '<!doctype html><title>!</title><script type="module" src="/@vite/client"></script>'

interface PrerenderOptions {
  /** Whether the content is known to be wrong: in development the page then only carries the message. */
  hasFailed: () => Promise<boolean>
}

/**
 * The Vite plugin that makes pages of React: static files in the build, and the
 * same render for each request in development.
 */
export function prerender({ hasFailed }: PrerenderOptions): Plugin {
  let config: ResolvedConfig
  return {
    name: 'prerender',
    config: () => ({
      appType: 'custom',
      // Else the config file is bundled and run once more for each environment.
      builder: { sharedConfigBuild: true },
      environments: {
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
    buildApp: (builder) => buildPages(builder, config.root),
    configureServer: (server) => () => serveRenderedPages(server, hasFailed),
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return
      // An island is swapped in the browser; what only the server knows needs a new page.
      if (server.environments.client.moduleGraph.getModulesByFile(file)?.size) return
      server.environments.client.hot.send({ type: 'full-reload' })
    },
  }
}

async function buildPages(builder: ViteBuilder, root: string): Promise<void> {
  const { client, ssr } = builder.environments
  if (client === undefined || ssr === undefined) throw new Error('An environment is missing')
  await builder.build(client)
  await builder.build(ssr)

  const target = path.resolve(root, client.config.build.outDir)
  const server = path.resolve(root, SERVER_FOLDER)
  const template = await staticTemplate(target)
  const entry = await importEntry(path.join(server, 'entry-build.js'))

  for (const { path: address, file } of entry.addresses) {
    await writeOutput(path.join(target, file), fillTemplate(template, await entry.render(address)))
  }
  for (const { path: folder, file } of entry.notFoundAddresses) {
    const page = await entry.render(`${folder}404`)
    await writeOutput(path.join(target, file), fillTemplate(template, page))
  }
  for (const [address, text] of Object.entries(entry.machineFileText)) {
    await writeOutput(path.join(target, address), text())
  }
  const { measure, toPng } = createRasterizer(root)
  for (const { file, svg } of entry.sharingPictures(measure)) {
    await writeOutput(path.join(target, file), toPng(svg))
  }
  await rm(server, { recursive: true })
}

async function importEntry(file: string): Promise<typeof EntryBuild> {
  return import(/* @vite-ignore */ pathToFileURL(file).href)
}

/** The client build's `index.html` with its stylesheet inside and its script out of the way. */
async function staticTemplate(folder: string): Promise<string> {
  const html = await readFile(path.join(folder, 'index.html'), 'utf8')
  const link = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(html)
  if (link === null) throw new Error('The client build has no stylesheet')
  const [tag, href = ''] = link
  const file = path.join(folder, href)
  const css = await readFile(file, 'utf8')
  await rm(file)
  return (
    html
      .replace(tag, () => `<style>${css.trim()}</style>`)
      // Simulated loads count a module script as blocking unless it is marked as unimportant.
      .replace('<script type="module"', '<script type="module" fetchpriority="low"')
  )
}

function fillTemplate(template: string, { lang, head, body }: RenderedPage): string {
  return template
    .replace('lang="und"', `lang="${lang}"`)
    .replace('<!--head-->', () => head)
    .replace('<!--body-->', () => body)
}

async function writeOutput(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
}

function serveRenderedPages(server: ViteDevServer, hasFailed: PrerenderOptions['hasFailed']): void {
  const environment = server.environments.ssr
  if (!isRunnableDevEnvironment(environment)) throw new Error('The ssr environment cannot run')

  server.middlewares.use(async (request, response, next) => {
    const address = request.originalUrl ?? '/'
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    if (await hasFailed()) {
      response.statusCode = 500
      response.end(ONLY_THE_OVERLAY)
      return
    }
    try {
      const file = path.join(server.config.root, 'index.html')
      const template = await server.transformIndexHtml(address, await readFile(file, 'utf8'))
      const { pathname } = new URL(address, 'http://localhost')
      if (isMachineFile(pathname)) {
        const { machineFileText }: typeof EntryBuild = await environment.runner.import(ENTRY)
        response.setHeader('Content-Type', machineFiles[pathname])
        response.end(machineFileText[pathname]())
        return
      }
      const isCatalogue = `${pathname}/`.startsWith(`${CATALOGUE.path}/`)
      const entry: Pick<typeof EntryBuild, 'render'> = await environment.runner.import(
        isCatalogue ? CATALOGUE.entry : ENTRY,
      )
      const page = await entry.render(pathname)
      response.statusCode = page.status
      response.end(fillTemplate(template, page))
    } catch (error) {
      next(error)
    }
  })
}
