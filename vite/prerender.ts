import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inspect } from 'node:util'
import { pathToFileURL } from 'node:url'
import {
  isRunnableDevEnvironment,
  type BuildEnvironment,
  type Plugin,
  type ResolvedConfig,
  type ViteBuilder,
  type ViteDevServer,
} from 'vite'
import type * as Catalogue from '../src/catalogue/entry-catalogue.tsx'
import type * as EntryServer from '../src/entry-server.tsx'
import { PRINT_STYLESHEET, stylesheets } from '../src/styles/stylesheets.ts'
import { isMetadataFile, metadataFiles } from '../src/urls/page-urls.ts'
import { createRasterizer } from './rasterize.ts'

type BuildOutput = Awaited<ReturnType<ViteBuilder['build']>>

const ENTRY = '/src/entry-server.tsx'

/** The catalogue of component states that no page shows, in development only. */
const CATALOGUE_ENTRY = '/src/catalogue/entry-catalogue.tsx'

/** The server build's output folder, which is removed once the pages are rendered. */
const SERVER_FOLDER = 'node_modules/.prerender'

/**
 * The Vite plugin that renders the pages with React: as static files in a build, and for each
 * request in development.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig
  /** In development, whether any module has changed since a page was last requested. */
  let hasChanged = false
  return {
    name: 'prerender',
    config: () => ({
      appType: 'custom',
      // Otherwise, Vite would bundle and run the config file again for each environment.
      builder: { sharedConfigBuild: true },
      environments: {
        client: {
          build: {
            rolldownOptions: {
              input: ['index.html', ...Object.values(stylesheets), PRINT_STYLESHEET],
            },
          },
        },
        ssr: {
          build: {
            outDir: SERVER_FOLDER,
            emptyOutDir: true,
            copyPublicDir: false,
            // Emits the images that components import.
            emitAssets: true,
            rolldownOptions: { input: ENTRY, output: { entryFileNames: 'entry-server.js' } },
          },
        },
      },
    }),
    configResolved(resolved) {
      config = resolved
    },
    buildApp: (builder) => buildPages(builder, config.root),
    configureServer(server) {
      const { ws, environments } = server
      // A page that was requested before a change may connect after the change and miss the reload.
      ws.on('connection', () => {
        if (hasChanged) environments.client.hot.send({ type: 'full-reload' })
      })
      return () => servePages(server, () => (hasChanged = false))
    },
    hotUpdate({ file, modules, server }) {
      const { environment } = this
      if (!isRunnableDevEnvironment(environment) || modules.length === 0) return
      // Otherwise, Vite would cache a stale result if a file changed while being compiled.
      for (const module of modules) environment.moduleGraph.invalidateModule(module)
      environment.runner.clearCache()
      hasChanged = true
      // Vite updates modules that run in the browser; all other changes require a reload.
      const { hot, moduleGraph } = server.environments.client
      if (!moduleGraph.getModulesByFile(file)) hot.send({ type: 'full-reload' })
      return []
    },
  }
}

/** Responds to requests for pages and metadata files in development. */
function servePages(server: ViteDevServer, onPageRequest: () => void): void {
  const { ssr } = server.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The environment ssr cannot run modules')
  const load = <Module>(entry: string) => ssr.runner.import<Module>(entry)

  server.middlewares.use(async (request, response, next) => {
    const url = request.originalUrl ?? '/'
    const { pathname } = new URL(url, 'http://localhost')
    try {
      if (isMetadataFile(pathname)) {
        const { metadataFileText } = await load<typeof EntryServer>(ENTRY)
        response.setHeader('Content-Type', metadataFiles[pathname])
        response.end(metadataFileText[pathname]())
        return
      }
      if (request.headers.accept?.includes('text/html')) onPageRequest()
      const isCatalogue = `${pathname}/`.startsWith('/_catalogue/')
      const { render } = await load<typeof EntryServer | typeof Catalogue>(
        isCatalogue ? CATALOGUE_ENTRY : ENTRY,
      )
      const page = await render(pathname)
      const html = await readFile(path.join(server.config.root, 'index.html'), 'utf8')
      const template = await server.transformIndexHtml(url, html)
      response.statusCode = page.status
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.end(
        fillTemplate(
          replaceOnce(template, '<!--print-->', printLink(PRINT_STYLESHEET)),
          page,
          (file) => `<link rel="stylesheet" href="/${file}">`,
        ),
      )
    } catch (error) {
      // Let Vite show its error page.
      next(error)
    }
  })
}

async function buildPages(builder: ViteBuilder, root: string): Promise<void> {
  const { client, ssr } = builder.environments
  if (client === undefined || ssr === undefined) throw new Error('An environment is missing')
  // In parallel, because the client build waits for the content check.
  const rendering = renderPages(builder, ssr, root)
  // If both fail, only the client build's error is shown, because it explains content problems.
  rendering.catch(() => {})
  const output = await builder.build(client).catch(({ message }: Error) => {
    // The stack trace shows only Rolldown and Vite; plugins' stack traces are part of the message.
    throw Object.assign(new Error(message), { [inspect.custom]: () => message })
  })
  const { pages, otherFiles } = await rendering

  const target = path.resolve(root, client.config.build.outDir)
  const styleFiles = builtStylesheets(output)
  const inlinedStyles = await inlineStyles(target, styleFiles)
  const template = await staticTemplate(target, styleFiles(PRINT_STYLESHEET))
  for (const { file, page } of pages) {
    await writeOutput(path.join(target, file), fillTemplate(template, page, inlinedStyles))
  }
  for (const [file, content] of Object.entries(otherFiles)) {
    await writeOutput(path.join(target, file), content)
  }
}

/** Builds the server entry, and renders the pages, metadata files and Open Graph images with it. */
async function renderPages(builder: ViteBuilder, ssr: BuildEnvironment, root: string) {
  await builder.build(ssr)
  const server = path.resolve(root, SERVER_FOLDER)
  const entryUrl = pathToFileURL(path.join(server, 'entry-server.js')).href
  const entry = (await import(entryUrl)) as typeof EntryServer

  const urls = [
    ...entry.pageUrls,
    ...entry.notFoundUrls.map(({ path: folder, file }) => ({ path: `${folder}404`, file })),
  ]
  const pages: { file: string; page: EntryServer.RenderedPage }[] = []
  for (const { path: address, file } of urls) {
    pages.push({ file, page: await entry.render(address) })
  }
  const otherFiles: Record<string, string | Buffer> = {}
  for (const [address, text] of Object.entries(entry.metadataFileText)) {
    otherFiles[address] = text()
  }
  const assets = path.join(server, ssr.config.build.assetsDir)
  for (const name of await readdir(assets).catch(() => [])) {
    // The client build has its own scripts and stylesheets.
    if (/\.(?:js|css)$/.test(name)) continue
    otherFiles[`${ssr.config.build.assetsDir}/${name}`] = await readFile(path.join(assets, name))
  }
  const { measure, toPng } = createRasterizer(root)
  for (const { file, svg } of entry.ogImages(measure)) otherFiles[file] = toPng(svg)
  await rm(server, { recursive: true })
  return { pages, otherFiles }
}

function builtStylesheets(output: BuildOutput) {
  const files = [output].flat().flatMap((one) => ('output' in one ? one.output : []))
  return (stylesheet: string): string => {
    const file = files.find(
      (one) => one.type === 'asset' && one.originalFileNames.includes(stylesheet),
    )
    if (file === undefined) throw new Error(`The client build has no ${stylesheet}`)
    return file.fileName
  }
}

/**
 * Removes each page stylesheet from the client build, and returns a function that maps the path of
 * a stylesheet to a `<style>` element.
 */
async function inlineStyles(folder: string, builtFile: (stylesheet: string) => string) {
  const styles = new Map<string, string>()
  for (const stylesheet of Object.values(stylesheets)) {
    const built = path.join(folder, builtFile(stylesheet))
    styles.set(stylesheet, `<style>${(await readFile(built, 'utf8')).trim()}</style>`)
    await rm(built)
  }
  return (stylesheet: string) => styles.get(stylesheet) ?? ''
}

/** The print stylesheet's link, at the end of the body so that it never delays the page. */
function printLink(file: string): string {
  return `<link rel="stylesheet" href="/${file}" media="print">`
}

/** The client build's `index.html`, with a script that does not delay the first paint. */
async function staticTemplate(folder: string, printFile: string): Promise<string> {
  const html = await readFile(path.join(folder, 'index.html'), 'utf8')
  // Lighthouse counts a module script as render-blocking unless its priority is low, and deferred
  // scripts delay the first paint on slow phones.
  const script = '<script type="module"'
  const template = replaceOnce(html, script, `${script} async fetchpriority="low"`)
  return replaceOnce(template, '<!--print-->', printLink(printFile))
}

async function writeOutput(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
}

/**
 * Inserts a rendered page into `index.html`.
 *
 * @param style returns the HTML element for a stylesheet
 */
function fillTemplate(
  template: string,
  page: EntryServer.RenderedPage,
  style: (stylesheet: string) => string,
): string {
  const parts = {
    'lang="und"': `lang="${page.lang}"`,
    '<!--styles-->': page.stylesheets.map(style).join(''),
    '<!--head-->': page.head,
    '<!--body-->': page.body,
  }
  return Object.entries(parts).reduce(
    (html, [marker, part]) => replaceOnce(html, marker, part),
    template,
  )
}

/** @throws if `index.html` does not contain the marker, because the part would then be missing */
function replaceOnce(html: string, marker: string, part: string): string {
  if (!html.includes(marker)) throw new Error(`index.html does not contain ${marker}`)
  return html.replace(marker, () => part)
}
