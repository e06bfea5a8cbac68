import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { InputError } from '../core/program.ts'

const run = promisify(execFile)

/**
 * Matches the files to compare: the content (except `README.md` and the record of accepted
 * translations) and the files generated from it.
 */
const COMPARED = /^(?:content|src\/generated)\/(?!(?:.*\/)?(?:\.|README\.md$))/

/** Two versions of the project, each a Git commit or tree. */
interface Versions {
  before: string
  /** The working tree, including uncommitted files. */
  after: string
  /** The files that differ between the versions, as paths from the root. */
  files: readonly string[]
}

/**
 * Compares the working tree with the commit where its branch left `base`, so that later additions
 * to `base` are not reported as removals.
 *
 * @throws InputError if Git is missing, `root` is not in a repository, or there is no such revision
 */
export async function compareVersions(root: string, base: string): Promise<Versions> {
  await git(root, 'rev-parse', '--git-dir').catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? new InputError({
          en: 'Git is not installed; npx cli review compares with a Git revision.',
          pt: 'O Git não está instalado; npx cli review compara com uma revisão do Git.',
          es: 'Git no está instalado; npx cli review compara con una revisión de Git.',
        })
      : new InputError({
          en: `${root} is not in a Git repository; there is nothing to compare with.`,
          pt: `${root} não está num repositório Git; não há com que comparar.`,
          es: `${root} no está en un repositorio Git; no hay con qué comparar.`,
        })
  })
  const revision = `${base}^{commit}`
  const commit = await git(root, 'rev-parse', '--verify', '--end-of-options', revision).catch(
    () => {
      throw new InputError({
        en: `There is no revision ${base}. Use --base with a branch or a commit.`,
        pt: `Não existe a revisão ${base}. Use --base com uma branch ou um commit.`,
        es: `No existe la revisión ${base}. Use --base con una rama o un commit.`,
      })
    },
  )
  // Without a common ancestor, as in a shallow clone, the revision itself is compared.
  const before = await git(root, 'merge-base', commit, 'HEAD').catch(() => commit)
  const after = await withIndex((index) =>
    git(root, index, 'add', '--all', ':/').then(() => git(root, index, 'write-tree')),
  )
  const names = await git(root, 'diff-tree', '-r', '-z', '--name-only', '--relative', before, after)
  const files = names.split('\0').filter((file) => COMPARED.test(file))
  return { before, after, files }
}

/** Writes a version to an empty folder, and returns the path of `root` in that folder. */
export async function checkOut(root: string, tree: string, folder: string): Promise<string> {
  await withIndex(async (index) => {
    await git(root, index, 'read-tree', tree)
    // `checkout-index` writes paths relative to the repository, of which `root` may be a subfolder.
    const top = await git(root, 'rev-parse', '--show-toplevel')
    await git(top, index, 'checkout-index', '--all', `--prefix=${folder}${path.sep}`)
  })
  return path.join(folder, await git(root, 'rev-parse', '--show-prefix'))
}

/** @throws Error if the build fails, with the build's output as the message */
export async function build(folder: string): Promise<string> {
  const vite = path.join(
    path.dirname(createRequire(import.meta.url).resolve('vite/package.json')),
    'bin/vite.js',
  )
  // Tests set `NODE_ENV` to a value that would make React render differently.
  const env = { ...process.env, NODE_ENV: 'production' }
  const args = [vite, 'build', '--logLevel', 'error']
  await run(process.execPath, args, { cwd: folder, env, maxBuffer: Infinity }).catch(
    (error: unknown) => {
      const {
        stdout = '',
        stderr = '',
        message,
      } = error as Error & Record<'stdout' | 'stderr', string>
      throw new Error(`${stdout}${stderr}`.trim() || message)
    },
  )
  return path.join(folder, 'dist')
}

interface Index {
  GIT_INDEX_FILE: string
}

/** Calls a function with a separate Git index, so that staged changes are left untouched. */
async function withIndex<Result>(work: (index: Index) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'review-index-'))
  try {
    return await work({ GIT_INDEX_FILE: path.join(folder, 'index') })
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function git(cwd: string, ...args: (string | Index)[]): Promise<string> {
  const words = args.filter((argument) => typeof argument === 'string')
  const env = Object.assign({}, process.env, ...args.filter((arg) => typeof arg !== 'string'))
  const { stdout } = await run('git', words, { cwd, env, maxBuffer: Infinity })
  return stdout.trimEnd()
}
