import { symlink } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { repository } from '../../fixtures/fixture-site.ts'
import { runWorkflow } from '../pull-request/github-stand-in.ts'
import { PublishProject } from './publish-project.ts'

let project: PublishProject
beforeEach(async () => {
  project = await PublishProject.build()
  return () => project.remove()
})

const preview = (change = {}) =>
  runWorkflow(path.join(repository, 'scripts/publish/main.ts'), {
    folder: project.root,
    cwd: project.root,
    args: ['preview'],
    event: {
      workflow_run: {
        head_sha: 'a'.repeat(40),
        head_repository: { id: 5 },
        pull_requests: [{ number: 7 }],
        ...change,
      },
      repository: { id: 5 },
    },
    responses: {},
    env: {
      PATH: '',
      PREVIEW_FOLDER: project.path('dist'),
      PUBLISH_TO: 'netlify',
      NETLIFY_SITE_ID: 'site',
      NETLIFY_AUTH_TOKEN: 'token',
    },
  })

test.each([
  { name: 'a fork', change: { head_repository: { id: 6 } } },
  { name: 'a commit without a pull request', change: { pull_requests: [] } },
])('$name gets no preview', async ({ change }) => {
  const { code, stdout, calls } = await preview(change)
  expect(stdout).toContain('Only pull requests of this repository have a preview.')
  expect({ code, calls }).toEqual({ code: 1, calls: [] })
})

test('a build with a symbolic link gets no preview', async () => {
  await symlink('/etc/passwd', project.path('dist/passwd.txt'))
  const { code, stdout, calls } = await preview()
  expect(stdout).toContain('passwd.txt is not a file.')
  expect({ code, calls }).toEqual({ code: 1, calls: [] })
})
