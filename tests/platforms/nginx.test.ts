import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { close, listen } from '../../server/listen.ts'
import { fixtureBuild, fixtureHosts } from '../fixtures/fixture-site.ts'
import { testServer, type RunningServer } from '../hosting/server-tests.ts'

const nginx = process.env['NGINX_PATH'] || 'nginx'
const isInstalled = spawnSync(nginx, ['-v']).status === 0

/** The brotli module; the default is its path on Debian. */
const BROTLI =
  process.env['NGINX_BROTLI_PATH'] || '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

testServer({ name: 'nginx', start: startNginx, isInstalled })

/**
 * Starts nginx with the configuration of the build. Only its port and its paths are changed, so
 * that it does not need root.
 *
 * @throws an error with the output of nginx if it does not start
 */
async function startNginx(): Promise<RunningServer> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'nginx-'))
  const probe = createServer()
  const port = await listen(probe, 'PORT', 0)
  await close(probe)

  const generated = path.join(fixtureHosts, 'nginx')
  for (const file of await readdir(generated)) {
    const text = (await readFile(path.join(generated, file), 'utf8'))
      .replaceAll('/etc/nginx/site', home)
      .replaceAll('/var/www/site', fixtureBuild)
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('    listen [::]:80;\n', '')
    await writeFile(path.join(home, file), text)
  }
  const configuration = path.join(home, 'nginx.conf')
  await writeFile(configuration, mainConfiguration(home))

  const child = spawn(nginx, ['-p', home, '-c', configuration, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const closed = once(child, 'close')
  await new Promise<void>((resolve, reject) => {
    const output: string[] = []
    createInterface({ input: child.stderr }).on('line', (line) => {
      output.push(line)
      if (line.includes('start worker process')) resolve()
    })
    void closed.then(() => reject(new Error(output.join('\n'))))
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await closed
    await rm(home, { recursive: true })
  }
  return { port, stop }
}

function mainConfiguration(home: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `${existsSync(BROTLI) ? `load_module ${BROTLI};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${home}/nginx.pid;
error_log stderr notice;
events { worker_connections 1024; }
http {
    access_log off;
${temporary.map((name) => `    ${name}_temp_path ${home}/${name};`).join('\n')}
    include ${home}/server.conf;
}
`
}
