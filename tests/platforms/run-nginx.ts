import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { TemporaryFolder } from '../temporary-folder.ts'

export const nginxPath = process.env['NGINX_PATH'] || '/usr/sbin/nginx'

export const isNginxInstalled = spawnSync(nginxPath, ['-v']).status === 0

/** Path of the Brotli module; by default, its path on Debian. */
const brotliPath =
  process.env['NGINX_BROTLI_PATH'] || '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

export const hasBrotli = existsSync(brotliPath)

/** Options that make nginx keep its files in a folder, so that it needs no root privileges. */
export const nginxOptions = ({ root }: TemporaryFolder) => [
  '-p',
  root,
  '-c',
  `${root}/nginx.conf`,
  '-e',
  'stderr',
]

/** @param include path or glob pattern of the configuration to include in the `http` block */
export async function startNginx(folder: TemporaryFolder, include: string) {
  const { root } = folder
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await folder.write(
    'nginx.conf',
    `${hasBrotli ? `load_module ${brotliPath};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${root}/nginx.pid;
error_log stderr notice;
events {}
http {
    access_log off;
${temporary.map((name) => `    ${name}_temp_path ${root}/${name};`).join('\n')}
    include ${include};
}
`,
  )
  return startServer('start worker process', nginxPath, nginxOptions(folder))
}

/**
 * Starts a server, and waits until it has written the given text to its log.
 *
 * @returns a function that stops the server
 * @throws an error with the server's log if the server does not start
 */
export async function startServer(ready: string, command: string, args: string[]) {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const closed = once(child, 'close')
  const lines: string[] = []
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      lines.push(line)
      if (line.includes(ready)) resolve()
    })
    void closed.then(() => reject(new Error(lines.join('\n'))))
  })
  return async () => {
    child.kill('SIGTERM')
    await closed
  }
}
