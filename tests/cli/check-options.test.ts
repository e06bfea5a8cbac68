import { expect, onTestFinished, test, vi } from 'vitest'
import { copyContent } from './copy-content.ts'
import { runCli } from './run-cli.ts'

const about = 'content/es/about.mdx'

test.concurrent(
  '--locale and --rule filter the report and decide the exit code',
  async (context) => {
    const copy = await copyContent(context)
    await copy.change({ file: 'content/es/hero.mdx', find: /^viewPricing/m, replace: 'viewPrcing' })
    await copy.change({
      file: 'content/en/hero.mdx',
      find: /^viewPricing: .*/m,
      replace: 'viewPricing:',
    })
    const check = (...args: string[]) => runCli('check-locales', '--root', copy.root, ...args)
    const spanish = await check('--locale', 'es')
    expect(spanish.stdout).toContain('content/es/hero.mdx')
    expect(spanish.stdout).not.toContain('content/en/hero.mdx')
    const oneRule = await check('--rule', 'invalid-value')
    expect(oneRule.stdout).toContain('content/en/hero.mdx')
    expect(oneRule.stdout).not.toContain('content/es/hero.mdx')
    const clean = await check('--locale', 'pt-PT')
    expect([spanish.code, oneRule.code, clean.code]).toEqual([1, 1, 0])
  },
)

test.concurrent('--fix only makes changes that are safe', async (context) => {
  const copy = await copyContent(context)
  const before = await copy.read(about)
  await copy.change({ file: about, find: /^title: (\S+) /m, replace: 'title: $1   ' })
  await copy.change({ file: about, append: '\u200b' })
  await copy.change({ file: 'content/es/hero.mdx', find: /^viewPricing/m, replace: 'viewPrcing' })
  const { code, stdout, stderr } = await runCli('check-locales', '--root', copy.root, '--fix')
  expect(await copy.read(about)).toBe(before)
  expect(stderr).toBe(`fixed ${about}\n`)
  expect(stdout).toMatch(/viewPrcing/)
  expect(code).toBe(1)
})

test.concurrent('warnings fail only with --release', async (context) => {
  const copy = await copyContent(context)
  await copy.change({ file: about, find: /^title: (\S+) /m, replace: 'title: $1  ' })
  const daily = await runCli('check-locales', '--root', copy.root)
  expect(daily.stdout).toMatch(/warning {2}spacing/)
  const release = await runCli('check-locales', '--root', copy.root, '--release', '--locale', 'es')
  expect(release.stdout).toMatch(/warning {2}spacing/)
  expect([daily.code, release.code]).toEqual([0, 1])
})

test.concurrent(
  '--release rejects a security contact that expires within a month',
  async (context) => {
    const copy = await copyContent(context)
    const reports = async (days: number) => {
      const expires = new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
      await copy.change({
        file: 'content/site.yaml',
        find: /^ {2}expires: \S+/m,
        replace: `  expires: ${expires}`,
      })
      const { stdout } = await runCli('check-locales', '--root', copy.root, '--release')
      return /site\.yaml:\d+:12 {2}error {2}expired-contact/.test(stdout)
    }
    expect([await reports(29), await reports(32)]).toEqual([true, false])
  },
)

test('--release rejects sample data and a local function', async (context) => {
  const copy = await copyContent(context)
  const check = ['check-locales', '--root', copy.root, '--release']
  const samples = await runCli(...check)
  const names =
    'legalName siteUrl email phone address bookingUrl whatsappUrl clients registration officer mailboxMonths'
  for (const name of names.split(' ')) {
    expect(samples.stdout).toMatch(
      new RegExp(`content/site\\.yaml:\\d+:\\d+ {2}error {2}sample-value\\n.*${name}:`),
    )
  }
  expect(samples.stdout.match(/^ {2}`VITE_SUPABASE_\w+` is not set/gm)).toHaveLength(2)
  expect(samples.stdout).toMatch(/note {2}function-settings\n.*`MAIL_TO`.*`DRAIN_SECRET`/)

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
  const environment = {
    VITE_SUPABASE_URL: 'https://abcdefghij.supabase.co',
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_abc',
    MAIL_TRANSPORT: 'none',
    MAIL_FROM: 'site@farol.com.br',
    MAIL_FROM_NAME: 'Farol',
    MAIL_TO: 'owner@farol.com.br',
    ALLOWED_ORIGINS: 'https://www.farol.com.br',
  }
  onTestFinished(() => void vi.unstubAllEnvs())
  const checkWith = (added: Record<string, string>) => {
    for (const [name, value] of Object.entries(added)) vi.stubEnv(name, value)
    return runCli(...check)
  }
  const incomplete = await checkWith(environment)
  expect(incomplete.stdout).toMatch(/error {2}function-settings\n {2}`DRAIN_SECRET` of/)
  const other = await checkWith({ DRAIN_SECRET: 'a secret of sufficient length' })
  expect(other.stdout).toMatch(/error {2}function-settings\n.* for 30 days; .* says 45\./)
  const real = await checkWith({ RETENTION_DAYS: '45' })
  expect(real.stdout).toMatch(/no problems/)
  expect([samples.code, incomplete.code, other.code, real.code]).toEqual([1, 1, 1, 0])
})
