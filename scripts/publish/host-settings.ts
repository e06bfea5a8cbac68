import { isSampleHost } from '../../hosting/is-sample-host.ts'
import { serverFolders } from '../../hosting/nginx.ts'
import { isLoopback } from '../../supabase/functions/_shared/loopback.ts'
import { problemInKey } from './ssh-key.ts'

/** A setting for publishing, which the workflows pass on from a repository variable or secret. */
interface Setting {
  from: 'variable' | 'secret'
  pattern?: RegExp
  /** A valid value to show in an error; if there is none, `default` is shown. */
  example?: string
  /** Returns the problem with a value, as the rest of a sentence that starts with the key. */
  problemIn?: (value: string) => string | undefined
  /** The value if none is set; a setting without a default is required. */
  default?: string
}

const variable = { from: 'variable' } as const
const secret = { from: 'secret' } as const

/** Each host's settings. The table in docs/deploy.md explains them. */
export const settings = {
  netlify: {
    NETLIFY_SITE_ID: { ...variable, pattern: /^[\w.-]+$/, example: 'my-site' },
    NETLIFY_AUTH_TOKEN: secret,
  },
  vercel: { VERCEL_ORG_ID: variable, VERCEL_PROJECT_ID: variable, VERCEL_TOKEN: secret },
  cloudflare: { CLOUDFLARE_ACCOUNT_ID: variable, CLOUDFLARE_API_TOKEN: secret },
  ssh: {
    // These values become parts of commands, so only safe characters are allowed.
    SSH_HOST: { ...variable, pattern: /^\w[\w.:-]*$/, example: 'www.example.com' },
    SSH_USER: { ...variable, pattern: /^\w[\w.-]*$/, example: 'deploy' },
    SSH_PORT: { ...variable, pattern: /^\d{1,5}$/, default: '22' },
    SSH_PATH: { ...variable, pattern: /^(?:\/[\w.-]+)+$/, default: serverFolders.files },
    SSH_KEY: { ...secret, problemIn: problemInKey },
    SSH_KNOWN_HOSTS: secret,
  },
} as const satisfies Record<string, Record<string, Setting>>

export type HostName = keyof typeof settings

export type Values<Name extends HostName> = Record<keyof (typeof settings)[Name], string>

/** An error that is printed without a stack trace, because its message explains the problem. */
export class PublishError extends Error {}

/**
 * Returns the host that `PUBLISH_TO` names, if all of that host's settings are set.
 *
 * @returns the host or, if settings are missing, a sentence that names them
 * @throws PublishError if a value is invalid, which is always a mistake, unlike a missing setting
 */
export function readHost(environment: NodeJS.ProcessEnv): HostName | { missing: string } {
  const name = environment['PUBLISH_TO']?.trim()
  const names = Object.keys(settings).join(', ')
  if (!name) return { missing: `Set the variable PUBLISH_TO to one of ${names}.` }
  if (!isHostName(name))
    throw new PublishError(`PUBLISH_TO is ${name}; it must be one of ${names}.`)

  const required = Object.entries<Setting>(settings[name])
  const missing = required.filter(([key, setting]) => readSetting(key, setting, environment) === '')
  if (missing.length > 0) {
    const list = missing.map(([key, { from }]) => `the ${from} ${key}`).join(', ')
    return { missing: `To publish to ${name}, set ${list}.` }
  }
  for (const [key, setting] of required) {
    const value = readSetting(key, setting, environment)
    // Values are not printed, because a secret must not appear in the log, even if it is invalid.
    if (setting.pattern?.test(value) === false) {
      const example = setting.example ?? setting.default
      throw new PublishError(`${key} is not valid. An example of a valid value is ${example}.`)
    }
    const problem = setting.problemIn?.(value)
    if (problem !== undefined) throw new PublishError(`${key} ${problem}`)
  }
  return name
}

/**
 * Returns a message for each problem with the site's URL or the form's Supabase project.
 *
 * @param siteUrl the URL in `content/site.yaml`
 */
export function problemsInBuildSettings(environment: NodeJS.ProcessEnv, siteUrl: string): string[] {
  // The origin is read even if the URL is invalid, so that all problems are reported at once.
  const url = attempt(() => readUrl(environment, siteUrl))
  const origin = attempt(() => readFunctionOrigin(environment, url.value ?? siteUrl))
  return [url.problem, origin.problem].filter((problem) => problem !== undefined)
}

function attempt(read: () => string): { value?: string; problem?: string } {
  try {
    return { value: read() }
  } catch (error) {
    if (error instanceof PublishError) return { problem: error.message }
    throw error
  }
}

/** Returns the values of a host's settings, which `readHost` must have validated. */
export function readValues<Name extends HostName>(
  name: Name,
  environment: NodeJS.ProcessEnv,
): Values<Name> {
  return Object.fromEntries(
    Object.entries<Setting>(settings[name]).map(([key, setting]) => [
      key,
      readSetting(key, setting, environment),
    ]),
  ) as Values<Name>
}

/**
 * Returns the origin of the Supabase project to which the published form sends messages.
 *
 * @param url the site's URL
 * @throws PublishError if `VITE_SUPABASE_URL` or the key is missing, if the URL is invalid, or if a
 *   public site's form would send its messages to the visitor's own machine
 */
export function readFunctionOrigin(environment: NodeJS.ProcessEnv, url: string): string {
  const missing = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'].filter((key) => !environment[key])
  if (missing.length > 0) {
    const list = missing.map((key) => `the variable ${key}`).join(', ')
    throw new PublishError(
      `Set ${list}: the form would send its messages to a function on the machine of the visitor. ` +
        'See docs/deploy-function.md.',
    )
  }
  const project = environment['VITE_SUPABASE_URL'] ?? ''
  if (!URL.canParse(project)) {
    throw new PublishError(`VITE_SUPABASE_URL is ${project}; it must be a URL.`)
  }
  const { origin, hostname } = new URL(project)
  if (isLoopback(hostname) && !isLoopback(new URL(url).hostname)) {
    throw new PublishError(
      `VITE_SUPABASE_URL is ${project}, a function on the machine of each visitor of ${url}. ` +
        'Set it to the Supabase project.',
    )
  }
  return origin
}

/**
 * Returns the URL at which the site is published.
 *
 * @param siteUrl the URL in `content/site.yaml`, which `PUBLISH_URL` overrides
 * @throws PublishError if the URL is invalid, or is only a sample
 */
export function readUrl(environment: NodeJS.ProcessEnv, siteUrl: string): string {
  const url = environment['PUBLISH_URL']?.trim()
  if (!url && isSampleHost(new URL(siteUrl).hostname)) {
    throw new PublishError(
      `siteUrl in content/site.yaml is still the sample ${siteUrl}. Write the URL of the site there, ` +
        'or set the variable PUBLISH_URL.',
    )
  }
  if (url && !URL.canParse(url)) throw new PublishError(`PUBLISH_URL is ${url}; it must be a URL.`)
  return url || siteUrl
}

function readSetting(key: string, setting: Setting, environment: NodeJS.ProcessEnv): string {
  return environment[key]?.trim() || (setting.default ?? '')
}

function isHostName(name: string): name is HostName {
  return Object.hasOwn(settings, name)
}
