import { mkdir, symlink } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { fixtureContent } from '../../../config/fixture-paths.ts'
import { repository } from '../../fixtures/fixture-site.ts'
import { TemporaryFolder } from '../../temporary-folder.ts'
import { runWorkflow } from './github-stand-in.ts'

const SOURCE = 'content/pt-BR/services.mdx'
const codeFolders = ['cli', 'src', 'supabase', 'browser', 'config', 'scripts', 'package.json']

let folder: TemporaryFolder
let clone: TemporaryFolder
let sha: string

/** Creates a bare repository in place of GitHub, and a clone with a pull request's branch. */
beforeAll(async () => {
  folder = TemporaryFolder.create()
  await mkdir(folder.path('clone'))
  clone = new TemporaryFolder(folder.path('clone'))
  clone.add(codeFolders).add(['content'], fixtureContent)
  await clone.write('.gitignore', 'node_modules\n')
  await symlink(path.join(repository, 'node_modules'), clone.path('node_modules'))
  for (const command of ['init -b main', 'add --all', 'commit -m Site']) clone.git(command)
  folder.git('clone --bare clone remote.git')
  clone.git(`remote add origin ${folder.path('remote.git')}`)
  clone.git('switch -c text')
  await clone.replace(SOURCE, /^label: (.*)/m, 'label: $1 de hoje')
  // The pull request contains code that must never run.
  await clone.write('cli/main.ts', 'throw new Error("run")')
  clone.git('commit -am Text')
  sha = clone.git('rev-parse HEAD')
  clone.git('switch main')
  return () => folder.remove()
})

function pushedChanges(): string {
  clone.git('fetch origin text')
  return clone.git(`diff ${sha} FETCH_HEAD`)
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
  clone.git('push --force origin text')
  const head = { ref: branch, sha, repo: { id: fork ? 6 : 5 } }
  const result = await runWorkflow(['scripts/pull-request/accept-comment.ts'], {
    folder: folder.root,
    cwd: clone.root,
    event: {
      action: 'created',
      comment: { id: 3, body, user: commenter },
      issue: { number: 7, pull_request: {} },
      repository: { id: 5, default_branch: 'main' },
    },
    responses: {
      'GET /pulls/7': { state: 'open', head },
      'GET /collaborators/writer/permission': { permission: 'write' },
      'GET /collaborators/stranger/permission': { permission: 'read' },
    },
  })
  expect(result.stderr).toBe('')
  expect(result.code).toBe(0)
  const answer = result.calls.find((call) => call.path === '/issues/7/comments')?.body
  return { ...result, answer: (answer as { body: string } | undefined)?.body }
}

test('a comment with both forms of the accept command pushes two records to the branch', async () => {
  const body = `Ok!\n\n\`\`\`\n${ACCEPT}\n\`\`\`\n/accept en services:label`
  const { calls } = await run({ body })
  const changes = pushedChanges()
  expect(changes.match(/^\+\+\+ .*/gm)).toEqual([
    expect.stringMatching(/^\+\+\+ b\/content\/\.\w+\.\w+$/),
  ])
  // Each of the two commands adds a line.
  expect(changes.match(/^\+[^+].*/gm)).toHaveLength(2)
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
  { name: 'a pull request from the default branch', branch: 'main', answer: /branch `main`/ },
  { name: 'a fork', fork: true, answer: /está num fork/ },
  {
    name: 'lines that are not exactly a command',
    body: [
      `> ${ACCEPT}`,
      `Try ${ACCEPT}`,
      `${ACCEPT} --root=/`,
      '/accept es $(id)',
      '/accept es',
    ].join('\n\n'),
    answer: /Não há comando/,
  },
  {
    name: 'an unknown file name beside a correct command',
    body: `${ACCEPT}\nnpx cli accept es 'servicess'`,
    answer: /O comando falhou[^]*Did you mean services/,
  },
])('nothing is pushed for $name, and a reply says why', async ({ answer: expected, ...setup }) => {
  const { calls, answer } = await run(setup)
  expect(pushedChanges()).toBe('')
  expect(answer).toMatch(expected)
  expect(calls[0]).toMatchObject({
    path: '/issues/comments/3/reactions',
    body: { content: 'confused' },
  })
  expect(calls).toHaveLength(2)
})
