import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { copyContent } from '../temporary-folder.ts'
import { PATH } from './run-cli.ts'

const workflow = parse(readFileSync('.github/workflows/check-live.yml', 'utf8')) as {
  jobs: { check: { steps: { run?: string }[] } }
}
const step = workflow.jobs.check.steps.at(-1)?.run ?? ''

/**
 * Runs the last step of the workflow as GitHub does, on a copy of the content, without asking a
 * registry.
 */
const runStep = (cwd: string, environment: Record<string, string>) => {
  const { status, stdout } = spawnSync('bash', ['-e', '-c', `npx() { "$@"; }\n${step}`], {
    cwd,
    env: { ...process.env, PATH, LC_ALL: 'C', PUBLISH_URL: '', DRAIN_SECRET: '', ...environment },
    encoding: 'utf8',
  })
  return { status, stdout }
}

test('it says that a sample is not checked, and succeeds', () => {
  const { status, stdout } = runStep(copyContent().root, {})
  expect(stdout).toBe('::notice::Not checked: siteUrl in content/site.yaml is still a sample.\n')
  expect(status).toBe(0)
})

test.each(['content/site.yaml', 'PUBLISH_URL'])('it fails if the site of %s does', async (from) => {
  const copy = copyContent()
  if (from !== 'PUBLISH_URL') {
    const siteUrl = 'siteUrl: https://localhost:9'
    await copy.replace('content/site.yaml', /^siteUrl: .*/m, siteUrl)
  }
  const PUBLISH_URL = from === 'PUBLISH_URL' ? 'https://localhost:9' : ''
  const { status, stdout } = runStep(copy.root, { PUBLISH_URL })
  expect(stdout).toMatch(/^::notice::No message was sent: the secret DRAIN_SECRET is not set\./)
  expect(stdout).toMatch(/^::error .*no-response.*ECONNREFUSED/m)
  expect(status).toBe(1)
})
