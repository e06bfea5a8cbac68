import { execFileSync } from 'node:child_process'
import { existsSync, readlinkSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { userInfo } from 'node:os'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { checkPort } from '../../server/listen.ts'
import { fixtureSite } from '../../config/fixture-paths.ts'
import { startCli } from '../cli/run-cli.ts'
import { PublishProject } from '../scripts/publish/publish-project.ts'
import { TemporaryFolder } from '../temporary-folder.ts'
import {
  hasBrotli,
  isNginxInstalled,
  nginxPath,
  nginxOptions,
  startNginx,
  startServer,
} from './run-nginx.ts'

// sshd re-executes itself for each connection, so its path must be absolute.
const SSHD = '/usr/sbin/sshd'

const isInstalled = existsSync(SSHD) && isNginxInstalled
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
    if (!hasBrotli) await rm(project.path('dist-hosts/nginx/brotli.conf'))
    return () => project.remove()
  })
  const publish = (settings = {}) => project.start('publish', { ...server.settings, ...settings })
  const rollBack = (...release: string[]) => project.start('roll-back', server.settings, ...release)
  const edit = async (from: RegExp, to: string) => {
    await project.replace('dist/en.html', from, to)
    for (const copy of ['br', 'gz']) await rm(project.path(`dist/en.html.${copy}`), { force: true })
    await project.record()
  }

  /** Publishes the site with a different page title, and returns the release's name. */
  const publishAs = async (title: string) => {
    await edit(/<title>[^<]*/, `<title>${title}`)
    expect((await publish()).code).toBe(0)
    return path.basename(server.current())
  }

  test('the first release puts the site online', async () => {
    await project.write('dist-hosts/release-summary.txt', 'One sample is left.\n')
    for (const copy of globSync('dist/**/*.{br,gz}', { cwd: project.root })) {
      await rm(project.path(copy))
    }
    const { code, output, summary } = await publish()
    expect(output).toContain(server.url)
    expect(summary).toContain(server.url)
    expect(summary).toContain(project.git('rev-parse --short HEAD'))
    expect(summary).toContain('One sample is left.')
    expect(code).toBe(0)
    expect(await server.page()).toBe(await project.read('dist/en.html'))
    const policy = JSON.parse(await project.read('dist-hosts/policy.json'))
    const encoding = hasBrotli ? 'br' : 'gzip'
    const { headers } = await fetch(`${server.url}/en`, {
      headers: { 'Accept-Encoding': encoding },
    })
    expect(headers.get('content-encoding')).toBe(encoding)
    expect(headers.get('content-security-policy')).toBe(
      policy.securityHeaders['Content-Security-Policy'],
    )
  })

  test('a page that the host changes is reported with its URL', async () => {
    const configuration = await project.read('dist-hosts/nginx/rules.conf')
    const [title] = /<title>[^<]*/.exec(await project.read('dist/en.html')) ?? []
    const rule = `sub_filter "${title}" "${title} changed";\nsub_filter_types *;\n`
    const uncompressed = configuration.replaceAll(/^(?:include .*brotli|gzip_static).*\n/gm, '')
    await project.write('dist-hosts/nginx/rules.conf', rule + uncompressed)
    const { code, output } = await publish()
    expect(output).toContain(`visitors do not get the page of the build at ${server.url}/en`)
    expect(code).toBe(1)
  })

  test('check-live finds no error on the published site except the missing function', async () => {
    await publish()
    const args = ['--root', fixtureSite, '--format', 'json']
    const { stdout } = await startCli(['check-live', server.url, ...args])
    const { findings } = JSON.parse(stdout) as {
      findings: { rule: string; severity: string; message: string }[]
    }
    const errors = findings.filter(({ severity }) => severity === 'error')
    // No function runs during this test.
    expect(errors).toEqual([expect.objectContaining({ rule: 'contact-function' })])
  })

  test('a changed text is published and then rolled back by hand', async () => {
    await publish()
    const before = await server.page()
    const commit = project.git('rev-parse --short HEAD')
    await project.commit('Second')
    await edit(/<title>[^<]*/, '<title>Changed')
    expect((await publish()).code).toBe(0)
    expect(await server.page()).toContain('<title>Changed')

    const { code, output, summary } = await rollBack()
    expect(output).toContain(server.url)
    expect(summary).toContain(`-${commit} again`)
    expect(code).toBe(0)
    expect(await server.page()).toBe(before)
    expect((await rollBack()).code).toBe(1)
    expect(await server.page()).toBe(before)
  })

  test('a rollback skips a release that was rolled back, unless its name is given', async () => {
    const first = await publishAs('First')
    const second = await publishAs('Second')
    await rollBack()
    await publishAs('Third')
    await rollBack()
    expect(path.basename(server.current())).toBe(first)
    expect((await rollBack(second)).code).toBe(0)
    expect(path.basename(server.current())).toBe(second)
  })

  test('the releases are listed with their commits and states', async () => {
    const first = await publishAs('First')
    const second = await publishAs('Second')
    await rollBack()
    const { code, output } = await project.start('list', server.settings)
    const commit = project.git('rev-parse --short HEAD')
    expect(output).toMatch(
      new RegExp(`^${second}  .* UTC  ${commit}\\S*  left\n${first}  .*  current, checked\n$`),
    )
    expect(code).toBe(0)
  })

  test('a rollback skips a release whose check was interrupted', async () => {
    const first = await publishAs('First')
    await publishAs('Second')
    await rm(server.path('site/current/checked'))
    await publishAs('Third')
    expect((await rollBack()).code).toBe(0)
    expect(path.basename(server.current())).toBe(first)
  })

  test('a rollback to a commit with different headers succeeds and mentions the headers', async () => {
    await edit(/<title>[^<]*/, '<title data-finding="wrong-header">')
    await publish()
    const first = path.basename(server.current())
    await project.commit('Second')
    await edit(/ data-finding="[^"]*"/, '')
    await publish()
    const { code, output } = await rollBack(first)
    expect(output).toContain('headers are not those of this checkout')
    expect(code).toBe(0)
  })

  test('a broken deploy is rolled back, and the site is checked again', async () => {
    await edit(/<title>[^<]*/, '<title data-finding="contact-function">')
    await publish()
    const before = await server.page()
    await edit(/<title[^<]*/, '<title>Broken')
    await rm(project.path('dist/assets'), { recursive: true })
    await project.record()
    const { code, output, summary } = await publish()
    expect(output).toContain('missing-file')
    expect(summary).toMatch(/missing-file.* no earlier deploy would solve contact-function/)
    expect(code).toBe(1)
    await expect.poll(server.page).toBe(before)
    expect((await rollBack()).code).toBe(1)
    expect(await server.page()).toBe(before)
  })

  test('a failing contact function does not cause a rollback', async () => {
    await publish()
    await edit(/<title>[^<]*/, '<title data-finding="contact-function">Changed')
    const { code, summary } = await publish()
    expect(summary).toContain('no earlier deploy would solve: contact-function')
    expect(code).toBe(1)
    expect(await server.page()).toContain('>Changed')
  })

  test('a rollback without a current release does not delete any release', async () => {
    await publish()
    const releases = await server.releases()
    await rm(server.path('site/current'))
    expect((await rollBack()).code).toBe(0)
    expect(await server.releases()).toEqual(releases)
  })

  test("if nginx rejects a release's configuration, the previous release stays in use", async () => {
    await publish()
    const before = await server.page()
    await edit(/<title>[^<]*/, '<title>Refused')
    await project.write('dist-hosts/nginx/rules.conf', 'no_such_directive on;\n')
    const { code, output } = await publish()
    expect(output).toContain('no_such_directive')
    expect(output).toMatch(/is not valid with the release .*, so nothing has changed/)
    expect(code).toBe(1)
    expect(await server.releases()).toEqual([path.basename(server.current())])
    server.reload()
    expect(await server.page()).toBe(before)
  })

  test('an error that was already in the configuration is not blamed on the release', async () => {
    await publish()
    await server.write('sites/other.conf', 'no_such_directive on;\n')
    onTestFinished(() => rm(server.path('sites/other.conf')))
    const { code, output } = await publish()
    expect(output).toMatch(/no_such_directive[^]*is not valid, with or without the release/)
    expect(code).toBe(1)
  })

  describe('while nginx is not running', () => {
    beforeEach(async () => {
      await rename(server.path('nginx.pid'), server.path('pid'))
      return () => rename(server.path('pid'), server.path('nginx.pid'))
    })

    test('the first release stays current, so that nginx can start with it', async () => {
      const { code, output } = await publish()
      expect(output).toContain('nginx is not running. Start it on the server')
      expect(output).not.toContain('is not valid')
      expect(code).toBe(1)
      expect(await server.releases()).toEqual([path.basename(server.current())])
    })

    test('a later release is not published', async () => {
      await mkdir(server.path('site/releases/first/nginx'), { recursive: true })
      for (const file of ['maps.conf', 'rules.conf']) {
        await server.write(`site/releases/first/nginx/${file}`, '')
      }
      await symlink('releases/first', server.path('site/current'))
      const { code, output } = await publish()
      expect(output).toContain('nginx is not running. Start it on the server')
      expect(code).toBe(1)
      expect(path.basename(server.current())).toBe('first')
      expect(await server.releases()).toEqual(['first'])
    })
  })

  test('a rollback is carried out and reported even if the contact function fails', async () => {
    await edit(/<title>/, '<title data-finding="contact-function">')
    expect((await publish()).code).toBe(1)
    const first = path.basename(server.current())
    await edit(/ data-finding="[^"]*"/, '')
    await publish()
    const { code, output } = await rollBack()
    expect(output).toMatch(
      /has the deploy \S+ again; no earlier deploy would solve contact-function/,
    )
    expect(code).toBe(1)
    const { output: list } = await project.start('list', server.settings)
    expect(list).toMatch(new RegExp(`^${first} .*  current, checked$`, 'm'))
  })

  test('publishing keeps only the new release, the previous one and the last five checked ones', async () => {
    const days = ['01', '02', '03', '04', '05', '06', '07', '08']
    for (const day of days) await mkdir(server.path(`site/releases/${day}`), { recursive: true })
    for (const day of days.slice(0, 6)) await server.write(`site/releases/${day}/checked`, '')
    await symlink('releases/07', server.path('site/current'))
    await publish()
    const current = path.basename(server.current())
    expect(await server.releases()).toEqual([...days.slice(1, 7), current])
  })

  test('publishing fails if nginx includes a folder other than SSH_PATH', async () => {
    await publish()
    const { code, output } = await publish({ SSH_PATH: server.path('other') })
    expect(output).toContain('is SSH_PATH not the folder that nginx includes?')
    expect(code).toBe(1)
  })

  test('publishing fails with an explanation if the user may not run nginx with sudo', async () => {
    await server.write('bin/sudo', '#!/bin/sh\necho "sudo: a password is required" >&2\nexit 1\n')
    await server.write('bin/id', '#!/bin/sh\necho 1000\n')
    await chmod(server.path('bin/id'), 0o755)
    onTestFinished(async () => {
      await rm(server.path('bin/id'))
      await server.writeSudo()
    })
    const { code, output } = await publish()
    expect(output).toContain('must be allowed to run nginx -t')
    expect(output).not.toContain('is not valid')
    expect(code).toBe(1)
  })

  test('a server with a different host key is not trusted', async () => {
    const other = server.settings.SSH_KNOWN_HOSTS.replace(/AAAA\S+/, server.otherKey)
    const { code, output } = await publish({ SSH_KNOWN_HOSTS: other })
    expect(output).toContain('Host key verification failed')
    expect(output).toContain('compare SSH_KNOWN_HOSTS with the key on the server')
    expect(code).toBe(1)
    expect(await server.releases()).toEqual([])
  })

  test('secrets are neither printed nor left in temporary files', async () => {
    const { output, summary } = await publish({ TMPDIR: project.root })
    const secret = server.settings.SSH_KEY.split('\n')[2] ?? ''
    expect(secret).not.toBe('')
    expect(output + summary).not.toContain(secret)
    expect((await readdir(project.root)).filter((name) => name.startsWith('publish-'))).toEqual([])
  })
})

/** Runs sshd and nginx in a folder, so that neither needs root privileges. */
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
  otherKey = ''
  private readonly stops: (() => Promise<void>)[] = []

  static async start(): Promise<Server> {
    const server = new Server(TemporaryFolder.create('/tmp/server-').root)
    for (const folder of ['site', 'bin', 'sites']) await mkdir(server.path(folder))
    await server.startSite()
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

  async reset(): Promise<void> {
    for (const folder of ['site', 'other']) {
      await rm(this.path(folder), { recursive: true, force: true })
      await mkdir(this.path(folder))
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.stops.map((stop) => stop()))
    await this.remove()
  }

  private async startSite(): Promise<void> {
    const port = await checkPort('PORT', 0)
    this.settings.PUBLISH_URL = `http://127.0.0.1:${port}`
    // As if the owner had replaced the generated server block.
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
    await this.program('nginx', `exec ${nginxPath} ${nginxOptions(this).join(' ')} "$@"`)
    await this.writeSudo()
    this.stops.push(await startNginx(this, this.path('sites/*')))
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
      // As if pasted into a form, which removes the final line break.
      SSH_KEY: (await readFile(this.path('user_key'), 'utf8')).trim(),
      SSH_KNOWN_HOSTS: `[127.0.0.1]:${port} ssh-ed25519 ${await publicKey('host_key')}`,
    })
    await this.write('authorized_keys', await this.read('user_key.pub'))
    // As root, sshd needs this folder for privilege separation.
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
    const args = ['-D', '-e', '-f', this.path('sshd_config')]
    this.stops.push(await startServer('Server listening', SSHD, args))
  }

  writeSudo = () => this.program('sudo', '[ "$1" = -n ] && shift\nexec "$@"')

  private async program(name: string, script: string): Promise<void> {
    await this.write(`bin/${name}`, `#!/bin/sh\n${script}\n`)
    await chmod(this.path(`bin/${name}`), 0o755)
  }
}
