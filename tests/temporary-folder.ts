import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { ContentCopy } from '../cli/checks/content-copy.ts'
import type { Point } from '../cli/core/location.ts'
import { fixtureContent, fixtureSite } from '../config/fixture-paths.ts'
import { runCli, type CliRun } from './cli/run-cli.ts'
import { repository } from './fixtures/fixture-site.ts'

/** A temporary folder for parts of the project. Tests can turn it into a Git repository. */
export class TemporaryFolder extends ContentCopy {
  static create(prefix = path.join(tmpdir(), 'test-')): TemporaryFolder {
    return new TemporaryFolder(mkdtempSync(prefix))
  }

  /** Copies files and folders to the same paths in this folder. */
  add(parts: readonly string[], from = repository): this {
    // Without `verbatimSymlinks`, copies of relative links would point to the original files.
    const options = { recursive: true, verbatimSymlinks: true }
    for (const part of parts) cpSync(path.join(from, part), this.path(part), options)
    return this
  }

  /**
   * Replaces text in a file.
   *
   * @returns the position of the `‸`, which is not written; without a `‸`, the file's start
   * @throws if the pattern is not found, or is found more than once without the `g` flag
   */
  replace(file: string, find: RegExp, by: string): Promise<Point> {
    return this.change({ file, find, replace: by })
  }

  /** Runs an `npx cli` command on this folder, with reports in English. */
  cli(command: string, ...args: string[]): Promise<CliRun> {
    return runCli([command, '--root', this.root, ...args])
  }

  /** Runs Git without the user's settings, and returns its output. */
  git(command: string): string {
    const options = { cwd: this.root, encoding: 'utf8', stdio: 'pipe', env: gitSettings } as const
    return execFileSync('git', command.split(' '), options).trim()
  }
}

const gitSettings = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'Writer',
  GIT_AUTHOR_EMAIL: 'writer@example.com',
  GIT_COMMITTER_NAME: 'Writer',
  GIT_COMMITTER_EMAIL: 'writer@example.com',
}

/** Creates a folder that is deleted after the test. A concurrent test must pass its context. */
export function temporaryFolder(context = { onTestFinished }): TemporaryFolder {
  const folder = TemporaryFolder.create()
  context.onTestFinished(() => folder.remove())
  return folder
}

/** Copies the fixture site's content to a folder that is deleted after the test. */
export const copyContent = () => temporaryFolder().add(['content'], fixtureContent)

/** Copies the fixture site's content and build to a folder that is deleted after the test. */
export const copySite = () => temporaryFolder().add(['content', 'dist'], fixtureSite)
