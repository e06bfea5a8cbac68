import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { fixtureBuild, fixtureHosts } from '../fixtures/fixture-site.ts'

export interface RunningServer {
  port: number
  stop: () => Promise<void>
}

const run = promisify(execFile)

/** The nginx of `NGINX_PATH`, else an installed one; undefined where there is none. */
export async function nginxPath(): Promise<string | undefined> {
  const named = process.env['NGINX_PATH'] || 'nginx'
  return run(named, ['-v']).then(
    () => named,
    () => undefined,
  )
}

/** Debian's package of the brotli module puts it here; `NGINX_BROTLI_PATH` names another place. */
const BROTLI =
  process.env['NGINX_BROTLI_PATH'] || '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/**
 * Starts a real nginx with the configuration of the build, without root: only
 * the port and the folders of `server.conf` are others.
 *
 * @throws with what nginx said, where it does not start
 */
export async function startNginx(nginx: string): Promise<RunningServer> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'nginx-'))
  const site = path.join(home, 'site')
  await cp(path.join(fixtureHosts, 'nginx'), site, { recursive: true })
  // Its files are read by users that may not enter our folder.
  await cp(fixtureBuild, path.join(home, 'www'), { recursive: true })
  const here = (text: string) =>
    text.replaceAll('/etc/nginx/site', site).replaceAll('/var/www/site', path.join(home, 'www'))
  const rules = path.join(site, 'rules.conf')
  await writeFile(rules, here(await readFile(rules, 'utf8')))

  const port = await freePort()
  const server = here(await readFile(path.join(site, 'server.conf'), 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('    listen [::]:80;\n', '')
  await mkdir(path.join(home, 'temp'))
  await writeFile(path.join(home, 'nginx.conf'), configuration(home, server))

  const child = spawn(nginx, ['-p', home, '-c', path.join(home, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const closed = once(child, 'close')
  let said = ''
  const started = new Promise<void>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (text.includes('start worker process')) resolve()
    })
    void closed.then(() => reject(new Error(`nginx ended: ${said}`)))
  })
  await started
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM')
      await closed
      await rm(home, { recursive: true, force: true })
    },
  }
}

function configuration(home: string, server: string): string {
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `${existsSync(BROTLI) ? `load_module ${BROTLI};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 2;
pid ${home}/nginx.pid;
error_log stderr notice;
events { worker_connections 1024; }
http {
    access_log off;
    sendfile on;
${temp.map((name) => `    ${name}_temp_path ${home}/temp/${name};`).join('\n')}
${server}
}
`
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
