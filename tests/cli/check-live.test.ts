import { mkdir } from 'node:fs/promises'
import { globSync } from 'tinyglobby'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { JsonReportSchema } from '../../cli/reporters/json.ts'
import { fixtureContent } from '../../config/fixture-paths.ts'
import { serveLive, servePreflight, type Fault } from './live-server.ts'
import { copyContent, type TemporaryFolder } from '../temporary-folder.ts'
import { runCli, startCli } from './run-cli.ts'

type Options = Omit<Parameters<typeof serveLive>[0], 'functionUrl'>

/** Checks a copy of the site. By default, it has no faults, and the function allows its origin. */
async function checkLive(
  options: Options = {},
  allows = (origin: string): boolean => origin.includes('//localhost:'),
) {
  await using contact = await servePreflight(allows)
  await using site = await serveLive({ functionUrl: contact.url, ...options })
  const args = ['--root', fixtureContent, '--format', 'json', '--timeout', '20']
  const { code, stdout, stderr } = await runCli(['check-live', site.url, ...args])
  expect(stderr).toBe('')
  const { findings, summary } = JsonReportSchema.parse(JSON.parse(stdout))
  const errors = findings.filter(({ severity }) => severity === 'error')
  return { code, errors, findings, summary, origin: site.url }
}

test('a correct site gets only a note on what was not checked', async () => {
  const { code, findings, summary } = await checkLive()
  expect(findings).toMatchObject([{ rule: 'not-checked', severity: 'note' }])
  expect(findings[0]?.message).toContain('`Strict-Transport-Security` are not checked')
  expect(summary.files).toBeGreaterThan(80)
  expect(code).toBe(0)
})

test('the summary for a correct site reports no problems', async () => {
  await using contact = await servePreflight((origin) => origin.includes('//localhost:'))
  await using site = await serveLive({ functionUrl: contact.url })
  const { stdout } = await runCli(['check-live', site.url, '--root', fixtureContent])
  expect(stdout).toMatch(/\nno problems, 1 note in \d+ requests\n/)
})

/** Returns a fault that changes or removes a header in each response. */
const withHeader =
  (name: string, change: (value: string) => string | undefined): Fault =>
  (_request, response) => {
    const set = response.setHeaders.bind(response)
    response.setHeaders = (headers) => {
      const changed = new Map(headers as Map<string, string>)
      const value = change(String(changed.get(name)))
      if (!changed.delete(name) || value === undefined) return set(changed)
      return set(changed.set(name, value))
    }
  }

/** Returns an edit that changes a file and deletes its compressed copies, which take precedence. */
const rewrite =
  (pattern: string, find = /<title>[^<]*/, by = '<title>Another') =>
  async (folder: TemporaryFolder) => {
    const [file = ''] = globSync(pattern, { cwd: folder.root })
    await folder.replace(file, find, by)
    for (const extension of ['.br', '.gz']) {
      await folder.change({ file: file + extension, instead: 'nothing' })
    }
  }

const POLICY = 'Content-Security-Policy'
const DIFFERS = /does not send what its \/release\.json records/

const respondTo =
  (url: string | RegExp, status: number, headers: Record<string, string> = {}): Fault =>
  (request, response) => {
    if (typeof url === 'string' ? request.url !== url : !url.test(`${request.url}`)) return false
    response.writeHead(status, headers).end('<p>error</p>')
    return true
  }

const FORM_FILE = /^\/assets\/contact-form-[\w-]+\.js$/
const SDK_FILE = /^\/assets\/supabase-client-[\w-]+\.js$/

interface Mistake {
  name: string
  fault?: Fault
  edit?: (folder: TemporaryFolder) => Promise<unknown>
  rule: string
  message: RegExp
}

/** Mistakes in a site, grouped so that no mistake hides another in its group. */
const mistakes: Mistake[][] = [
  [
    {
      name: 'a missing header',
      fault: withHeader('X-Frame-Options', () => undefined),
      rule: 'wrong-header',
      message: /`X-Frame-Options` is missing/,
    },
    {
      name: 'a changed header',
      fault: withHeader('Referrer-Policy', () => 'origin'),
      rule: 'wrong-header',
      message: /`Referrer-Policy` is origin, not strict/,
    },
    {
      name: 'a policy with a changed directive',
      fault: withHeader(POLICY, (value) => value.replace("'none'", '*')),
      rule: 'wrong-header',
      message: /`default-src` differ/,
    },
    {
      name: 'a policy with the hashes of another build',
      fault: withHeader(POLICY, (value) => value.replace(/'sha256-./, "'sha256-_")),
      rule: 'wrong-header',
      message: /does not allow the inline code/,
    },
    {
      name: 'a redirect to another page',
      fault: respondTo('/EN/', 301, { Location: '/es' }),
      rule: 'wrong-response',
      message: /`Location` is \/es, not \/en\./,
    },
    {
      name: 'a missing page with status 200',
      fault: respondTo('/nothing', 200, { 'Content-Type': 'text/html' }),
      rule: 'wrong-response',
      message: /`status` is 200, not 404\./,
    },
    {
      name: 'an error page in place of a script',
      fault: respondTo(FORM_FILE, 200, { 'Content-Type': 'text/html' }),
      rule: 'broken-file',
      message: /`Content-Type` is text\/html, not text\/javascript/,
    },
    {
      name: 'a missing share image',
      fault: respondTo(/^\/og\/landing-en/, 404),
      rule: 'broken-file',
      message: /status 404/,
    },
    {
      name: 'a stylesheet without compression',
      fault: (request) => {
        if (request.url?.endsWith('.css')) delete request.headers['accept-encoding']
      },
      rule: 'broken-file',
      message: /without compression/,
    },
    {
      name: 'a response that ends too early',
      fault: (request, response) => {
        if (request.url !== '/llms.txt') return false
        response.writeHead(200, { 'Content-Length': '1000' }).write('text')
        setTimeout(() => response.destroy(), 50)
        return true
      },
      rule: 'no-response',
      message: /incomplete/,
    },
  ],
  [
    {
      name: 'a page in another language',
      edit: (folder) => folder.replace('es.html', /<html lang="es"/, '<html lang="en"'),
      rule: 'wrong-response',
      message: /`<html lang>` is en, not es\./,
    },
    {
      name: 'a page whose uncompressed copy differs from the others',
      edit: (folder) => folder.replace('pt-BR.html', /<title>[^<]*/, '<title>Another'),
      rule: 'wrong-response',
      message: /With `Accept-Encoding: br`, the page is another/,
    },
    {
      name: 'a page that is marked as noindex',
      edit: (folder) =>
        folder.replace('en.html', /<title>/, '<meta name="robots" content="noindex"/>$&'),
      rule: 'public-url',
      message: /not to index/,
    },
    {
      name: 'a sitemap that lacks a page',
      edit: rewrite('sitemap.xml', /<loc>.*\/es<\/loc>/, ''),
      rule: 'public-url',
      message: /sitemap lacks.*\/es`/,
    },
  ],
  [
    {
      name: 'a script that was rewritten on the server',
      edit: rewrite('assets/contact-form-*.js', /$/, '//'),
      rule: 'changed-file',
      message: DIFFERS,
    },
    {
      name: 'a deleted icon that no page references',
      edit: (folder) => folder.change({ file: 'icon-512.png', instead: 'nothing' }),
      rule: 'broken-file',
      message: /status 404/,
    },
  ],
  [
    {
      name: 'a 404 page that was rewritten on the server',
      edit: rewrite('es/404.html'),
      rule: 'changed-file',
      message: DIFFERS,
    },
  ],
  [
    {
      name: 'an invalid record',
      edit: (folder) => folder.write('release.json', '{}'),
      rule: 'changed-file',
      message: /is not a record of a build/,
    },
  ],
]

describe.each(mistakes.map((group) => ({ group })))('a site with mistakes', ({ group }) => {
  let run: Awaited<ReturnType<typeof checkLive>>
  beforeAll(async () => {
    run = await checkLive({
      fault: (...args) => group.some(({ fault }) => fault?.(...args)),
      edit: async (folder) => {
        for (const { edit } of group) await edit?.(folder)
      },
    })
  })

  test.each(group)('$name causes an error', ({ rule, message }) => {
    expect(run.errors.map((error) => `${error.rule}: ${error.message}`)).toContainEqual(
      expect.stringMatching(new RegExp(`^${rule}: .*${message.source}`)),
    )
    expect(run.code).toBe(1)
  })
})

describe('the build record', () => {
  test('a page that was rewritten on the server causes only one error, with its URL', async () => {
    const { code, errors, origin } = await checkLive({ edit: rewrite('es.html') })
    expect(errors).toMatchObject([{ rule: 'changed-file', file: `${origin}/es` }])
    expect(code).toBe(1)
  })

  test('a site without a record gets a note', async () => {
    const edit = (folder: TemporaryFolder) =>
      folder.change({ file: 'release.json', instead: 'nothing' })
    const { code, findings } = await checkLive({ edit })
    const messages = findings.map(({ severity, message }) => `${severity}: ${message}`)
    expect(messages).toContainEqual(expect.stringMatching(/^note: .*no \/release\.json/))
    expect(code).toBe(0)
  })

  test.each([
    { commit: 'abc1234', severities: ['warning'] },
    { commit: 'abc1235', severities: [] },
    { commit: 'abc1234-dirty', severities: [] },
  ])('builds are compared only if their commits match: $commit', async ({ commit, severities }) => {
    const copy = copyContent()
    await mkdir(copy.path('dist'))
    const build = { commit: 'abc1234', files: { 'es.html': '0' } }
    await copy.write('dist/release.json', JSON.stringify(build))
    await using site = await serveLive({ functionUrl: 'http://localhost:9', commit })
    const { stdout } = await copy.cli('check-live', site.url, '--format', 'json')
    const { findings } = JsonReportSchema.parse(JSON.parse(stdout))
    const changed = findings.filter(({ rule }) => rule === 'changed-file')
    expect(changed.map(({ severity }) => severity)).toEqual(severities)
    expect(changed.map(({ pages }) => pages)).toEqual(severities.map(() => [`${site.url}/es`]))
  })
})

describe('the contact function', () => {
  test.each([
    { what: 'refuses the site', isAllowed: false, message: /refuses http:\/\/localhost/ },
    { what: 'accepts any origin', isAllowed: true, message: /from the form of any site/ },
  ])('a function that $what causes an error', async ({ isAllowed, message }) => {
    const { code, errors } = await checkLive({}, () => isAllowed)
    expect(errors).toMatchObject([{ rule: 'contact-function' }])
    expect(errors[0]?.message).toMatch(message)
    expect(code).toBe(1)
  })

  test('if the gateway fails, the report suggests checking the log, not ALLOWED_ORIGINS', async () => {
    await using contact = await servePreflight(() => true, 502)
    await using site = await serveLive({ functionUrl: contact.url })
    const { code, stdout } = await runCli(['check-live', site.url, '--root', fixtureContent])
    expect(stdout).toMatch(/gateway does not work; its status is 502.*\n.*See the log/)
    expect(stdout).not.toContain('ALLOWED_ORIGINS')
    expect(code).toBe(1)
  })

  test('a DRAIN_SECRET that the function rejects causes an error', async () => {
    await using contact = await servePreflight((origin) => origin !== '')
    await using site = await serveLive({ functionUrl: contact.url })
    const args = ['--root', fixtureContent, '--message']
    vi.stubEnv('DRAIN_SECRET', 'a secret of the tests')
    onTestFinished(() => void vi.unstubAllEnvs())
    const { code, stdout } = await runCli(['check-live', site.url, ...args])
    expect(stdout).toMatch(
      /contact-message\n {2}The function does not accept this DRAIN_SECRET: 403/,
    )
    expect(code).toBe(1)
  })

  test.each<[string, Fault, string]>([
    ['forbidden', respondTo(SDK_FILE, 403), 'broken-file'],
    ['truncated', respondTo(SDK_FILE, 200, { 'Content-Encoding': 'br' }), 'no-response'],
    ['encoded with zstd', respondTo(SDK_FILE, 200, { 'Content-Encoding': 'zstd' }), 'no-response'],
  ])('a script that is %s causes errors from only one rule', async (_name, fault, rule) => {
    const { errors, origin } = await checkLive({ fault })
    expect([...new Set(errors.map((error) => error.rule))]).toEqual([rule])
    const { file, pages } = errors[0] ?? {}
    expect([file, ...(pages ?? [])]).toContainEqual(expect.stringContaining(`${origin}/assets/`))
  })

  test('no request is sent to a function that the policy does not allow', async () => {
    const asked: string[] = []
    const { errors } = await checkLive(
      {
        fault: withHeader(POLICY, (value) =>
          value.replace(/connect-src [^;]+/, "connect-src 'self'"),
        ),
      },
      (origin) => asked.push(origin) > 0,
    )
    expect(errors.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/does not allow requests to the function/),
    )
    expect(asked).toEqual([])
  })
})

describe('the connection', () => {
  const check = (url: string, ...args: string[]) =>
    runCli(['check-live', url, '--root', fixtureContent, ...args])

  test('a site that refuses the connection causes an error', async () => {
    const { code, stdout } = await check('http://localhost:9')
    expect(stdout).toMatch(/error {2}no-response\n {2}There is no response: ECONNREFUSED/)
    expect(code).toBe(1)
  })

  test('a site that does not respond before the timeout causes an error', async () => {
    await using site = await serveLive({ functionUrl: 'http://localhost:9', fault: () => true })
    const { code, stdout } = await check(site.url, '--timeout', '1')
    expect(stdout).toMatch(/no-response\n {2}There is no response within the time limit/)
    expect(code).toBe(1)
  })

  test('with TLS, the certificate is verified and the HSTS header is checked', async () => {
    const functionUrl = 'http://localhost:9'
    const fault = withHeader('Strict-Transport-Security', () => 'max-age=1')
    await using site = await serveLive({ functionUrl, fault, tls: true })
    const untrusted = await check(site.url)
    expect(untrusted.stdout).toMatch(/The TLS certificate is not valid: UNABLE_TO_/)
    const NODE_EXTRA_CA_CERTS = 'tests/supabase/certificates/authority.crt'
    const args = ['check-live', site.url, '--root', fixtureContent]
    // Node.js reads this variable only when it starts.
    const trusted = await startCli(args, { environment: { NODE_EXTRA_CA_CERTS } })
    expect(trusted.stdout).not.toMatch(/certificate/)
    expect(trusted.stdout).toMatch(/`Strict-Transport-Security` is max-age=1, not/)
  })

  test('a URL that redirects to another site causes an error', async () => {
    const fault: Fault = (_request, response) => {
      response.writeHead(301, { Location: 'https://www.farol.example/en' }).end()
      return true
    }
    await using site = await serveLive({ functionUrl: 'http://localhost:9', fault })
    const { code, stdout } = await check(site.url)
    expect(stdout).toMatch(/other-url\n {2}This URL redirects to https:\/\/www\.farol\.example/)
    expect(code).toBe(1)
  })
})

test('without a URL, the site at siteUrl is checked', async () => {
  const copy = copyContent()
  await copy.replace('content/site.yaml', /^siteUrl: \S+/m, 'siteUrl: https://localhost:9')
  const { code, stdout } = await copy.cli('check-live')
  expect(stdout).toMatch(/^https:\/\/localhost:9 {2}error {2}no-response/)
  expect(code).toBe(1)
})
