import path from 'node:path'
import type { ErrorPayload, Plugin, ResolvedConfig, ViteDevServer } from 'vite'
import { checkSite, type SiteReport } from '../cli/check-site.ts'
import { languageOf } from '../cli/report-language.ts'
import { overlayOf } from '../cli/reporters/overlay.ts'
import { formatStaleFiles } from '../cli/reporters/stale-files.ts'
import { formatReport } from '../cli/reporters/text.ts'

/** Milliseconds to wait after a change before the content is checked, so that pages reload first. */
const QUIET = 300

const language = languageOf(process.env)

/**
 * The Vite plugin that checks the content: errors fail a build; in development, the report of
 * `check-locales` and `prices --check` is shown in the terminal and in an overlay on the page.
 */
export function contentCheck(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'content-check',
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
      // A stack trace of this plugin would not be helpful.
      this.error({ message: `The content has problems.\n\n${text}`, stack: '' })
    },
    configureServer: watchContent,
  }
}

/** Checks the content on startup and after each change, one check at a time. */
function watchContent({ config, environments, watcher, ws }: ViteDevServer): void {
  const { root, logger } = config
  const { hot } = environments.client
  let overlay: ErrorPayload | null = null

  const check = async () => {
    const report = await checkSite(root)
    const text = textOf(report)
    const wasShown = overlay !== null
    overlay = overlayOf(report, root, language)
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
  const folders = ['content', 'src/generated'].map((folder) => path.join(root, folder))
  watcher.add(folders)
  watcher.on('all', (_event, file) => {
    if (!folders.some((folder) => file.startsWith(folder))) return
    clearTimeout(timer)
    timer = setTimeout(enqueue, QUIET)
  })
  // Also show the report on pages that are opened or reloaded later.
  ws.on('connection', () => {
    if (overlay) hot.send(overlay)
  })
}

/** Whether the content has errors; warnings are ignored. */
function isBroken({ content, stale }: SiteReport): boolean {
  return stale.length > 0 || content.findings.some(({ severity }) => severity === 'error')
}

function textOf({ content, stale }: SiteReport): string | null {
  if (content.findings.length > 0) return formatReport(content, { colors: false, language })
  return stale.length > 0 ? formatStaleFiles(stale, { colors: false }) : null
}
