import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { locales } from '../../src/locales.ts'
import { JsonReportSchema } from '../../cli/reporters/json.ts'
import { copyContent, type TemporaryFolder } from '../temporary-folder.ts'
import { repository } from '../fixtures/fixture-site.ts'
import { runCli } from './run-cli.ts'

test('a JSON report matches its published schema', async () => {
  const copy = copyContent()
  await makeTwoProblems(copy)
  const { code, stdout } = await copy.cli('check-locales', '--format', 'json')
  const { version, summary, findings } = JsonReportSchema.parse(JSON.parse(stdout))
  expect({ version, summary }).toEqual({
    version: 1,
    summary: {
      errors: 1,
      warnings: 1,
      notes: 0,
      files: expect.any(Number),
      locales: locales.length,
    },
  })
  expect(findings.map(({ rule, severity, fixable }) => ({ rule, severity, fixable }))).toEqual([
    { rule: 'spacing', severity: 'warning', fixable: true },
    { rule: 'unknown-key', severity: 'error', fixable: false },
  ])
  expect(code).toBe(1)
})

test('the published JSON report schema is up to date', async () => {
  const published = await readFile(path.join(repository, 'docs/check-locales.schema.json'), 'utf8')
  expect(JSON.parse(published)).toEqual(z.toJSONSchema(JsonReportSchema))
})

test('GitHub annotations list errors first, and the job summary contains all findings', async () => {
  const copy = copyContent()
  await makeTwoProblems(copy)
  vi.stubEnv('GITHUB_STEP_SUMMARY', copy.path('summary.md'))
  onTestFinished(() => void vi.unstubAllEnvs())
  const { code, stdout } = await copy.cli('check-locales', '--format', 'github')
  const annotations = stdout.split('\n').filter((line) => line.startsWith('::'))
  expect(annotations.map((line) => line.slice(0, line.indexOf('%0A')))).toEqual([
    '::error file=content/es/hero.mdx,line=13,col=1,endLine=13,endColumn=11,title=unknown-key viewPrcing::There is no key `viewPrcing`.',
    '::warning file=content/es/about.mdx,line=3,col=11,endLine=3,endColumn=13,title=spacing title::There is more than one space here.',
  ])
  const table = await copy.read('summary.md')
  expect(table.split('\n').filter((line) => line.startsWith('| error'))).toHaveLength(1)
  expect(table.split('\n').filter((line) => line.startsWith('| warning'))).toHaveLength(1)
  expect(code).toBe(1)
})

test.for([
  { locale: 'pt_BR.UTF-8', expected: /erro .*[^]*\n {2}Correção: / },
  { locale: 'es_ES', expected: /\n {2}Corrección: / },
  { locale: 'de_DE', expected: /\n {2}Fix: / },
  { locale: 'pt_BR', args: ['--lang', 'es'], expected: /\n {2}Corrección: / },
])(
  "--lang or, without it, LC_ALL=$locale determines the report's language",
  async ({ locale, args = [], expected }) => {
    const copy = copyContent()
    await makeTwoProblems(copy)
    const run = await runCli(['check-locales', '--root', copy.root, ...args], { LC_ALL: locale })
    expect(run.stdout).toMatch(expected)
  },
)

test.for([
  [
    'en',
    'is: Number of years of experience in data.',
    'is: Name of the third plan.',
    'is: Line above the drawing: what YouBot looked up.',
  ],
  [
    'pt',
    ': número de anos de experiência em dados.',
    ': nome do terceiro plano.',
    ': linha acima do desenho: o que o YouBot consultou.',
  ],
  [
    'es',
    ': número de años de experiencia en datos.',
    ': nombre del tercer plan.',
    ': línea encima del dibujo: lo que YouBot consultó.',
  ],
])(
  'a report in %s states the purpose of each invalid key',
  async ([language = '', ...purposes]) => {
    const copy = copyContent()
    await copy.replace('content/site.yaml', /years: .*/, 'years: many')
    await copy.replace('content/es/pricing.mdx', /( {2}enterprise:\n {4}name:) .*/, '$1 ""')
    // This key belongs to an optional group.
    await copy.replace('content/es/chatbot.mdx', /(shows: prices\n +caption:) .*/, '$1 ""')
    const { stdout } = await copy.cli('check-locales', '--lang', language)
    for (const purpose of purposes) expect(stdout).toContain(purpose)
  },
)

test('only a text in the source language is called the source', async () => {
  const copy = copyContent()
  const points = /^(points:\n {2}- )(.*)\n {2}- .*/m
  await copy.replace('content/es/chatbot.mdx', points, '$1$2\n  - $2')
  await copy.replace('content/es/about.mdx', /^title: .*/m, '$&…')
  const { stdout } = await copy.cli('check-locales')
  expect(stdout).toMatch(/ {2}source: content\/pt-BR\/about\.mdx/)
  expect(stdout).toMatch(/repeated-item[^]* {2}other text: content\/es\/chatbot\.mdx/)
})

/** Causes an error and a warning in the Spanish content. */
async function makeTwoProblems(copy: TemporaryFolder): Promise<void> {
  await copy.replace('content/es/hero.mdx', /^viewPricing/m, 'viewPrcing')
  await copy.replace('content/es/about.mdx', /^title: (\S+) /m, 'title: $1  ')
}
