import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { contentRules, siteRules } from '../../cli/checks/load-rules.ts'
import { locales } from '../../src/locales.ts'
import { copyContent } from '../temporary-folder.ts'
import { repository } from '../fixtures/fixture-site.ts'
import { runCli, startCli } from './run-cli.ts'

const ABOUT = 'content/es/about.mdx'

const selfTest = await runCli(['check-locales', '--self-test'])
const rules = [...(await contentRules()), ...(await siteRules())].filter(
  ({ releaseOnly }) => !releaseOnly,
)

test.each([...new Set(rules.map(({ id }) => id))])('the cases of %s all pass', (id) => {
  expect(selfTest.stdout).toMatch(new RegExp(`^${id} +(\\d+) of \\1$`, 'm'))
})

test('--self-test exits with 0 if all cases pass', () => {
  const [, correct, all] = /\n(\d+) of (\d+) cases as expected\n$/.exec(selfTest.stdout) ?? []
  expect(Number(all)).toBeGreaterThan(200)
  expect({ correct, code: selfTest.code }, selfTest.stdout).toEqual({ correct: all, code: 0 })
})

test('a report written to a pipe has no colours, even in CI', async () => {
  const copy = copyContent()
  const file = 'content/es/hero.mdx'
  await copy.replace(file, /^viewPricing:/m, 'viewPrices:')
  const environment = { CI: 'true', TERM: 'xterm-256color' }
  const { stdout } = await startCli(['check-locales', '--root', copy.root], { environment })
  expect(stdout).toContain(file)
  expect(stdout).not.toContain('\u001B')
})

test('docs/rules.md is up to date (to update it: npx cli explain --all > docs/rules.md)', async () => {
  const page = await readFile(path.join(repository, 'docs/rules.md'), 'utf8')
  expect(page).toBe((await runCli(['explain', '--all'])).stdout)
})

test('a text with a line break is quoted on one line', async () => {
  const copy = copyContent()
  await copy.change({ file: 'content/pt-PT/services.mdx', append: ' Ele está\nfazendo isso.' })
  const { stdout } = await copy.cli('check-locales')
  expect(stdout).toMatch(/^ {2}.*`está fazendo`.*\n {2}Fix: \S/m)
})

test('--locale and --rule filter the findings, which determine the exit code', async () => {
  const copy = copyContent()
  await copy.replace('content/es/hero.mdx', /^viewPricing/m, 'viewPrcing')
  await copy.replace('content/en/hero.mdx', /^viewPricing: .*/m, 'viewPricing:')
  const spanish = await copy.cli('check-locales', '--locale', 'es')
  expect(spanish.stdout).toContain('content/es/hero.mdx')
  expect(spanish.stdout).not.toContain('content/en/hero.mdx')
  const oneRule = await copy.cli('check-locales', '--rule', 'invalid-value')
  expect(oneRule.stdout).toContain('content/en/hero.mdx')
  expect(oneRule.stdout).not.toContain('content/es/hero.mdx')
  const clean = await copy.cli('check-locales', '--locale', 'pt-PT')
  expect([spanish.code, oneRule.code, clean.code]).toEqual([1, 1, 0])
})

test('--fix makes only safe changes', async () => {
  const copy = copyContent()
  const before = await copy.read(ABOUT)
  await copy.replace(ABOUT, /^title: (\S+) /m, 'title: $1   ')
  await copy.change({ file: ABOUT, append: '\u200b' })
  await copy.replace('content/es/hero.mdx', /^viewPricing/m, 'viewPrcing')
  const { code, stdout, stderr } = await copy.cli('check-locales', '--fix')
  expect(await copy.read(ABOUT)).toBe(before)
  const lines = stderr.split('\n')
  expect(lines[0]).toBe(`fixed ${ABOUT}:3  spacing`)
  expect(lines[1]).toMatch(/^fixed .*:\d+ {2}wrong-character$/)
  expect(lines.slice(2)).toEqual([''])
  expect(stdout).toMatch(/viewPrcing/)
  expect(code).toBe(1)
})

test('warnings fail the check only with --release', async () => {
  const copy = copyContent()
  await copy.replace(ABOUT, /^title: (\S+) /m, 'title: $1  ')
  const daily = await copy.cli('check-locales')
  expect(daily.stdout).toMatch(/warning {2}spacing/)
  const release = await copy.cli('check-locales', '--release', '--locale', 'es')
  expect(release.stdout).toMatch(/warning {2}spacing/)
  expect([daily.code, release.code]).toEqual([0, 1])
})

test('with --release, a security contact that expires within a month is reported as an error', async () => {
  const copy = copyContent()
  const reports = async (days: number) => {
    const expires = new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    await copy.replace('content/site.yaml', /^ {2}expires: \S+/m, `  expires: ${expires}`)
    const { stdout } = await copy.cli('check-locales', '--release')
    return /site\.yaml:\d+:12 {2}error {2}expired-contact/.test(stdout)
  }
  expect([await reports(29), await reports(32)]).toEqual([true, false])
})

test('with --release, an unanswered question is reported as an error, once for all languages', async () => {
  const rule = ['--rule', 'unanswered-question']
  const { stdout } = await copyContent().cli('check-locales', '--release', ...rule)
  expect(stdout).toMatch(/^content\/pt-BR\/pricing\.mdx:\d+:17 {2}error /)
  expect(stdout).toMatch(/\n1 error in 1 file\n/)
})

test('with --release, a claim that is unconfirmed or no longer in its text is reported as an error', async () => {
  const copy = copyContent()
  const check = () => copy.cli('check-locales', '--release', '--rule', 'unconfirmed-claim')
  expect((await check()).stdout).toMatch(/no problems/)
  await copy.replace('content/claims.yaml', /confirmed: true(?=\n {2}-)/, 'confirmed: false')
  await copy.replace('content/pt-BR/services.mdx', /mudar de formato\n/, 'mudar de forma\n')
  const { stdout } = await check()
  expect(stdout).toMatch(
    /^content\/claims\.yaml:6:16 {2}Nobody has confirmed this claim: .*\n {2}Fix: /m,
  )
  expect(stdout).toMatch(
    /claims\.yaml:9:11 .* claims\[1\]\.text [^]*pt-BR\/services\.mdx:\d+:[^]*no longer contains/,
  )
  expect(stdout).toMatch(/\n2 errors in 1 file\n/)
})

test('with --release, sample data and incomplete or wrong function settings are reported as errors', async () => {
  const copy = copyContent()
  await copy.replace('content/pt-BR/partners.mdx', /^items:$/m, 'items: # samples')
  const samples = await copy.cli('check-locales', '--release')
  const names =
    'legalName siteUrl email phone address bookingUrl whatsappUrl clients registration officer mailboxMonths'
  for (const name of names.split(' ')) {
    expect(samples.stdout).toMatch(
      new RegExp(`content/site\\.yaml:\\d+:\\d+ {2}error {2}sample-value\\n.*${name}:`),
    )
  }
  expect(samples.stdout).toMatch(/partners\.mdx:\d+:1 {2}error {2}sample-value\n.*items:/)
  expect(samples.stdout).toMatch(
    /^\.env:1:1 {2}error {2}function-settings\n.*\n.*repository on GitHub/m,
  )
  expect(samples.stdout.match(/^ {2}`VITE_SUPABASE_\w+` is not set/gm)).toHaveLength(2)
  expect(samples.stdout).toMatch(/note {2}function-settings\n.*`MAIL_TO`.*`DRAIN_SECRET`/)
  vi.stubEnv('DRAIN_SECRET', 'the secret for check-live')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect((await copy.cli('check-locales', '--release')).stdout).toMatch(/note {2}function-settings/)
  vi.stubEnv('DRAIN_SECRET', '')

  await copy.replace('content/pt-BR/partners.mdx', / # samples$/m, '')
  await copy.write(
    'content/site.yaml',
    (await copy.read('content/site.yaml'))
      .replace(/ # samples?.*/g, '')
      .replace(/example\.com|farol\.example/g, 'farol.com.br')
      .replace(/0000-0000|00000000/g, '3210-4567')
      .replace(/number: .*/, 'number: "+552132104567"')
      .replace(/wa\.me\/\S+/, 'wa.me/552132104567')
      .replace(/expires: \S+/, 'expires: 2999-12-31'),
  )
  for (const locale of locales) {
    await copy.replace(`content/${locale}/pricing.mdx`, /^ {4}- question: .*\n(?! {6}answer)/m, '')
  }
  const environment = {
    VITE_SUPABASE_URL: 'https://abcdefghij.supabase.co',
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_abc',
    MAIL_TRANSPORT: 'none',
    MAIL_FROM: 'site@farol.com.br',
    MAIL_FROM_NAME: 'Farol',
    MAIL_TO: 'owner@farol.com.br',
    ALLOWED_ORIGINS: 'https://www.farol.com.br',
  }
  const checkWith = (added: Record<string, string>) => {
    for (const [name, value] of Object.entries(added)) vi.stubEnv(name, value)
    return copy.cli('check-locales', '--release')
  }
  const incomplete = await checkWith(environment)
  expect(incomplete.stdout).toMatch(/error {2}function-settings\n {2}`DRAIN_SECRET` of/)
  const other = await checkWith({ DRAIN_SECRET: 'a secret of sufficient length' })
  expect(other.stdout).toMatch(/error {2}function-settings\n.* for 30 days; .* says 45\./)
  const real = await checkWith({ RETENTION_DAYS: '45' })
  expect(real.stdout).toMatch(/no problems/)
  for (const SMTP_PORT of ['25', '587']) {
    const blocked = await checkWith({ SMTP_PORT })
    expect(blocked.stdout).toMatch(/error {2}function-settings\n.*`SMTP_PORT` is \d+, which hosted/)
  }
  expect((await checkWith({ SMTP_PORT: '465' })).stdout).toMatch(/no problems/)
  const webhook = await checkWith({
    WEBHOOK_FORMAT: 'slack',
    WEBHOOK_URL: 'https://hooks.farol.com.br/',
  })
  expect(webhook.stdout).toMatch(/error {2}function-settings\n.* host of `WEBHOOK_URL`/)
  await copy.replace(
    'content/site.yaml',
    /^ {4}booking:/m,
    '    webhook: { name: Chat, host: hooks.farol.com.br }\n$&',
  )
  const recipient = await checkWith({})
  expect(recipient.stdout).not.toContain('WEBHOOK_URL')
  expect(recipient.stdout).toMatch(
    /_shared\/webhook-host\.ts:.*\n.* does not match content\/site\.yaml\.\n.*`'hooks\.farol/,
  )
  const runs = [samples, incomplete, other, real, webhook, recipient]
  expect(runs.map(({ code }) => code)).toEqual([1, 1, 1, 0, 1, 1])
})

test('a suppression above a key applies to that key only', async () => {
  const copy = copyContent()
  const suppressed = '# allow spacing: two columns\ntitle: $1  '
  await copy.replace(ABOUT, /^title: (\S+) /m, suppressed)
  await copy.replace(ABOUT, /^(mission:\n {2}title: \S+)$/m, '$1  x')
  const { stdout } = await copy.cli('check-locales')
  expect(stdout.match(/spacing/g)).toHaveLength(2)
  expect(stdout).toMatch(/es\/about\.mdx:\d+:\d+ {2}warning {2}spacing {2}mission\.title/)
})

test('a suppression on the last line of the front matter applies to the prose', async () => {
  const copy = copyContent()
  await copy.change({ file: ABOUT, append: ' la la.' })
  const reported = await copy.cli('check-locales', '--rule', 'doubled-word')
  await copy.replace(ABOUT, /\n---\n\n/, '\n# allow doubled-word: a song\n---\n\n')
  const suppressed = await copy.cli('check-locales')
  expect(suppressed.stdout).toMatch(/^\d+ files, \d+ locales, no problems\n$/)
  expect([reported.code, suppressed.code]).toEqual([1, 0])
})

test.for([
  ['without a reason', 'spacing:', /does not give a reason/],
  ['for an unknown rule', 'columns: a table', /Did you mean `spacing`/],
] as const)('a suppression %s causes an error and has no effect', async ([, comment, problem]) => {
  const copy = copyContent()
  await copy.replace(ABOUT, /^title: (\S+) /m, `# allow ${comment}\ntitle: $1  `)
  const { code, stdout } = await copy.cli('check-locales')
  expect(stdout).toMatch(/error {2}invalid-allowance/)
  expect(stdout).toMatch(problem)
  expect(stdout).toMatch(/warning {2}spacing/)
  expect(code).toBe(1)
})
