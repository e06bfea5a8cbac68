import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { databaseFolder, passwordFile } from '../config/local-database.ts'
import { portOf } from '../config/ports.ts'
import { SettingError } from '../config/setting-error.ts'
import { readSiteSettings } from '../config/read-site-settings.ts'
import { HOSTS_FOLDER } from '../hosting/hosts-folder.ts'
import { precompress } from '../hosting/precompress.ts'
import type { Site } from '../src/content/site.ts'
import { locales } from '../src/locales.ts'
import { landingPath } from '../src/urls/page-urls.ts'
import { close, listen, takenPort } from './listen.ts'
import { createSiteServer, followPolicy } from './site-server.ts'
import { startMailStack } from './mail-stack.ts'

/**
 * Starts the site, the contact function, its database and the inbox. `npm start` serves the built
 * site; `npm run dev`, which passes `--dev`, uses Vite's development server.
 */
const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } })
const root = new URL('../', import.meta.url)
const print = (line: string) => process.stdout.write(`${line}\n`)

const stops: (() => Promise<unknown>)[] = []
let stopping = false
const started = start()

// A second signal must not end this process before the database has stopped.
process.on('SIGINT', stopAll).on('SIGTERM', stopAll).on('SIGHUP', stopAll)
// Writing to a closed terminal fails, which must not end this process.
process.stdout.on('error', () => {})
// npm runs this script in a shell that does not forward signals, so stop when the shell ends.
if (process.env['npm_lifecycle_event'] !== undefined) stopWithParent()

try {
  await started
} catch (error) {
  // Ctrl-C also stops Deno, so a startup that is still in progress fails. Ignore that failure.
  if (!stopping) {
    if (!(error instanceof SettingError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

async function start(): Promise<void> {
  const site = readSiteSettings(fileURLToPath(root))
  const port = portOf('PORT', process.env)
  const pages = values.dev ? await startDevelopment(port) : await startBuild(port, site)
  stops.push(pages.stop)
  print(`Site      ${pages.url}`)
  for (const locale of locales) print(`  ${locale.padEnd(8)}${pages.url}${landingPath(locale)}`)

  const folder = databaseFolder(process.env)
  const mail = await startMailStack({
    site,
    origins: formOrigins(pages.url, site),
    databaseFolder: folder,
    environment: process.env,
    log: print,
  })
  stops.push(mail.stop)
  print(`Function  ${mail.functionUrl}`)
  if (mail.databaseUrl !== undefined) {
    const url = Object.assign(new URL(mail.databaseUrl), { password: '' })
    print(`Database  ${url.href}, with the password in ${passwordFile(folder)}`)
  }
  print(`Inbox     ${mail.inboxUrl}`)
}

/** Stops all servers. If some are still starting, first waits until they have started or failed. */
function stopAll(): void {
  if (stopping) return
  stopping = true
  void started
    .catch(() => {})
    .then(() => Promise.all(stops.map((stop) => stop())))
    .then(() => process.exit(0))
}

function stopWithParent(): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stopAll()
  }, 1000)
}

/** Returns the site's origins on local hosts and, with a wildcard, on Brazilian host names. */
function formOrigins(url: string, { brazilianDomainMarker }: Site): string[] {
  const brazilian = `*.${brazilianDomainMarker.replace(/^\./, '')}`
  return ['localhost', '127.0.0.1', brazilian].map((host) => url.replace('localhost', host))
}

async function startBuild(port: number, { brazilianDomainMarker }: Site) {
  const folder = fileURLToPath(new URL('dist', root))
  const policy = fileURLToPath(new URL(`${HOSTS_FOLDER}/policy.json`, root))
  const securityHeaders = followPolicy(policy)
  await precompress(folder)
  const server = createSiteServer({ folder, brazilianDomainMarker, securityHeaders })
  const actual = await listen(server, 'PORT', port)
  return { url: `http://localhost:${actual}`, stop: () => close(server) }
}

async function startDevelopment(port: number) {
  // Import Vite on demand: the built site is served without it.
  const { createServer } = await import('vite')
  const server = await createServer({
    root: fileURLToPath(root),
    configFile: fileURLToPath(new URL('vite.config.ts', root)),
    server: { port },
  })
  await server.listen().catch((error: Error) => {
    throw error.message.endsWith('is already in use') ? takenPort('PORT', port) : error
  })
  const url = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? `http://localhost:${port}`
  return { url, stop: () => server.close() }
}
