import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { temporaryFolder } from '../../temporary-folder.ts'

const workflow = parse(readFileSync('.github/workflows/ci.yml', 'utf8')) as {
  jobs: { changes: { steps: { run?: string }[] } }
}
const step = workflow.jobs.changes.steps.at(-1)?.run ?? ''

test.for([
  { changed: 'content/es/hero.mdx', code: false },
  { changed: 'content/site.yaml content/.accepted.yaml content/en/about.mdx', code: false },
  { changed: 'content/es/hero.mdx src/routes.tsx', code: true },
  { changed: 'content/logo.svg', code: true },
  { changed: 'src/content/prices.yaml', code: true },
  { changed: 'content/es/hero.mdx', event: 'push', code: true },
])(
  'changes to $changed cause the code to be tested: $code',
  async ({ changed, event = 'pull_request', code }) => {
    const folder = temporaryFolder()
    for (const command of ['init -b main', 'commit --allow-empty -m Site']) folder.git(command)
    for (const file of changed.split(' ')) await folder.write(file, 'text')
    for (const command of ['add --all', 'commit -m Change']) folder.git(command)
    const env = {
      ...process.env,
      GITHUB_EVENT_NAME: event,
      GITHUB_OUTPUT: folder.path('output'),
    }
    execFileSync('bash', ['-e', '-c', step], { cwd: folder.root, env })
    expect(await folder.read('output')).toBe(`code=${code}\n`)
  },
)
