import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readlinkSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { userInfo } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkPort } from '../../server/listen.ts'
import { fixtureSite } from '../../config/fixture-site.ts'
import { startCli } from '../cli/run-cli.ts'
import { PublishProject } from '../scripts/publish/publish-project.ts'
import { TemporaryFolder } from '../temporary-folder.ts'

const NGINX = process.env['NGINX_PATH'] || '/usr/sbin/nginx'
const BROTLI =
  process.env['NGINX_BROTLI_PATH'] || '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

// sshd starts itself again for each connection, so it needs an absolute path.
const SSHD = '/usr/sbin/sshd'

const isInstalled = existsSync(SSHD) && spawnSync(NGINX, ['-v']).status === 0
if (!isInstalled) console.info('Skipped: publishing over SSH needs nginx and openssh-server.')

describe.skipIf(!isInstalled)('publishing over SSH', () => {
  let server: Server
  let project: PublishProject
  beforeAll(async () => {
    server = await Server.start()
    return () => server.stop()
  })
  beforeEach(async () => {
    await server.reset()
    project = await PublishProject.build()
    if (!existsSync(BROTLI)) await rm(project.path('dist-hosts/nginx/brotli.conf'))
    return () => project.remove()
  })
  const publish = (settings = {}) => project.run('publish', { ...server.settings, ...settings })
  const edit = async (from: RegExp, to: string) => {
    await project.replace('dist/en.html', from, to)
    for (const copy of ['br', 'gz']) await rm(project.path(`dist/en.html.${copy}`), { force: true })
  }

  test('the first publish puts the site online', async () => {
    const { code, output, summary } = await publish()
    expect(output).toContain(server.url)
    expect(summary).toContain(server.url)
    expect(code).toBe(0)
    expect(await server.page()).toBe(await project.read('dist/en.html'))
    const policy = JSON.parse(await project.read('dist-hosts/policy.json'))
    const { headers } = await fetch(`${server.url}/en`)
    expect(headers.get('content-security-policy')).toBe(
      policy.securityHeaders['Content-Security-Policy'],
    )
  })

  test('check-live finds no mistake of the published site', async () => {
    await publish()
    const args = ['--root', fixtureSite, '--format', 'json']
    const { stdout } = await startCli('check-live', server.url, ...args)
    const { findings } = JSON.parse(stdout) as {
      findings: { rule: string; severity: string; message: string }[]
    }
    const errors = findings.filter(({ severity }) => severity === 'error')
    // No function runs during this test.
    expect(errors).toEqual([expect.objectContaining({ rule: 'contact-function' })])
  })

  test('a changed text is published, and rolled back by hand', async () => {
    await publish()
    const before = await server.page()
    await edit(/<title>[^<]*/, '<title>Changed')
    expect((await publish()).code).toBe(0)
    expect(await server.page()).toContain('<title>Changed')

    const { code, output } = await project.run('roll-back', server.settings)
    expect(output).toContain(server.url)
    expect(code).toBe(0)
    await expect.poll(server.page).toBe(before)
    expect(await server.releases()).toHaveLength(1)
    expect((await project.run('roll-back', server.settings)).code).toBe(1)
    expect(await server.page()).toBe(before)
  })

  test('a broken deploy is rolled back', async () => {
    await publish()
    const before = await server.page()
    await edit(/<title>[^<]*/, '<title>Broken')
    await rm(project.path('dist/assets'), { recursive: true })
    const { code, output, summary } = await publish()
    expect(output).toContain('missing-file')
    expect(summary).toContain('missing-file')
    expect(code).toBe(1)
    await expect.poll(server.page).toBe(before)
    expect(await server.releases()).toHaveLength(1)
  })

  test('a problem that the site already had is no reason to go back', async () => {
    await edit(/<head>/, '<head><link href="/assets/missing.svg">')
    expect((await publish()).code).toBe(1)
    await edit(/<title>[^<]*/, '<title>Changed')
    const { code, output } = await publish()
    expect(output).toContain('that no earlier deploy would solve')
    expect(code).toBe(1)
    expect(await server.page()).toContain('<title>Changed')
  })

  test('a failure of the contact function is no reason to go back', async () => {
    await publish()
    await edit(/<title>[^<]*/, '<title data-finding="contact-function">Changed')
    const { code, summary } = await publish()
    expect(summary).toContain('no earlier deploy would solve: contact-function')
    expect(code).toBe(1)
    expect(await server.page()).toContain('>Changed')
  })

  test('a rollback on a server without a current release deletes none', async () => {
    await publish()
    const releases = await server.releases()
    await rm(server.path('site/current'))
    expect((await project.run('roll-back', server.settings)).code).toBe(0)
    expect(await server.releases()).toEqual(releases)
  })

  test('nginx keeps the configuration that it has if it refuses the new one', async () => {
    await publish()
    const before = await server.page()
    await edit(/<title>[^<]*/, '<title>Refused')
    await project.write('dist-hosts/nginx/rules.conf', 'no_such_directive on;\n')
    const { code, output } = await publish()
    expect(output).toContain('no_such_directive')
    expect(code).toBe(1)
    expect(await server.releases()).toEqual([path.basename(server.current())])
    server.reload()
    expect(await server.page()).toBe(before)
  })

  test('only the last five releases are kept', async () => {
    for (const day of ['01', '02', '03', '04', '05']) {
      await mkdir(server.path(`site/releases/202001${day}000000`), { recursive: true })
    }
    await publish()
    const releases = await server.releases()
    expect(releases).toHaveLength(5)
    expect(releases[0]).toBe('20200102000000')
    expect(releases[4]).toBe(path.basename(server.current()))
  })

  test('a server with another key is not trusted', async () => {
    const other = server.settings.SSH_KNOWN_HOSTS.replace(/AAAA\S+/, server.otherKey)
    const { code, output } = await publish({ SSH_KNOWN_HOSTS: other })
    expect(output).toContain('Host key verification failed')
    expect(code).toBe(1)
    expect(await server.releases()).toEqual([])
  })

  test('secrets are neither printed nor left behind', async () => {
    const { output, summary } = await publish()
    const secret = server.settings.SSH_KEY.split('\n')[2] ?? ''
    expect(secret).not.toBe('')
    expect(output + summary).not.toContain(secret)
    expect(await readdir(project.path('.'))).not.toContain('key')
  })
})

/** sshd and nginx in a folder, without root. */
class Server extends TemporaryFolder {
  settings = {
    PUBLISH_TO: 'ssh',
    PUBLISH_URL: '',
    SSH_HOST: '127.0.0.1',
    SSH_PORT: '',
    SSH_USER: userInfo().username,
    SSH_PATH: this.path('site'),
    SSH_KEY: '',
    SSH_KNOWN_HOSTS: '',
  }
  /** The public key of another server. */
  otherKey = ''
  private readonly children: ChildProcess[] = []

  static async start(): Promise<Server> {
    const server = new Server(TemporaryFolder.create('/tmp/server-').root)
    for (const folder of ['site', 'bin', 'sites']) await mkdir(server.path(folder))
    await server.startNginx()
    await server.startSsh()
    return server
  }

  get url(): string {
    return this.settings.PUBLISH_URL
  }

  readonly page = async () => (await fetch(`${this.url}/en`)).text()

  releases = async () => (await readdir(this.path('site/releases')).catch(() => [])).toSorted()

  current = () => readlinkSync(this.path('site/current'))

  reload(): void {
    execFileSync(this.path('bin/nginx'), ['-s', 'reload'], { stdio: 'ignore' })
  }

  /** Back to a server without a release. */
  async reset(): Promise<void> {
    await rm(this.path('site'), { recursive: true })
    await mkdir(this.path('site'))
  }

  async stop(): Promise<void> {
    for (const child of this.children) {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    }
    await this.remove()
  }

  private async startNginx(): Promise<void> {
    const port = await checkPort('PORT', 0)
    this.settings.PUBLISH_URL = `http://127.0.0.1:${port}`
    const isRoot = process.getuid?.() === 0
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    await this.write(
      'nginx.conf',
      `${existsSync(BROTLI) ? `load_module ${BROTLI};` : ''}
${isRoot ? 'user root;' : ''}
daemon off;
pid ${this.root}/nginx.pid;
events {}
http {
    access_log off;
${temporary.map((name) => `    ${name}_temp_path ${this.root}/${name};`).join('\n')}
    include ${this.root}/sites/*;
}
`,
    )
    // The server block of an owner who has replaced the generated one.
    await this.write(
      'site.conf',
      `include ${this.root}/site/current/nginx/maps.conf;
server {
    listen 127.0.0.1:${port};
    server_name 127.0.0.1;
    include ${this.root}/site/current/nginx/rules.conf;
}
`,
    )
    const options = `-p ${this.root} -c ${this.root}/nginx.conf -e stderr`
    await this.program('nginx', `exec ${NGINX} ${options} "$@"`)
    await this.program('sudo', '[ "$1" = -n ] && shift\nexec "$@"')
    const args = [...options.split(' '), '-g', 'error_log stderr notice;']
    await this.spawnUntil('start worker process', NGINX, args)
    await symlink(this.path('site.conf'), this.path('sites/site.conf'))
  }

  private async startSsh(): Promise<void> {
    const port = await checkPort('PORT', 0)
    for (const name of ['host_key', 'other_key', 'user_key']) {
      execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', this.path(name)])
    }
    const publicKey = async (name: string) => (await this.read(`${name}.pub`)).split(' ')[1] ?? ''
    this.otherKey = await publicKey('other_key')
    Object.assign(this.settings, {
      SSH_PORT: String(port),
      // As pasted into a form, which removes the last line end.
      SSH_KEY: (await readFile(this.path('user_key'), 'utf8')).trim(),
      SSH_KNOWN_HOSTS: `[127.0.0.1]:${port} ssh-ed25519 ${await publicKey('host_key')}`,
    })
    await this.write('authorized_keys', await this.read('user_key.pub'))
    // Where sshd, if it is root, gives up its rights.
    if (process.getuid?.() === 0) await mkdir('/run/sshd', { recursive: true })
    await this.write(
      'sshd_config',
      `ListenAddress 127.0.0.1
Port ${port}
HostKey ${this.root}/host_key
PidFile none
AuthorizedKeysFile ${this.root}/authorized_keys
StrictModes no
UsePAM no
PasswordAuthentication no
PermitRootLogin prohibit-password
SetEnv PATH=${this.root}/bin:/usr/bin:/bin
`,
    )
    await this.spawnUntil('Server listening', SSHD, ['-D', '-e', '-f', this.path('sshd_config')])
  }

  private async program(name: string, script: string): Promise<void> {
    await this.write(`bin/${name}`, `#!/bin/sh\n${script}\n`)
    await chmod(this.path(`bin/${name}`), 0o755)
  }

  /** Starts a server, and waits until it has written a text to its log. */
  private async spawnUntil(ready: string, command: string, args: string[]): Promise<void> {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] })
    this.children.push(child)
    const lines: string[] = []
    await new Promise<void>((resolve, reject) => {
      createInterface({ input: child.stderr }).on('line', (line) => {
        lines.push(line)
        if (line.includes(ready)) resolve()
      })
      child.on('exit', () => reject(new Error(lines.join('\n'))))
    })
  }
}
