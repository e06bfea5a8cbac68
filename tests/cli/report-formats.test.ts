import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, type TestContext } from 'vitest'
import { z } from 'zod'
import { locales } from '../../src/locales.ts'
import { JsonReportSchema } from '../../cli/reporters/json.ts'
import type { ContentCopy } from '../../cli/checks/self-test.ts'
import { copyContent } from './copy-content.ts'
import { repository, runCli, runCliFor, startCliWith } from './run-cli.ts'

test.concurrent('a JSON report matches its published schema', async (context) => {
  const copy = await withTwoProblems(context)
  const { code, stdout } = await runCli('check-locales', '--root', copy.root, '--format', 'json')
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

test('the published schema is up to date', async () => {
  const published = await readFile(join(repository, 'docs/check-locales.schema.json'), 'utf8')
  expect(JSON.parse(published)).toEqual(z.toJSONSchema(JsonReportSchema))
})

test.concurrent(
  'GitHub annotations begin with the errors, and the summary contains all findings',
  async (context) => {
    const copy = await withTwoProblems(context)
    const summary = copy.path('summary.md')
    const { code, stdout } = await startCliWith(
      { GITHUB_STEP_SUMMARY: summary },
      'check-locales',
      '--root',
      copy.root,
      '--format',
      'github',
    )
    const annotations = stdout.split('\n').filter((line) => line.startsWith('::'))
    expect(annotations.map((line) => line.slice(0, line.indexOf('%0A')))).toEqual([
      '::error file=content/es/hero.mdx,line=13,col=1,endLine=13,endColumn=11,title=unknown-key viewPrcing::There is no key `viewPrcing`.',
      '::warning file=content/es/about.mdx,line=3,col=11,endLine=3,endColumn=13,title=spacing title::There is more than one space here.',
    ])
    const table = await readFile(summary, 'utf8')
    expect(table.split('\n').filter((line) => line.startsWith('| error'))).toHaveLength(1)
    expect(table.split('\n').filter((line) => line.startsWith('| warning'))).toHaveLength(1)
    expect(code).toBe(1)
  },
)

test.concurrent.for([
  { start: startCliWith, locale: 'pt_BR.UTF-8', expected: /erro .*[^]*\n {2}Correção: / },
  { start: runCliFor, locale: 'es_ES', expected: /\n {2}Corrección: / },
  { start: runCliFor, locale: 'de_DE', expected: /\n {2}Fix: / },
  { start: runCliFor, locale: 'pt_BR', args: ['--lang', 'es'], expected: /\n {2}Corrección: / },
])(
  'the report with LC_ALL=$locale and $args is in the expected language',
  async ({ start, locale, args = [], expected }, context) => {
    const copy = await withTwoProblems(context)
    const run = await start({ LC_ALL: locale }, 'check-locales', '--root', copy.root, ...args)
    expect(run.stdout).toMatch(expected)
  },
)

test.concurrent.for([
  {
    language: 'en',
    purposes: [
      'is: Number of years of experience in data.',
      'is: Name of the third plan.',
      'is: Line above the drawing: what YouBot looked up.',
    ],
  },
  {
    language: 'pt',
    purposes: [
      ': número de anos de experiência em dados.',
      ': nome do terceiro plano.',
      ': linha acima do desenho: o que o YouBot consultou.',
    ],
  },
  {
    language: 'es',
    purposes: [
      ': número de años de experiencia en datos.',
      ': nombre del tercer plan.',
      ': línea sobre el dibujo: lo que YouBot consultó.',
    ],
  },
])(
  'a report in $language shows what a key is for, in any file',
  async ({ language, purposes }, context) => {
    const copy = await copyContent(context)
    await copy.change({ file: 'content/site.yaml', find: /years: .*/, replace: 'years: many' })
    await copy.change({
      file: 'content/es/pricing.mdx',
      find: /( {2}enterprise:\n {4}name:) .*/,
      replace: '$1 ""',
    })
    // An optional field of a group.
    await copy.change({
      file: 'content/es/chatbot.mdx',
      find: /^( {8}caption:) .*/m,
      replace: '$1 ""',
    })
    const { stdout } = await runCli('check-locales', '--root', copy.root, '--lang', language)
    for (const purpose of purposes) expect(stdout).toContain(purpose)
  },
)

test.concurrent('a text in the same language is not called the source', async (context) => {
  const copy = await copyContent(context)
  const points = /^(points:\n {2}- )(.*)\n {2}- .*/m
  await copy.change({ file: 'content/es/chatbot.mdx', find: points, replace: '$1$2\n  - $2' })
  await copy.change({ file: 'content/es/about.mdx', find: /^title: .*/m, replace: '$&…' })
  const { stdout } = await runCli('check-locales', '--root', copy.root)
  expect(stdout).toMatch(/ {2}source: content\/pt-BR\/about\.mdx/)
  expect(stdout).toMatch(/repeated-item[^]* {2}other text: content\/es\/chatbot\.mdx/)
})

/** A warning and an error, in files of one language. */
async function withTwoProblems(context: TestContext): Promise<ContentCopy> {
  const copy = await copyContent(context)
  await copy.change({ file: 'content/es/hero.mdx', find: /^viewPricing/m, replace: 'viewPrcing' })
  await copy.change({
    file: 'content/es/about.mdx',
    find: /^title: (\S+) /m,
    replace: 'title: $1  ',
  })
  return copy
}
