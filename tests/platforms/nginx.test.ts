import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { serverFolders } from '../../hosting/nginx.ts'
import { checkPort } from '../../server/listen.ts'
import { fixtureBuild, fixtureHosts } from '../fixtures/fixture-site.ts'
import { testServer, type RunningServer } from '../hosting/server-tests.ts'
import { TemporaryFolder } from '../temporary-folder.ts'
import { isNginxInstalled, startNginx } from './run-nginx.ts'

testServer({ name: 'nginx', start, isInstalled: isNginxInstalled })

/**
 * Starts nginx with the build's configuration. Only the `listen` directives and the paths are
 * changed, so that nginx does not need root privileges.
 */
async function start(): Promise<RunningServer> {
  const folder = TemporaryFolder.create()
  const port = await checkPort('PORT', 0)
  const generated = path.join(fixtureHosts, 'nginx')
  for (const file of await readdir(generated)) {
    const text = (await readFile(path.join(generated, file), 'utf8'))
      .replaceAll(serverFolders.configuration, folder.root)
      .replaceAll(serverFolders.files, fixtureBuild)
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('    listen [::]:80;\n', '')
    await folder.write(file, text)
  }
  const stop = await startNginx(folder, folder.path('server.conf'))
  return { port, stop: () => stop().then(() => folder.remove()) }
}
