import { symlink } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../temporary-folder.ts'
import { startScript } from '../run-script.ts'
import { runWorkflow } from './github-stand-in.ts'

const MARKER = '<!-- content-review -->'
const BOT = 'github-actions[bot]'

/** The relevant parts of a recorded event: a run for a pull request from a fork. */
const event = {
  action: 'completed',
  workflow_run: {
    head_sha: 'a'.repeat(40),
    html_url: 'https://github.com/owner/site/actions/runs/1',
    head_repository: { id: 2 },
    pull_requests: [],
  },
}
const pullRequest = { head: { sha: 'a'.repeat(40), repo: { id: 2 } } }
const own = { id: 11, body: `${MARKER}\nbefore`, user: { login: BOT } }

interface Setup {
  name?: string
  number?: string
  comment?: string
  comments?: unknown[]
  head?: unknown
}

async function run(setup: Setup) {
  const { number = '7\n', comment, comments = [], head = pullRequest } = setup
  const folder = temporaryFolder()
  await folder.write('number', number)
  if (comment === 'a link') await symlink('/etc/passwd', folder.path('comment.md'))
  else if (comment !== undefined) await folder.write('comment.md', comment)
  return runWorkflow(['scripts/pull-request/comment.ts'], {
    folder: folder.root,
    event,
    responses: { 'GET /pulls/7': head, 'GET /issues/7/comments': comments },
    env: { REVIEW_FOLDER: folder.root },
  })
}

const ofOthers = [
  { id: 9, body: `${MARKER}\nfake`, user: { login: 'somebody' } },
  { id: 10, body: `see ${MARKER}`, user: { login: BOT } },
]

test.for([
  { name: 'the first review', comments: ofOthers, call: 'POST /issues/7/comments' },
  { name: 'a later review', comments: [...ofOthers, own], call: 'PATCH /issues/comments/11' },
])('the comment for $name is written with $call', async ({ comments, call }) => {
  const { code, calls } = await run({ comment: 'Alpha @team', comments })
  expect(calls.map(({ method, path: to }) => `${method} ${to}`)).toEqual([call])
  expect((calls[0]?.body as { body: string } | undefined)?.body).toMatch(
    /^<!-- content-review -->\nAlpha @\u200bteam\n\n\[.*\]\(https:\/\/github.*\)/,
  )
  expect(code).toBe(0)
})

test('the comment is deleted if nothing is left to review', async () => {
  const { calls } = await run({ comments: [own] })
  expect(calls).toMatchObject([{ method: 'DELETE', path: '/issues/comments/11' }])
})

test.for([
  { name: 'another commit', head: { head: { sha: 'b'.repeat(40), repo: { id: 2 } } }, code: 0 },
  {
    name: 'a pull request from another repository',
    head: { head: { ...pullRequest.head, repo: { id: 3 } } },
  },
  { name: 'a deleted fork', head: { head: { ...pullRequest.head, repo: null } } },
  { name: 'a pull request that does not exist', number: '8' },
  { name: 'a path instead of a number', number: '7/../../x' },
  { name: 'no number', number: '' },
  { name: 'a symbolic link in the artefact', comment: 'a link' },
  { name: 'a file that is too large', comment: 'a'.repeat(300_000) },
])('no comment is written for $name', async ({ code = 1, ...setup }) => {
  const result = await run({ comment: 'Alpha', ...setup })
  expect(result.calls).toEqual([])
  expect(result.code).toBe(code)
})

test.each([
  { script: 'accept-comment', variable: 'GITHUB_EVENT_PATH' },
  { script: 'comment', variable: 'GITHUB_EVENT_PATH' },
  { script: 'report-language', variable: 'BASE' },
])('$script fails if $variable is not set', async ({ script, variable }) => {
  const env = { PATH: process.env['PATH'] }
  const { code, stderr } = await startScript([`scripts/pull-request/${script}.ts`], { env })
  expect(stderr).toContain(`Error: ${variable} is not set`)
  expect(code).toBe(1)
})
