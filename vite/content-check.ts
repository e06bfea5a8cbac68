import { join, sep } from 'node:path'
import type { ErrorPayload, Plugin, ResolvedConfig, ViteDevServer } from 'vite'
import { checkSite, type SiteReport } from '../cli/check-site.ts'
import { LatestRun } from '../cli/latest-run.ts'
import { languageOf } from '../cli/report-language.ts'
import { overlayOf } from '../cli/reporters/overlay.ts'
import { formatStaleFiles } from '../cli/reporters/stale-files.ts'
import { formatReport } from '../cli/reporters/text.ts'

/** What other plugins may ask of this one, for a middleware that renders pages. */
export interface ContentCheckApi {
  /**
   * What the overlay of a page must show, once the check that is under way has
   * ended; null while content is clean. Starts the first check.
   */
  failure(): Promise<ErrorPayload | null>
  /** What it has to show so far. */
  shown(): ErrorPayload | null
}

/** How long a check waits for pages to reload, in milliseconds; not every change reloads one. */
const LONGEST_RELOAD = 1000

/**
 * A Vite plugin that keeps wrong content out of the site: it fails the build,
 * and in development shows what `check-locales` and `prices --check` find in
 * the terminal and over the page, until it is put right.
 */
export function contentCheck(): Plugin<ContentCheckApi> & { api: ContentCheckApi } {
  let config: ResolvedConfig
  let watching: ContentCheckApi | undefined

  return {
    name: 'content-check',
    api: {
      failure: async () => (await watching?.failure()) ?? null,
      shown: () => watching?.shown() ?? null,
    },
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(resolved) {
      config = resolved
    },
    async buildStart() {
      if (config.command !== 'build') return
      const report = await checkSite(config.root)
      const text = textOf(report)
      if (!text) return
      if (!isBroken(report)) return this.warn(`The content has warnings.\n\n${text}`)
      // Where this file threw is of no use to whoever reads the report.
      this.error({ message: `The content has problems.\n\n${text}`, stack: '' })
    },
    configureServer(server) {
      watching = watchContent(server)
    },
  }
}

/**
 * Checks when it is first asked, and after each change; tells what the last check found. Not
 * at once: a check takes as long as a page, and the first page is what somebody waits for.
 */
function watchContent(server: ViteDevServer): ContentCheckApi {
  const { root, logger } = server.config
  const { hot } = server.environments.client
  let shown: ErrorPayload | null = null

  const check = new LatestRun(async () => {
    try {
      const report = await checkSite(root)
      const wasShown = shown !== null
      const text = textOf(report)
      shown = overlayOf(report, root, language)
      if (shown) {
        logger.error(`\n${text}`, { timestamp: true })
        hot.send(shown)
      } else {
        if (text) logger.warn(`\n${text}`, { timestamp: true })
        else if (wasShown) logger.info('The content is clean again.', { timestamp: true })
        if (wasShown) hot.send({ type: 'full-reload' })
      }
    } catch (error) {
      logger.error(error instanceof Error ? error.message : String(error), { timestamp: true })
    }
  })

  const watched = [join(root, 'content'), join(root, 'src', 'generated')]
  server.watcher.add(watched)
  server.watcher.on('all', (_event, path) => {
    const touches = watched.some((folder) => path === folder || path.startsWith(folder + sep))
    if (!touches) return
    check.expire()
    // A check takes as long as a page, on the same thread: pages that are open reload first.
    void reloaded(server).then(() => check.settle())
  })
  // A page that is opened, or reloaded, while content is wrong has seen no message yet.
  server.ws.on('connection', () => {
    if (shown) hot.send(shown)
  })

  return {
    async failure() {
      await check.settle()
      return shown
    },
    shown: () => shown,
  }
}

/** Resolves when a page has connected again that was open, or when none does. */
async function reloaded({ ws }: ViteDevServer): Promise<void> {
  if (ws.clients.size === 0) return
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(patience)
      ws.off('connection', done)
      resolve()
    }
    const patience = setTimeout(done, LONGEST_RELOAD)
    ws.on('connection', done)
  })
}

const language = languageOf(process.env)

/** Whether pages may not be made of it; warnings don't keep them. */
function isBroken({ content, stale }: SiteReport): boolean {
  return stale.length > 0 || content.findings.some(({ severity }) => severity === 'error')
}

function textOf({ content, stale }: SiteReport): string | null {
  if (content.findings.length > 0) return formatReport(content, { colors: false, language })
  return stale.length > 0 ? formatStaleFiles(stale, { colors: false }) : null
}
