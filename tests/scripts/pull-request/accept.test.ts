import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixtureContent } from '../../../config/fixture-site.ts'
import { repository } from '../../cli/run-cli.ts'
import { runWorkflow } from './github-stand-in.ts'

const SOURCE = 'content/pt-BR/services.mdx'

const folder = mkdtempSync(path.join(tmpdir(), 'accept-'))
const clone = path.join(folder, 'clone')
let sha: string

/** A bare repository in place of GitHub, with a pull request, and a clone of its default branch. */
beforeAll(() => {
  const remote = path.join(folder, 'remote.git')
  mkdirSync(clone)
  for (const part of ['cli', 'src', 'supabase', 'browser', 'config', 'scripts', 'package.json']) {
    cpSync(path.join(repository, part), path.join(clone, part), { recursive: true })
  }
  cpSync(fixtureContent, clone, { recursive: true })
  writeFileSync(path.join(clone, '.gitignore'), 'node_modules\n')
  symlinkSync(path.join(repository, 'node_modules'), path.join(clone, 'node_modules'))
  git('init', '--quiet', '--initial-branch', 'main')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Site')
  execFileSync('git', ['clone', '--quiet', '--bare', clone, remote], { stdio: 'ignore' })
  git('remote', 'add', 'origin', remote)
  git('switch', '--quiet', '--create', 'text')
  const text = readFileSync(path.join(clone, SOURCE), 'utf8')
  writeFileSync(path.join(clone, SOURCE), text.replace(/^label: (.*)/m, 'label: $1 de hoje'))
  // Code from the pull request, which must never run.
  writeFileSync(path.join(clone, 'cli/main.ts'), 'throw new Error("run")')
  git('commit', '--quiet', '--all', '--message', 'Text')
  sha = git('rev-parse', 'HEAD')
  git('switch', '--quiet', 'main')
})
afterAll(() => rmSync(folder, { recursive: true }))

function git(...args: string[]): string {
  return execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@localhost', ...args], {
    cwd: clone,
    encoding: 'utf8',
  }).trim()
}

/** The changes pushed to the branch of the pull request, as a diff. */
function pushedChanges(): string {
  git('fetch', '--quiet', 'origin', 'text')
  return git('diff', sha, 'FETCH_HEAD')
}

interface Setup {
  name?: string
  body?: string
  commenter?: { login: string }
  fork?: boolean
  branch?: string
}

const author = { login: 'writer' }
const ACCEPT = 'npx cli accept es services:label'

async function run(setup: Setup) {
  const { body = ACCEPT, commenter = author, fork = false, branch = 'text' } = setup
  git('push', '--quiet', '--force', 'origin', 'text')
  const head = { ref: branch, sha, repo: { id: fork ? 6 : 5 } }
  const result = await runWorkflow('scripts/pull-request/accept.ts', {
    folder,
    cwd: clone,
    event: {
      action: 'created',
      comment: { id: 3, body, user: commenter },
      issue: { number: 7, pull_request: {} },
      repository: { id: 5, default_branch: 'main' },
    },
    responses: {
      'GET /pulls/7': { state: 'open', head },
      'GET /collaborators/writer/permission': { permission: 'write' },
      'GET /collaborators/maintainer/permission': { permission: 'write' },
      'GET /collaborators/stranger/permission': { permission: 'read' },
    },
  })
  expect(result.stderr).toBe('')
  expect(result.code).toBe(0)
  const answer = result.calls.find((call) => call.path === '/issues/7/comments')?.body
  return { ...result, answer: (answer as { body: string } | undefined)?.body }
}

test.for([
  { name: 'its author', commenter: author },
  { name: 'a maintainer', commenter: { login: 'maintainer' } },
  { name: 'its author, as on a phone', body: `Ok!\n\n\`\`\`\n${ACCEPT}\n\`\`\`` },
  { name: 'its author, in short', body: '/accept es services:label' },
])('accept pushes the record for $name', async (setup) => {
  const { calls } = await run(setup)
  expect(pushedChanges().match(/^\+\+\+ .*/gm)).toEqual([
    expect.stringMatching(/^\+\+\+ b\/content\/\.\w+\.\w+$/),
  ])
  expect(calls).toEqual([
    {
      method: 'POST',
      path: '/actions/workflows/ci.yml/dispatches',
      body: { ref: 'text', inputs: {} },
    },
    {
      method: 'POST',
      path: '/actions/workflows/review.yml/dispatches',
      body: { ref: 'text', inputs: { number: '7' } },
    },
    { method: 'POST', path: '/issues/comments/3/reactions', body: { content: '+1' } },
  ])
})

test.for([
  {
    name: 'an author with read access only',
    commenter: { login: 'stranger' },
    answer: /Só quem pode escrever/,
  },
  { name: 'somebody unknown', commenter: { login: 'unknown' }, answer: /Só quem pode escrever/ },
  { name: 'a pull request from the default branch', branch: 'main', answer: /branch `main`/ },
  { name: 'a quoted command', body: `> ${ACCEPT}\n\nWhat is this?`, answer: /Não há comando/ },
  { name: 'a command in a sentence', body: `Try ${ACCEPT}`, answer: /Não há comando/ },
  { name: 'a fork', fork: true, answer: /está num fork/ },
  { name: 'an option', body: `${ACCEPT} --root=/`, answer: /Não há comando/ },
  { name: 'a shell command', body: '/accept es $(id)', answer: /Não há comando/ },
  { name: 'a language only', body: '/accept es', answer: /Não há comando/ },
  { name: 'a wrong name', body: '/accept es servicess', answer: /Did you mean services/ },
  {
    name: 'an incorrect command beside a correct one',
    body: `${ACCEPT}\nnpx cli accept es 'gone'`,
    answer: /O comando falhou/,
  },
])('accept pushes nothing for $name', async ({ answer: expected, ...setup }) => {
  const { calls, answer } = await run(setup)
  expect(pushedChanges()).toBe('')
  expect(answer).toMatch(expected)
  expect(calls[0]).toMatchObject({
    path: '/issues/comments/3/reactions',
    body: { content: 'confused' },
  })
  expect(calls).toHaveLength(2)
})
