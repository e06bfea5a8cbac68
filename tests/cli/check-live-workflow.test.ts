import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { runCli } from './run-cli.ts'
import { copyContent, type TemporaryFolder } from '../temporary-folder.ts'

const workflow = parse(readFileSync('.github/workflows/check-live.yml', 'utf8')) as {
  jobs: { check: { steps: { run?: string }[] } }
}
const step = workflow.jobs.check.steps.at(-1)?.run ?? ''

/** Runs the workflow's last step. A stub `npx` lists samples, or prints its arguments and fails. */
async function runStep(copy: TemporaryFolder, environment: Record<string, string> = {}) {
  const [, listSamples = ''] = /npx cli ([^|]*)/.exec(step) ?? []
  const samples = await runCli([...listSamples.trim().split(' '), '--root', copy.root])
  const npx =
    'npx() { if [ $2 = check-locales ]; then echo "$SAMPLES"; else echo "$@"; exit 3; fi }'
  const { status, stdout } = spawnSync('bash', ['-e', '-c', `${npx}\n${step}`], {
    env: {
      ...process.env,
      SAMPLES: samples.stdout,
      PUBLISH_URL: '',
      DRAIN_SECRET: '',
      ...environment,
    },
    encoding: 'utf8',
  })
  return { status, lines: stdout.trim().split('\n') }
}

test('the workflow reports that a sample URL is not checked, and succeeds', async () => {
  expect(await runStep(copyContent())).toEqual({
    status: 0,
    lines: ['::notice::Not checked: siteUrl in content/site.yaml is still a sample.'],
  })
})

test.each(['content/site.yaml', 'PUBLISH_URL'])(
  'the workflow fails if the URL in %s fails the check',
  async (from) => {
    const copy = copyContent()
    const url = 'https://localhost:9'
    if (from !== 'PUBLISH_URL')
      await copy.replace('content/site.yaml', /^siteUrl: .*/m, `siteUrl: ${url}`)
    const { status, lines } = await runStep(
      copy,
      from === 'PUBLISH_URL' ? { PUBLISH_URL: url } : {},
    )
    expect(status).toBe(3)
    expect(lines[0]).toMatch(/^::notice::No message was sent: the secret DRAIN_SECRET is not set\./)
    const { code, stdout } = await runCli([
      ...`${lines[1]}`.split(' ').slice(1),
      '--root',
      copy.root,
    ])
    expect(stdout).toMatch(/^::error .*no-response.*ECONNREFUSED/m)
    expect(code).toBe(1)
  },
)

test('the workflow sends a message if DRAIN_SECRET is set', async () => {
  const environment = { PUBLISH_URL: 'https://localhost:9', DRAIN_SECRET: 'secret' }
  const { lines } = await runStep(copyContent(), environment)
  expect(lines).toEqual(['cli check-live https://localhost:9 --message --format github'])
})
