import { symlink } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { PublishProject } from './publish-project.ts'

let project: PublishProject
beforeAll(async () => {
  project = await PublishProject.build()
  return () => project.remove()
})

const settings = {
  PATH: '',
  PUBLISH_TO: 'netlify',
  NETLIFY_SITE_ID: 'site',
  NETLIFY_AUTH_TOKEN: 'token',
}

test.each([
  { name: 'a fork', change: { head_repository: { id: 6 } } },
  { name: 'a commit without a pull request', change: { pull_requests: [] } },
])('no preview is created for $name', async ({ change }) => {
  const { code, stdout, calls } = await project.preview(settings, change)
  expect(stdout).toContain('Only pull requests of this repository have a preview.')
  expect({ code, calls }).toEqual({ code: 1, calls: [] })
})

test('no preview is created for a build with a symbolic link', async () => {
  await symlink('/etc/passwd', project.path('dist/passwd.txt'))
  const { code, stdout, calls } = await project.preview(settings)
  expect(stdout).toContain('passwd.txt is not a file.')
  expect({ code, calls }).toEqual({ code: 1, calls: [] })
})
