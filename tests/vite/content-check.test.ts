import { existsSync } from 'node:fs'
import { mkdir, symlink } from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { checkForVite } from '../../cli/checks/check-for-vite.ts'
import type { Finding, Severity } from '../../cli/core/rule.ts'
import type { JsonReport } from '../../cli/reporters/json.ts'
import { formatReleaseSummary } from '../../cli/reporters/release-summary.ts'
import { fixtureSite } from '../../config/fixture-paths.ts'
import { contentCheck } from '../../vite/content-check.ts'
import { projectParts, repository } from '../fixtures/fixture-site.ts'
import { startScript } from '../scripts/run-script.ts'
import { copyContent, TemporaryFolder } from '../temporary-folder.ts'

/* The plugin's behaviour in development is tested in development.test.ts. */

test('a build with content errors fails with a report, not a stack trace, and writes nothing', async () => {
  const copy = TemporaryFolder.create().add(projectParts)
  copy.add(['content', 'src/generated'], fixtureSite)
  await symlink(path.join(repository, 'node_modules'), copy.path('node_modules'))
  // Despite this mistake, the pages could be rendered.
  const file = 'content/en/about.mdx'
  await copy.replace(file, /$/, '\n[Nowhere](#nowhere‸)\n')
  const vite = ['node_modules/vite/bin/vite.js', 'build']
  const { code, stderr } = await startScript(vite, { cwd: copy.root })
  expect(code).toBe(1)
  expect(stderr).toContain(`\n${file}:`)
  expect(stderr, 'a stack trace').not.toMatch(/^ +at /m)
  expect(existsSync(copy.path('dist'))).toBe(false)
})

test('stale price tables make the check fail, and its report also lists the content warnings', async () => {
  const copy = await makeSite()
  expect(await checkForVite(copy.root)).toMatchObject({ isBroken: false, text: null })
  await copy.replace('content/prices.yaml', /(?<=basic:\n +monthly: ).*/, '1')
  await copy.replace('content/pt-BR/services.mdx', /^title: .*/m, 'title: Cinco serviços novos')
  const { isBroken, text } = await checkForVite(copy.root)
  expect(isBroken).toBe(true)
  expect(text).toContain('stale-translation')
  expect(text).toContain('run npx cli prices')
})

test("the release summary gives the number of --release errors, in the terminal's language", async () => {
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

test('the release summary counts the errors by kind, and is absent if there are none', () => {
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
