/**
 * Runs the `npx cli accept` commands in a comment on a pull request, and pushes the record of
 * accepted translations to the pull request's branch. From that branch, only `content/` is read;
 * the code comes from the default branch.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { readWorkflow } from './github.ts'

const run = promisify(execFile)

const EventSchema = z.object({
  comment: z.object({
    id: z.number(),
    body: z.string(),
    user: z.object({ login: z.string().regex(/^[\w-]+(?:\[bot\])?$/) }),
  }),
  issue: z.object({ number: z.number(), pull_request: z.object({}) }),
  repository: z.object({ id: z.number(), default_branch: z.string() }),
})
const PullRequestSchema = z.object({
  state: z.string(),
  head: z.object({
    ref: z.string(),
    sha: z.string().regex(/^[0-9a-f]{40}$/),
    repo: z.object({ id: z.number() }).nullable(),
  }),
})
const PermissionSchema = z.object({ permission: z.string() })

/** Maximum number of commands in one comment; each takes about two seconds. */
const MAX_COMMANDS = 50

/** The workflows to start for the commit: a push with a workflow's token starts no workflow. */
const workflows = [{ file: 'ci.yml' }, { file: 'review.yml', takesNumber: true }]

const { event, api } = await readWorkflow()
const { comment, issue, repository } = EventSchema.parse(event)
const problem = await accept()
await api('POST', `/issues/comments/${comment.id}/reactions`, {
  content: problem ? 'confused' : '+1',
})
if (problem) await api('POST', `/issues/${issue.number}/comments`, { body: problem })

/** @returns the problem, in Portuguese like most reports on GitHub; undefined if there is none */
async function accept(): Promise<string | undefined> {
  const commands = parseCommands(comment.body)
  if (commands.length === 0 || commands.length > MAX_COMMANDS) {
    return 'Não há comando que eu entenda. Escreva um comando por linha, como no relatório: `npx cli accept es hero:label`'
  }
  // The workflow runs for every collaborator, some of whom may not have write access.
  if (!(await canWrite(comment.user.login))) {
    return 'Só quem pode escrever no repositório pode aceitar traduções. Peça num comentário a quem cuida do site.'
  }
  const { head, state } = PullRequestSchema.parse(await api('GET', `/pulls/${issue.number}`))
  if (state !== 'open') return 'O pull request está fechado. Abra outro para aceitar as traduções.'
  if (head.repo?.id !== repository.id) {
    return (
      'A branch deste pull request está num fork, onde não posso escrever. Execute os comandos no ' +
      'seu computador e envie o registro que eles escrevem, ou deixe que um mantenedor os execute ' +
      'depois do merge.'
    )
  }
  if (head.ref === repository.default_branch) {
    return `Não posso gravar diretamente na branch \`${repository.default_branch}\`. Crie outra branch para o pull request.`
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'pull-request-'))
  try {
    return await acceptInWorktree(folder, head, commands)
  } finally {
    await git('.', 'worktree', 'remove', '--force', folder).catch(() => {})
    await rm(folder, { recursive: true, force: true })
  }
}

/** Runs the commands on a checkout of the branch, and pushes the result; returns any problem. */
async function acceptInWorktree(
  folder: string,
  head: { ref: string; sha: string },
  commands: readonly string[][],
): Promise<string | undefined> {
  await git('.', 'fetch', '--quiet', '--depth=1', 'origin', head.sha)
  await git('.', 'worktree', 'add', '--quiet', '--detach', folder, head.sha)
  for (const args of commands) {
    // The commands get only these environment variables, so they do not get the token.
    const { PATH, HOME } = process.env
    const cli = ['--import', 'tsx', 'cli/main.ts', 'accept', '--root', folder, ...args]
    const failed = await run(process.execPath, cli, { env: { PATH, HOME } }).then(
      () => undefined,
      (error: { stderr?: string }) => error.stderr ?? '',
    )
    if (failed !== undefined) {
      const quoted = failed.slice(0, 1000).replace(/^/gm, '    ')
      return `O comando falhou, e nada foi aceito:\n\n${quoted}`
    }
  }
  await git(folder, 'add', '--all', 'content')
  const changed = await git(folder, 'diff', '--cached', '--name-only')
  if (changed === '') return undefined
  await git(folder, 'commit', '--quiet', '--no-verify', '--message', 'Accept translations')
  try {
    await git(folder, 'push', '--quiet', 'origin', `HEAD:refs/heads/${head.ref}`)
  } catch {
    return 'A branch mudou enquanto isso. Escreva o comentário outra vez.'
  }
  for (const { file, takesNumber } of workflows) {
    const inputs = takesNumber ? { number: String(issue.number) } : {}
    await api('POST', `/actions/workflows/${file}/dispatches`, { ref: head.ref, inputs })
  }
  return undefined
}

/**
 * The arguments of each `npx cli accept` or `/accept` at the start of a line; empty if any argument
 * is unexpected. Lines that start with `>` are quotes, and are ignored.
 */
function parseCommands(body: string): string[][] {
  const lines = body.split('\n').map((line) => line.replaceAll('`', '').trim())
  const found = lines.flatMap((line) => /^(?:npx cli |\/)accept\s+(.*)/.exec(line)?.[1] ?? [])
  const commands = found.map((args) => {
    return args.split(/\s+/).map((word) => word.replace(/^(['"])(.*)\1$/, '$2'))
  })
  const isUsual = ([locale = '', ...names]: string[]) =>
    /^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(locale) &&
    names.length > 0 &&
    names.every((name) => name === '--all' || /^[a-z][\w-]*(?::[A-Za-z][\w.[\]-]*)?$/.test(name))
  return commands.every(isUsual) ? commands : []
}

async function canWrite(login: string): Promise<boolean> {
  const response = await api('GET', `/collaborators/${encodeURIComponent(login)}/permission`)
  return ['admin', 'write'].includes(PermissionSchema.parse(response).permission)
}

async function git(cwd: string, ...args: string[]): Promise<string> {
  const settings = {
    // A symbolic link in the pull request becomes a text file that contains the target's path.
    'core.symlinks': 'false',
    'core.hooksPath': '/dev/null',
    'user.name': 'github-actions[bot]',
    'user.email': '41898282+github-actions[bot]@users.noreply.github.com',
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { stdout } = await run('git', [...options, ...args], { cwd })
  return stdout.trim()
}
