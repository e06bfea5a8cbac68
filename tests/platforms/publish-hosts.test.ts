import { existsSync } from 'node:fs'
import { chmod, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { HOSTS_FOLDER, siteCopies } from '../../hosting/hosts-folder.ts'
import { toolVersions } from '../../scripts/publish/run-tool.ts'
import { repository } from '../fixtures/fixture-site.ts'
import { HEAD_SHA, PublishProject } from '../scripts/publish/publish-project.ts'
import { Cloudflare } from './hosts/cloudflare.ts'
import type { HostStandIn } from './hosts/host-stand-in.ts'
import { Netlify } from './hosts/netlify.ts'
import { Vercel } from './hosts/vercel.ts'

/** The folders that contain the build and its copies for the hosts. */
const builds = ['dist', ...Object.values(siteCopies).map((copy) => `${HOSTS_FOLDER}/${copy}`)]

const packages = path.join(repository, 'tests/platforms')

// npm cannot install the Vercel CLI's locked optional packages on every platform. To test the CLI,
// run `npm install --no-save vercel@<version>` in this folder.
const isInstalled = (bin: string) => existsSync(`${packages}/node_modules/.bin/${bin}`)
if (!isInstalled('vercel')) process.stdout.write('Skipped: Vercel, whose tool is not installed\n')

describe.each<{ name: string; Host: new () => HostStandIn }>([
  { name: 'Netlify', Host: Netlify },
  { name: 'Cloudflare', Host: Cloudflare },
  ...(isInstalled('vercel') ? [{ name: 'Vercel', Host: Vercel }] : []),
])('publishing to $name', ({ Host }) => {
  let host: HostStandIn
  let project: PublishProject
  beforeEach(async () => {
    host = await new Host().start()
    project = await PublishProject.build()
    await addNpx(project)
  })
  afterEach(async () => {
    await host.stop()
    await project.remove()
  })

  const searchPath = () => {
    const bin = [project.path('bin'), path.join(repository, 'node_modules/.bin')]
    return [...bin, process.env['PATH']].join(path.delimiter)
  }
  const run = (command: string, settings = {}) =>
    project.start(command, {
      ...host.settings(),
      PATH: searchPath(),
      PUBLISH_URL: host.url,
      ...settings,
    })
  const expectSuccess = async (command: string) => {
    const { code, output } = await run(command)
    expect(code, `${output}\nUnknown: ${host.unknown.join(', ')}`).toBe(0)
    expect(output).toContain(host.url)
    expect(output).not.toContain(host.token)
  }
  const edit = async (title: string) => {
    await Promise.all(
      builds.map((build) => project.replace(`${build}/en.html`, /<title>[^<]*/, `<title>${title}`)),
    )
    await rm(project.path('dist/en.html.br'), { force: true })
    await rm(project.path('dist/en.html.gz'), { force: true })
    await project.record()
  }
  const moveAssets = async (from: string, to: string) => {
    for (const build of builds) {
      await rename(project.path(`${build}/${from}`), project.path(`${build}/${to}`))
    }
    await project.record()
  }
  const page = async () => (await fetch(`${host.url}/en`)).text()

  // This test runs the Vercel CLI eleven times, and the other CLIs less often.
  test(
    'changes are published, and are rolled back by hand or when they break the site',
    { timeout: 300_000 },
    async () => {
      await expectSuccess('publish')
      const before = await page()

      await edit('Changed')
      await expectSuccess('publish')
      expect(await page()).toContain('<title>Changed')

      await edit('Broken')
      await moveAssets('assets', 'moved')
      const broken = await run('publish')
      expect(broken.output).toContain('missing-file')
      expect(broken.code).toBe(1)
      expect(await page()).toContain('<title>Changed')

      await edit('Mended')
      await moveAssets('moved', 'assets')
      await expectSuccess('publish')
      expect(await page()).toContain('<title>Mended')

      await expectSuccess('roll-back')
      expect(await page()).toContain('<title>Changed')
      await expectSuccess('roll-back')
      expect(await page()).toBe(before)
      expect((await run('roll-back')).code).toBe(1)
    },
  )

  test("a page that was changed in the host's copy of the build is not published", async () => {
    for (const build of builds.slice(1)) await project.write(`${build}/en.html`, '')
    const { code, output } = await run('publish')
    expect(output).toMatch(/dist-hosts\/.*\/en\.html was changed after the build\./)
    expect(code).toBe(1)
    expect(host.published).toEqual([])
  })

  test("a pull request's build gets a preview with the configuration from this checkout", async () => {
    await project.write('dist/_headers', '/*\n  X-Robots-Tag: all\n')
    const { code, stderr, calls } = await project.preview({
      ...host.settings(),
      PATH: searchPath(),
    })
    expect(code, `${stderr}\nUnknown: ${host.unknown.join(', ')}`).toBe(0)
    expect(host.published).toEqual([])
    expect(host.previews).toHaveLength(1)
    expect(`${host.previews[0]?.files.get('/en.html')}`).toBe(await project.read('dist/en.html'))
    expect(calls).toEqual([
      {
        method: 'POST',
        path: `/statuses/${HEAD_SHA}`,
        body: expect.objectContaining({ context: 'preview', target_url: expect.any(String) }),
      },
    ])
    const { securityHeaders } = JSON.parse(await project.read('dist-hosts/policy.json'))
    expect(securityHeaders).toMatchObject({ 'X-Robots-Tag': 'noindex' })
    expect(securityHeaders['Content-Security-Policy']).toContain("connect-src 'self';")
    const sent = await project.read('dist-hosts/netlify/public/_headers')
    expect(sent).toContain('X-Robots-Tag: noindex')
    expect(sent).not.toContain('X-Robots-Tag: all')
  })

  test('nothing is published if the host rejects the token', async () => {
    const [name = ''] = Object.keys(host.settings()).filter((key) => key.endsWith('_TOKEN'))
    const { code, output } = await run('publish', { [name]: 'wrong' })
    expect(output).toContain('401')
    expect(code).toBe(1)
    expect(host.published).toEqual([])
  })
})

/** Adds an `npx` that runs an installed tool if the tool's pinned version is requested. */
async function addNpx(project: PublishProject): Promise<void> {
  const bins = { 'netlify-cli': 'netlify', vercel: 'vercel', wrangler: 'wrangler' }
  const cases = Object.entries(bins).map(([name, bin]) => {
    const pinned = `${name}@${toolVersions[name as keyof typeof toolVersions]}`
    return `${pinned}) exec ${packages}/node_modules/.bin/${bin} "$@" ;;`
  })
  await mkdir(project.path('bin'))
  await project.write(
    'bin/npx',
    `#!/bin/sh\nshift\ntool=$1\nshift\ncase $tool in\n${cases.join('\n')}\n*) exit 9 ;;\nesac\n`,
  )
  await chmod(project.path('bin/npx'), 0o755)
}
