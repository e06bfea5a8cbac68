import { expect, test } from 'vitest'
import { checkLinks } from '../../cli/checks/check-links.ts'
import { siteRules } from '../../cli/checks/load-rules.ts'
import { JsonReportSchema } from '../../cli/reporters/json.ts'
import { formatReport } from '../../cli/reporters/text.ts'
import { locales } from '../../src/locales.ts'
import { builtFiles } from '../fixtures/built-files.ts'
import { copyContent, copySite, type TemporaryFolder } from '../temporary-folder.ts'

const rules = await siteRules()

test('every rule, except the one that needs the network, has a case with a problem', () => {
  const without = rules.filter(({ cases }) => !cases.some(({ report }) => report))
  expect(without.map(({ id }) => id)).toEqual(['external-link'])
})

test('without a build, check-links names the command that builds the site', async () => {
  const copy = copyContent()
  const { code, stdout, stderr } = await copy.cli('check-links')
  expect(stderr).toMatch(/^error: There is no built site in .*: run `npm run build` first\.\n$/)
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
})

test('in every language, a report names the source file of each problem and a page that it is on', async () => {
  const copy = copySite()
  await breakTab(copy, 'dist/es.html')
  await makeLabelVague(copy)
  const report = await checkLinks(copy.root)
  for (const [language, words, writtenBy, seenOn] of [
    ['en', 'words', 'Written by', 'Seen on'],
    ['pt', 'texto', 'Gerado por', 'Aparece em'],
    ['es', 'texto', 'Generado por', 'Aparece en'],
  ] as const) {
    const [label, tab, ...others] = formatReport(report, { language, colors: false }).split('\n\n')
    expect(label).toMatch(
      /^content\/en\/site\.mdx:\d+:\d+ {2}\S+ {2}link-label {2}header\.pricing\n/,
    )
    expect(label).toMatch(new RegExp(`\n  ${seenOn}: dist/en\\.html .*2`))
    expect(tab).toMatch(/^dist\/es\.html:\d+:\d+ {2}\S+ {2}broken-link\n/)
    expect(tab).toMatch(new RegExp(`\n  ${words}: content/es/products\\.mdx:\\d+:\\d+\n`))
    expect(tab).toMatch(new RegExp(`\n  ${writtenBy}: src/sections/products/products\\.tsx$`))
    expect(others).toHaveLength(1)
  }
})

test("a JSON report includes each problem's component and pages", async () => {
  const copy = copySite()
  await breakTab(copy, 'dist/es.html')
  await breakTab(copy, 'dist/en.html')
  const { code, stdout, stderr } = await copy.cli(
    'check-links',
    '--list-external',
    '--format',
    'json',
  )
  // The list of URLs goes to stderr, because it is not part of the JSON.
  expect(stderr).toMatch(/^https:\S+ {2}dist\/\S+\.html/m)
  expect(code).toBe(1)
  const { summary, findings } = JsonReportSchema.parse(JSON.parse(stdout))
  expect(summary).toMatchObject({
    errors: 2,
    files: builtFiles('**/*.html').length,
    locales: locales.length,
  })
  expect(findings).toMatchObject(
    ['en', 'es'].map((locale) => ({
      rule: 'broken-link',
      file: `dist/${locale}.html`,
      component: 'src/sections/products/products.tsx',
      pages: [`dist/${locale}.html`],
    })),
  )
})

async function breakTab(copy: TemporaryFolder, file: string): Promise<void> {
  const [find, replace] = [/<a href="#solucoes\/data-squad"/, '<a href="#solucoes/data-squat"']
  await copy.replace(file, find, replace)
}

/** Gives a header link on three pages a vague label. */
async function makeLabelVague(copy: TemporaryFolder): Promise<void> {
  const [find, replace] = [/(class="to-plans"[^>]*>)Plans</, '$1Learn more<']
  for (const page of ['en', 'en/precos', 'en/404']) {
    await copy.change({ file: `dist/${page}.html`, find, replace })
  }
  await copy.change({
    file: 'content/en/site.mdx',
    find: /^( {2}pricing: )Plans/m,
    replace: '$1Learn more',
  })
}
