/**
 * `npx tsx scripts/publish/main.ts` runs the steps in the workflows "publish" and "preview deploy".
 * It can also be run by hand, with the same settings in the environment:
 *
 *   settings   reports missing or invalid settings
 *   publish    deploys the build, checks the deployed site, and rolls back if the deploy broke it
 *   roll-back  rolls back to the previous deploy, or to the deploy whose id follows, and
 *              checks the site
 *   list       lists a server's releases, the newest first, each with its time, commit and state
 *   preview    deploys a pull request's build, from the folder PREVIEW_FOLDER, to its own URL
 *
 * Without `PUBLISH_TO`, only `roll-back` fails, so that the workflows succeed in a repository whose
 * site is not published.
 */
import { appendFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { loadEnv } from 'vite'
import { readCommit } from '../../config/read-commit.ts'
import { readSiteSettings } from '../../config/read-site-settings.ts'
import { HOSTS_FOLDER, RELEASE_SUMMARY } from '../../hosting/hosts-folder.ts'
import { checkBuild } from './check-build.ts'
import {
  andOthers,
  checkSite,
  formatFinding,
  FUNCTION_RULE,
  HEADER_RULE,
  readDeployedCommit,
  readPages,
  rulesBrokenByDeploy,
  rulesIn,
  waitForBuild,
  waitForChange,
  type Finding,
} from './check-site.ts'
import { cloudflareHost } from './cloudflare.ts'
import type { Host } from './host.ts'
import {
  PublishError,
  problemsInBuildSettings,
  readFunctionOrigin,
  readHost,
  readUrl,
  readValues,
  type HostName,
} from './host-settings.ts'
import { netlifyHost } from './netlify.ts'
import { sshHost } from './ssh.ts'
import { vercelHost } from './vercel.ts'

// The Supabase project may be set in `.env`, as for the build.
const environment = { ...loadEnv('production', process.cwd(), 'VITE_'), ...process.env }
const commands = new Map([
  ['settings', checkSettings],
  ['publish', publish],
  ['roll-back', rollBack],
  ['list', list],
  ['preview', preview],
])

try {
  const [, , name = ''] = process.argv
  const command = commands.get(name)
  if (!command) throw new PublishError(`Usage: main.ts ${[...commands.keys()].join(' | ')}`)
  const host = readHost(environment)
  if (typeof host === 'string') await command(host)
  else reportMissing(name, host.missing)
} catch (error) {
  if (!(error instanceof PublishError)) throw error
  report('error', error.message)
  process.exitCode = 1
}

/** @throws PublishError if the command needs the settings that are missing */
function reportMissing(command: string, missing: string): void {
  if (command === 'roll-back') {
    throw new PublishError(`Not rolled back. ${missing} See docs/deploy.md.`)
  }
  // A pull request may have no access to the settings, so a missing preview is not an error.
  if (environment['PUBLISH_TO']?.trim() && command !== 'preview') {
    const problems = [missing, ...problemsInBuild()].join('\n')
    throw new PublishError(`Not published. ${problems}\nSee docs/deploy.md.`)
  }
  report('notice', `Not published. ${missing} See docs/deploy.md.`)
}

/** Reports missing or wrong build settings. Runs before the build, which takes about a minute. */
async function checkSettings(name: HostName): Promise<void> {
  const problems = problemsInBuild()
  if (problems.length > 0) throw new PublishError(problems.join('\n'))
  process.stdout.write(`Everything is set to publish to ${name}.\n`)
  setOutput('ready', 'true')
}

async function publish(name: HostName): Promise<void> {
  const url = siteUrl()
  await checkBuild(name, readFunctionOrigin(environment, url))
  const host = openHost(name)
  // Problems that existed before the deploy are no reason to roll back.
  const before = await checkSite(url)
  const previous = await host.deploy()
  setOutput('url', url)
  const served = await waitForBuild(url, host.marker)
  const after = await checkSite(url)
  printFindings(after)
  const broken = rulesBrokenByDeploy(before, after)
  if (broken.length > 0) {
    const what = `The new deploy is wrong (${broken.join(', ')})`
    if (previous === undefined) {
      throw new PublishError(`${what}, and there is none before it to go back to.`)
    }
    throw new PublishError(await goBack(host, url, previous, `${what}. `))
  }
  requireBuild(name, url, served)
  await host.markAsChecked?.()
  if (after.length > 0) {
    const rules = rulesIn(after).join(', ')
    throw new PublishError(
      `Published, but ${url} still has problems that no earlier deploy would solve: ${rules}.`,
    )
  }
  const summary = await readFile(path.join(HOSTS_FOLDER, RELEASE_SUMMARY), 'utf8').catch(() => '')
  const commit = readCommit(process.cwd())
  report('notice', `Published ${commit && `${commit} `}to ${name}: ${url}\n${summary}`.trim())
}

/** @throws PublishError if the site does not serve the deployed build */
function requireBuild(
  name: HostName,
  url: string,
  { isServed, differing }: Awaited<ReturnType<typeof waitForBuild>>,
): void {
  if (!isServed) {
    const question =
      name === 'ssh'
        ? `${environment['SSH_HOST']}, or is SSH_PATH not the folder that nginx includes`
        : name
    throw new PublishError(
      `Deployed, but ${url} does not send the new deploy. Does its domain lead to ${question}?`,
    )
  }
  const [first, ...others] = differing
  if (first !== undefined) {
    throw new PublishError(
      `Deployed, but visitors do not get the page of the build at ${first}${andOthers(others, 'page')}. Turn off what changes pages after ` +
        'the upload, such as snippets or a minification of the host.',
    )
  }
}

async function rollBack(name: HostName): Promise<void> {
  const wanted = process.argv[3] || undefined
  // The id is inserted into a shell command or a URL, so only safe characters are allowed.
  if (wanted && !/^\w[\w.-]*$/.test(wanted)) throw new PublishError(`${wanted} is not a deploy.`)
  report('notice', await goBack(openHost(name), siteUrl(), wanted))
}

/**
 * Restores an earlier deploy and checks the site.
 *
 * @param reason the first sentence of the message: why the site is rolled back
 * @returns the message to report
 * @throws PublishError if the site fails the check
 */
async function goBack(host: Host, url: string, wanted?: string, reason = ''): Promise<string> {
  const before = await readPages(url)
  const deploy = await host.rollBack(wanted)
  await waitForChange(url, before)
  const findings = await checkSite(url)
  printFindings(findings)
  const message = `${reason}${url} has the deploy ${deploy} again`
  const rules = rulesBrokenByDeploy([], findings)
  // The check expects this checkout's headers, which may differ from the restored deploy's.
  const hasOtherHeaders =
    rules.join() === HEADER_RULE && (await readDeployedCommit(url)) !== readCommit('.')
  if (rules.length > 0 && !hasOtherHeaders) {
    throw new PublishError(`${message}, but is not right: ${rules.join(', ')}.`)
  }
  await host.markAsChecked?.()
  if (findings.some(({ rule }) => rule === FUNCTION_RULE)) {
    throw new PublishError(`${message}; no earlier deploy would solve ${FUNCTION_RULE}.`)
  }
  return hasOtherHeaders
    ? `${message}. Its headers are not those of this checkout, which is another commit.`
    : `${message}.`
}

async function list(name: HostName): Promise<void> {
  const host = openHost(name)
  if (!host.list) throw new PublishError(`The deploys are listed in the dashboard of ${name}.`)
  const deploys = await host.list()
  const lines = deploys.map(({ id, isCurrent, state }) => {
    const [, time = '', commit = ''] = /^(\d+)-?(.*)$/.exec(id) ?? []
    const date = time.replace(/^(....)(..)(..)(..)(..)(..)$/, '$1-$2-$3 $4:$5:$6 UTC')
    const states = [...(isCurrent ? ['current'] : []), state].join(', ')
    return `${id}  ${date}  ${commit}  ${states}\n`
  })
  process.stdout.write(lines.join('') || 'There are no releases.\n')
}

async function preview(name: HostName): Promise<void> {
  const host = openHost(name)
  if (!host.preview) return report('notice', 'A server over SSH has no previews.')
  // Imported on demand, because no other command generates a host's configuration.
  const { deployPreview } = await import('./preview.ts')
  const url = await deployPreview(environment['PREVIEW_FOLDER'] ?? 'dist', host.preview)
  setOutput('url', url)
  report('notice', `Preview: ${url}`)
}

function problemsInBuild(): string[] {
  return problemsInBuildSettings(environment, readSiteSettings(process.cwd()).siteUrl)
}

function siteUrl(): string {
  return readUrl(environment, readSiteSettings(process.cwd()).siteUrl)
}

function printFindings(findings: Finding[]): void {
  for (const finding of findings) process.stderr.write(formatFinding(finding))
}

/**
 * Creates a host from the settings in the environment. Only tests set the variables for the APIs'
 * URLs; the Netlify and Cloudflare CLIs also read the variables for their own APIs.
 */
function openHost(name: HostName): Host {
  switch (name) {
    case 'netlify':
      return netlifyHost(readValues(name, process.env), process.env['NETLIFY_API_URL'])
    case 'vercel':
      return vercelHost(readValues(name, process.env), process.env['VERCEL_API_URL'])
    case 'cloudflare':
      return cloudflareHost(readValues(name, process.env), process.env['CLOUDFLARE_API_BASE_URL'])
    case 'ssh':
      return sshHost(readValues(name, process.env))
  }
}

/** Reports the outcome in the log, in the job summary, and as an annotation. */
function report(kind: 'notice' | 'error', text: string): void {
  const isWorkflow = process.env['GITHUB_ACTIONS'] === 'true'
  // GitHub executes lines that begin with `::`, and the text may contain output from a host's CLI.
  const escaped = text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  process.stdout.write(isWorkflow ? `::${kind}::${escaped}\n` : `${text}\n`)
  append('GITHUB_STEP_SUMMARY', `${text}\n`)
}

/** Sets a step output, which the workflow reads. */
function setOutput(name: string, value: string): void {
  append('GITHUB_OUTPUT', `${name}=${value}\n`)
}

function append(variable: string, text: string): void {
  const file = process.env[variable]
  if (file) appendFileSync(file, text)
}
