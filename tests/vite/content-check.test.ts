import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { build, type Plugin } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { checkForVite } from '../../cli/checks/check-for-vite.ts'
import type { Finding, Severity } from '../../cli/core/rule.ts'
import type { JsonReport } from '../../cli/reporters/json.ts'
import { formatReleaseSummary } from '../../cli/reporters/release-summary.ts'
import { contentCheck } from '../../vite/content-check.ts'
import { copyContent, type TemporaryFolder } from '../temporary-folder.ts'

/* The plugin's behaviour in development is tested in development.test.ts. */

test('a build fails with the report if the content has errors, and writes nothing', async () => {
  const copy = await makeSite()
  const file = 'content/en/hero.mdx'
  await copy.replace(file, /^viewPricing: .*/m, 'viewPricing: ‸')
  await expect(buildSite(copy)).rejects.toThrow(`${file}:`)
  expect(existsSync(copy.path('dist'))).toBe(false)
})

test('a build with stale price tables fails, and its report includes the warnings', async () => {
  const copy = await makeSite()
  expect(await checkForVite(copy.root)).toMatchObject({ isBroken: false, text: null })
  await copy.replace('content/prices.yaml', /(?<=basic:\n +monthly: ).*/, '1')
  await copy.replace('content/pt-BR/services.mdx', /^title: .*/m, 'title: Cinco serviços novos')
  const { isBroken, text } = await checkForVite(copy.root)
  expect(isBroken).toBe(true)
  expect(text).toContain('stale-translation')
  expect(text).toContain('run npx cli prices')
})

test('a build ends by counting the --release findings, in the terminal language', async () => {
  vi.stubEnv('LC_ALL', 'pt_BR.UTF-8')
  onTestFinished(() => void vi.unstubAllEnvs())
  const copy = await makeSite()
  const check = contentCheck()
  await buildSite(copy, check)
  const written = await check.api.releaseSummary()
  const summary =
    /^O site ainda não está pronto para os visitantes \((\d+)\): 2 .*\(VITE_SUPABASE_URL, .*\), (\d+) dados .*\n/
  const [, all, samples] = summary.exec(written) ?? []
  expect(written).toMatch(/npx cli check-locales --release$/)
  const { stdout } = await copy.cli('check-locales', '--release', '--format', 'json')
  const { findings } = JSON.parse(stdout) as JsonReport
  const errors = findings.filter(({ severity }) => severity === 'error')
  expect(Number(all)).toBe(errors.length)
  expect(Number(samples)).toBe(errors.filter(({ rule }) => rule === 'sample-value').length)
})

test('a build ends with a summary of what must change, if anything must', () => {
  const found = (rule: string, severity: Severity = 'error', data = {}): Finding => {
    const place = { line: 1, column: 1 }
    return { rule, severity, file: 'x', place, data, messageIn: () => ({ problem: '', fix: '' }) }
  }
  const local = found('function-settings', 'error', { problem: 'local', name: 'NAME' })
  const findings = [local, found('sample-value'), found('new-rule'), found('a-note', 'note')]
  expect(formatReleaseSummary(findings, 'en')).toBe(
    'Not ready for visitors (3): 1 local (NAME), 1 sample, 1 unanswered, unconfirmed or wrong.\n' +
      'To list them: npx cli check-locales --release',
  )
  expect(formatReleaseSummary([found('a-note', 'note')], 'es')).toBeNull()
})

async function makeSite(): Promise<TemporaryFolder> {
  const copy = copyContent()
  await mkdir(copy.path('src'))
  await copy.write('index.html', '<!doctype html><title>x</title>')
  await copy.cli('prices')
  return copy
}

function buildSite({ root }: TemporaryFolder, plugin: Plugin = contentCheck()): Promise<unknown> {
  return build({ root, configFile: false, logLevel: 'silent', plugins: [plugin] })
}
