import { copyFile, mkdir, symlink } from 'node:fs/promises'
import path from 'node:path'
import { fixtureSite } from '../../../config/fixture-paths.ts'
import { defaultPorts } from '../../../config/ports.ts'
import { readCommit } from '../../../config/read-commit.ts'
import { RELEASE_RECORD, writeReleaseRecord } from '../../../hosting/release-record.ts'
import { HOSTS_FOLDER, siteCopies } from '../../../hosting/hosts-folder.ts'
import { repository } from '../../fixtures/fixture-site.ts'
import { TemporaryFolder } from '../../temporary-folder.ts'
import { runWorkflow } from '../pull-request/github-stand-in.ts'
import { runScript, startScript } from '../run-script.ts'

const MAIN = 'scripts/publish/main.ts'

/** The last commit in a pull request. */
export const HEAD_SHA = 'a'.repeat(40)

/**
 * Stands in for `npx cli check-live`: requests a page and the assets that it references. The
 * attribute `data-finding` adds a finding for the rule that it names.
 */
const CHECK_LIVE = `
const [, , command, url] = process.argv
const findings = []
const report = (rule, message) => {
  findings.push({ rule, severity: 'error', file: url, message, fix: 'Deploy it' })
}
try {
  const html = await (await fetch(new URL('/en', url))).text()
  for (const [file] of html.matchAll(/\\/assets\\/[\\w.-]+/g)) {
    if (!(await fetch(new URL(file, url))).ok) report('missing-file', file)
  }
  for (const [, rule] of html.matchAll(/data-finding="([^"]+)"/g)) report(rule, 'found')
} catch (error) {
  report('no-response', String(error))
}
if (command !== 'check-live') process.exit(2)
process.stdout.write(JSON.stringify({ findings }))
process.exit(findings.length > 0 ? 1 : 0)
`

/** The built fixture site, as a project to publish. */
export class PublishProject extends TemporaryFolder {
  /** The files that the scripts write for GitHub, by environment variable. */
  readonly github = { GITHUB_STEP_SUMMARY: 'summary.md', GITHUB_OUTPUT: 'outputs.txt' }

  static async build(): Promise<PublishProject> {
    const project = new PublishProject(TemporaryFolder.create().root)
    project.add(['content', 'dist', 'dist-hosts'], fixtureSite)
    await mkdir(project.path('cli'))
    await project.write('cli/main.ts', CHECK_LIVE)
    await project.write('package.json', '{ "type": "module" }')
    const functionUrl = `http://localhost:${defaultPorts.FUNCTION_PORT}`
    await project.write('.env', `VITE_SUPABASE_URL=${functionUrl}\nVITE_SUPABASE_ANON_KEY=key`)
    await symlink(path.join(repository, 'node_modules'), project.path('node_modules'))
    project.git('init -q')
    await project.commit('First')
    return project
  }

  /** Creates a commit, and records it as the build's commit. */
  async commit(message: string): Promise<void> {
    this.git(`commit -q --allow-empty -m ${message}`)
    await this.record()
  }

  /** Records the current files and commit, as if a build had just written the files. */
  async record(): Promise<void> {
    await writeReleaseRecord(this.path('dist'), readCommit(this.root))
    for (const copy of Object.values(siteCopies)) {
      await copyFile(
        this.path(`dist/${RELEASE_RECORD}`),
        this.path(`${HOSTS_FOLDER}/${copy}/${RELEASE_RECORD}`),
      )
    }
  }

  /** Runs a workflow step in this process, with these settings in its environment. */
  run(command: string, settings: Record<string, string>) {
    return this.runStep(runScript, settings, command)
  }

  /** Runs a workflow step in a new process. */
  start(command: string, settings: Record<string, string>, ...args: string[]) {
    return this.runStep(startScript, settings, command, ...args)
  }

  private async runStep(
    run: typeof startScript,
    settings: Record<string, string>,
    ...args: string[]
  ) {
    for (const file of Object.values(this.github)) await this.write(file, '')
    const { code, stdout, stderr } = await run([MAIN, ...args], {
      cwd: this.root,
      env: {
        PATH: process.env['PATH'],
        HOME: this.root,
        GITHUB_STEP_SUMMARY: this.path(this.github.GITHUB_STEP_SUMMARY),
        GITHUB_OUTPUT: this.path(this.github.GITHUB_OUTPUT),
        ...settings,
      },
    })
    return {
      code,
      output: stdout + stderr,
      summary: await this.read(this.github.GITHUB_STEP_SUMMARY),
      outputs: await this.read(this.github.GITHUB_OUTPUT),
    }
  }

  /**
   * Runs the workflow that deploys a pull request's preview.
   *
   * @param run overrides properties of the event's workflow run
   */
  preview(settings: Record<string, string>, run: object = {}) {
    return runWorkflow([MAIN, 'preview'], {
      folder: this.root,
      cwd: this.root,
      event: {
        workflow_run: {
          head_sha: HEAD_SHA,
          head_repository: { id: 5 },
          pull_requests: [{ number: 7 }],
          ...run,
        },
        repository: { id: 5 },
      },
      responses: {},
      env: { PREVIEW_FOLDER: this.path('dist'), ...settings },
    })
  }
}
