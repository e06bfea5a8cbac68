import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { copyFile, rm } from 'node:fs/promises'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { findChangedFiles, readReleaseRecord } from '../../../hosting/release-record.ts'
import {
  problemsInBuildSettings,
  readHost,
  settings,
} from '../../../scripts/publish/host-settings.ts'
import { TemporaryFolder } from '../../temporary-folder.ts'
import { PublishProject } from './publish-project.ts'

const ssh = {
  PUBLISH_TO: 'ssh',
  SSH_HOST: 'server.example',
  SSH_USER: 'deploy',
  SSH_KEY: '',
  SSH_KNOWN_HOSTS: 'server.example ssh-ed25519 AAAA',
  PUBLISH_URL: 'http://localhost:4173',
}
const names = Object.entries(settings).flatMap(([host, own]) =>
  Object.entries<{ from: string }>(own).map(([name, { from }]) => ({ host, name, from })),
)

let project: PublishProject
beforeAll(async () => {
  project = await PublishProject.build()
  ssh.SSH_KEY = await createKey()
  return () => project.remove()
})

/** Creates an SSH key; returns the private key, or the public one if `extension` is `.pub`. */
async function createKey({ passphrase = '', extension = '' } = {}): Promise<string> {
  const folder = TemporaryFolder.create()
  const file = folder.path('key')
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', passphrase, '-f', file])
  const text = await folder.read(`key${extension}`)
  await folder.remove()
  return text
}

test('publishing without a host reports the missing variable, and succeeds', async () => {
  const { code, output, summary, outputs } = await project.start('publish', {})
  expect(output).toContain('PUBLISH_TO')
  expect(summary).toContain('PUBLISH_TO')
  expect(outputs).toBe('')
  expect(code).toBe(0)
})

test.each([
  ['publish', 'without a secret', () => ({ ...ssh, SSH_KEY: '' }), 1, 'the secret SSH_KEY'],
  [
    'publish',
    'without any setting for the host',
    () => ({ PUBLISH_TO: 'netlify' }),
    1,
    'the variable NETLIFY_SITE_ID, the secret NETLIFY_AUTH_TOKEN',
  ],
  [
    'publish',
    'with a build for another function',
    () => ({ ...ssh, VITE_SUPABASE_URL: 'https://project.example' }),
    1,
    'The build does not use the function at https://project.example',
  ],
  ['roll-back', 'without a host', () => ({}), 1, 'Not rolled back. Set the variable PUBLISH_TO'],
  ['preview', 'to a server over SSH', () => ssh, 0, 'has no previews'],
  // A pull request may have no access to secrets, so a missing secret is not an error.
  [
    'preview',
    'without a secret',
    () => ({ PUBLISH_TO: 'netlify', NETLIFY_SITE_ID: 'site' }),
    0,
    'the secret NETLIFY_AUTH_TOKEN',
  ],
] as const)('%s %s does nothing and says why', async (command, _what, environment, code, why) => {
  const run = await project.run(command, environment())
  expect(run).toMatchObject({ code, outputs: '', summary: expect.stringContaining(why) })
  expect(run.output).toContain(why)
})

test.each([
  { name: 'an unknown host', environment: { PUBLISH_TO: 'ftp' }, problem: 'PUBLISH_TO is ftp' },
  {
    name: 'a host name that is an option',
    environment: { SSH_HOST: '-oProxyCommand=x' },
    problem: 'SSH_HOST is not valid',
  },
  {
    name: 'a path that is a command',
    environment: { SSH_PATH: '/srv/$(id)' },
    problem: 'SSH_PATH is not valid. An example of a valid value is /',
  },
])('$name is refused', ({ environment, problem }) => {
  expect(() => readHost({ ...ssh, ...environment })).toThrow(problem)
})

describe('SSH_KEY', () => {
  test.each([
    ['with a passphrase', () => createKey({ passphrase: 'swordfish' }), 'has a passphrase'],
    ['that is public', () => createKey({ extension: '.pub' }), 'is not a private key'],
    ['without its line breaks', () => ssh.SSH_KEY.replaceAll('\n', ' '), 'is not a private key'],
    ['that is an ordinary word', () => 'swordfish', 'is not a private key'],
  ])('a key %s is refused', async (_name, key, problem) => {
    const SSH_KEY = await key()
    expect(() => readHost({ ...ssh, SSH_KEY })).toThrow(`SSH_KEY ${problem}`)
    expect(() => readHost({ ...ssh, SSH_KEY })).not.toThrow('swordfish')
  })

  test.each([
    ['without the last line break', (key: string) => key.trim()],
    ['with Windows line breaks', (key: string) => key.replaceAll('\n', '\r\n')],
  ])('a key %s is accepted', (_name, change) => {
    expect(readHost({ ...ssh, SSH_KEY: change(ssh.SSH_KEY) })).toBe('ssh')
  })
})

test('if all settings are present, the workflow continues', async () => {
  const { code, outputs } = await project.run('settings', ssh)
  expect(outputs).toBe('ready=true\n')
  expect(code).toBe(0)
})

test.each(['settings', 'publish'])(
  'the %s command fails without VITE_SUPABASE_URL, which the form needs',
  async (command) => {
    const { code, output } = await project.run(command, { ...ssh, VITE_SUPABASE_URL: '' })
    expect(output).toContain('Set the variable VITE_SUPABASE_URL: the form would send')
    expect(code).toBe(1)
  },
)

test.each([
  ['https://www.company.com', 'a function on the machine of each visitor'],
  ['', 'siteUrl in content/site.yaml is still the sample'],
])('with a local function and PUBLISH_URL "%s", the problem is: %s', (PUBLISH_URL, problem) => {
  const form = { VITE_SUPABASE_URL: 'http://localhost:54321', VITE_SUPABASE_ANON_KEY: 'key' }
  const problems = problemsInBuildSettings({ ...form, PUBLISH_URL }, 'https://farol.example')
  expect(problems[0]).toContain(problem)
})

test('all missing settings are reported at once', async () => {
  const environment = { PUBLISH_TO: 'ssh', VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '' }
  const { code, output } = await project.run('settings', environment)
  for (const name of ['SSH_HOST', 'SSH_KEY', 'PUBLISH_URL', ...Object.keys(environment).slice(1)]) {
    expect(output).toContain(name)
  }
  expect(code).toBe(1)
})

test('a build from uncommitted changes is not published', async () => {
  project.git('add content')
  await project.commit('Content')
  await project.replace('content/site.yaml', /brand: .*/, 'brand: Other')
  await project.record()
  const { code, output } = await project.run('publish', ssh)
  expect(output).toContain('Commit your changes, run npm run build and publish again.')
  expect(code).toBe(1)
  project.git('checkout -q content')
  await project.record()
})

test('a build from an earlier commit is not published', async () => {
  project.git('commit -q --allow-empty -m Second')
  const { code, output } = await project.run('publish', ssh)
  expect(output).toMatch(
    /The build is of [\da-f]{7,}, the checkout [\da-f]{7,}\. Run npm run build\./,
  )
  expect(code).toBe(1)
  await project.commit('Third')
})

test('a build is not published if its record is missing or its files were changed', async () => {
  const other = await PublishProject.build()
  onTestFinished(() => other.remove())
  const dist = other.path('dist')
  const record = await readReleaseRecord(dist)
  if (record === undefined) throw new Error('no record')
  await other.write('dist/pt-BR/precos.html', '')
  await other.write('dist/note.txt', 'text')
  await rm(other.path('dist/es/precos.html'))
  await copyFile(other.path('dist/es.html.br'), other.path('dist/en.html.br'))
  await other.write('dist/en.html.gz', 'text')
  const changes = await findChangedFiles(dist, record)
  expect(changes.map(({ file, change }) => `${file} ${change}`).toSorted()).toEqual([
    'en.html.br changed',
    'en.html.gz changed',
    'es/precos.html deleted',
    'note.txt added',
    'pt-BR/precos.html changed',
  ])
  const changed = await other.run('publish', ssh)
  expect(changed.output).toMatch(
    /^dist\/\S+ was \w+ after the build, and 4 other files\. Run npm run build and publish again\.\n$/,
  )
  await rm(other.path('dist/release.json'))
  const unrecorded = await other.run('publish', ssh)
  expect(unrecorded.output).toContain('dist/release.json is missing')
  expect([changed.code, unrecorded.code]).toEqual([1, 1])
})

test('a build with analytics passes the build check', async () => {
  const policy = 'dist-hosts/policy.json'
  const text = await project.read(policy)
  onTestFinished(() => project.write(policy, text))
  await project.write(policy, text.replace(/connect-src [^;]+/, '$& https://analytics.example'))
  const { code, output } = await project.start('publish', {
    ...ssh,
    SSH_HOST: 'localhost',
    SSH_PORT: '1',
  })
  expect(output).toMatch(/There is no connection to localhost|ssh cannot be started/)
  expect(code).toBe(1)
})

test.each(names)('docs/deploy.md lists $name, and the workflows set it', ({ host, name, from }) => {
  const row = readFileSync('docs/deploy.md', 'utf8').match(new RegExp(`^\\| \`${name}\` .*`, 'm'))
  expect(row?.[0]).toContain(`| ${from} |`)
  const expression = `\${{ ${from === 'secret' ? 'secrets' : 'vars'}.${name} }}`
  // A server over SSH has no previews.
  for (const workflow of host === 'ssh' ? ['publish'] : ['publish', 'preview-deploy']) {
    const { env = {}, jobs } = parse(
      readFileSync(`.github/workflows/${workflow}.yml`, 'utf8'),
    ) as Workflow
    const steps = Object.values(jobs).flatMap((job) => job.steps)
    const scripts = steps.filter(({ run = '' }) => run.includes('scripts/publish/main.ts'))
    expect(scripts).not.toEqual([])
    for (const step of scripts) expect({ ...env, ...step.env }[name]).toBe(expression)
    // Only the steps that publish get secrets, not those that install or run other packages.
    const others = steps.filter((step) => !scripts.includes(step))
    expect(JSON.stringify([env, others])).not.toContain('secrets.')
  }
})

test('the workflow that runs code from a pull request has no access to secrets', () => {
  const workflow = readFileSync('.github/workflows/preview.yml', 'utf8')
  expect(workflow).not.toMatch(/secrets\.|github\.token|: write/)
})

test('a multi-line error is reported as one annotation', async () => {
  const environment = { PUBLISH_TO: 'a\n::set-output', GITHUB_ACTIONS: 'true' }
  const { output } = await project.run('publish', environment)
  expect(output).toMatch(/^::error::PUBLISH_TO is a%0A::set-output; .*\n$/)
})

interface Workflow {
  env?: Record<string, string>
  jobs: Record<string, { steps: { run?: string; env?: Record<string, string> }[] }>
}
