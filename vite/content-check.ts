import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ErrorPayload, Plugin, ResolvedConfig, ViteDevServer } from 'vite'
import { tsImport } from 'tsx/esm/api'
import { readReleaseEnvironment } from '../config/release-environment.ts'
import type * as Checker from '../cli/checks/check-for-vite.ts'

/** Debounce delay for checks, in milliseconds; it lets pages reload first. */
const QUIET = 300

interface ContentCheckApi {
  /** In a build: the summary of what must change before a release; empty if nothing must change. */
  releaseSummary: () => Promise<string>
}

/**
 * The Vite plugin that checks the content, as `check-locales` and `prices --check` do. Errors fail
 * a build; in development, the terminal shows the report, and an overlay on the page shows errors.
 */
export function contentCheck(): Plugin & { api: ContentCheckApi } {
  let config: ResolvedConfig
  let report: Promise<Checker.BuildReport> | undefined
  return {
    name: 'content-check',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(resolved) {
      config = resolved
    },
    buildStart() {
      if (config.command !== 'build') return
      report = checkInWorker(config.root)
      // Prevents an unhandled rejection: `buildEnd` awaits the report, and throws its error.
      report.catch(() => {})
    },
    // In any later hook, the previous build's files would already have been removed.
    async buildEnd() {
      const { text, isBroken } = (await report) ?? {}
      if (!text) return
      if (!isBroken) return this.warn(`The content has warnings.\n\n${text}`)
      // A stack trace from this plugin would not be helpful.
      this.error({ message: `The content has problems.\n\n${text}`, stack: '' })
    },
    api: { releaseSummary: async () => (await report)?.releaseSummary ?? '' },
    configureServer: watchContent,
  }
}

/** Checks the content on startup and after each change, one check at a time. */
function watchContent({ config, environments, watcher, ws }: ViteDevServer): void {
  const { root, logger } = config
  const { hot } = environments.client
  let overlay: ErrorPayload | null = null

  const check = async () => {
    const wasShown = overlay !== null
    const report = await checkForVite(root)
    const { text } = report
    overlay = report.overlay
    if (overlay) {
      logger.error(`\n${text}`, { timestamp: true })
      hot.send(overlay)
      return
    }
    if (text) logger.warn(`\n${text}`, { timestamp: true })
    else if (wasShown) logger.info('The content has no more problems.', { timestamp: true })
    if (wasShown) hot.send({ type: 'full-reload' })
  }

  let checks = Promise.resolve()
  const enqueue = () => {
    checks = checks.then(check).catch((error: unknown) => logger.error(String(error)))
  }
  let timer = setTimeout(enqueue, QUIET)
  const folders = ['content', 'src/generated'].map((folder) => path.join(root, folder, '/'))
  watcher.add(folders)
  watcher.on('all', (_event, file) => {
    if (!folders.some((folder) => file.startsWith(folder))) return
    clearTimeout(timer)
    timer = setTimeout(enqueue, QUIET)
  })
  // Also show the overlay on pages that are opened or reloaded later.
  ws.on('connection', () => {
    if (overlay) hot.send(overlay)
  })
}

let checker: Promise<typeof Checker> | undefined

/** Runs the checker, which cannot be bundled into Vite's config: it loads rules from a folder. */
async function checkForVite(root: string): Promise<Checker.BuildReport> {
  checker ??= tsImport('../cli/checks/check-for-vite.ts', import.meta.url) as Promise<
    typeof Checker
  >
  return (await checker).checkForVite(root)
}

/** Checks a build's content in parallel with bundling, which takes about as long. */
async function checkInWorker(root: string): Promise<Checker.BuildReport> {
  // Read here, because reading it requires Vite, which is slow to load again in a worker.
  const environment = await readReleaseEnvironment(root)
  const worker = new Worker(new URL('./content-check-worker.js', import.meta.url), {
    workerData: { root, environment },
  })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve).once('error', reject)
    // Has no effect once the message has arrived.
    worker.once('exit', (code) => reject(new Error(`The content check exited with ${code}`)))
  })
}
