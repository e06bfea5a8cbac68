import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allRules } from '../../cli/checks/load-rules.ts'
import { fixtureContent } from '../../config/fixture-site.ts'
import { copyContent } from './copy-content.ts'
import { repository, runCli, startCliWith } from './run-cli.ts'

const selfTest = await runCli('check-locales', '--self-test')
const rules = (await allRules()).filter(({ releaseOnly }) => !releaseOnly)

test.each([...new Set(rules.map(({ id }) => id))])('the cases of %s are as expected', (id) => {
  expect(selfTest.stdout).toMatch(new RegExp(`^${id} +(\\d+) of \\1$`, 'm'))
})

test('--self-test exits with 0 if all cases are as expected', () => {
  const [, correct, all] = /\n(\d+) of (\d+) cases as expected\n$/.exec(selfTest.stdout) ?? []
  expect(Number(all)).toBeGreaterThan(200)
  expect({ correct, code: selfTest.code }, selfTest.stdout).toEqual({ correct: all, code: 0 })
})

test('the content of the fixture site has no problems', async () => {
  const { code, stdout } = await runCli('check-locales', '--root', fixtureContent)
  expect(stdout).toMatch(/^\d+ files, \d+ locales, no problems\n$/)
  expect(code).toBe(0)
})

test('a report that is written to a pipe has no colours, even in CI', async (context) => {
  const copy = await copyContent(context)
  const file = 'content/es/hero.mdx'
  await copy.change({ file, find: /^viewPricing:/m, replace: 'viewPrices:' })
  const environment = { CI: 'true', TERM: 'xterm-256color' }
  const { stdout } = await startCliWith(environment, 'check-locales', '--root', copy.root)
  expect(stdout).toContain(file)
  expect(stdout).not.toContain('\u001B')
})

test('docs/rules.md is up to date: npx cli explain --all > docs/rules.md', async () => {
  const page = await readFile(join(repository, 'docs/rules.md'), 'utf8')
  expect(page).toBe((await runCli('explain', '--all')).stdout)
})

test('a text with a line break is quoted on one line', async (context) => {
  const copy = await copyContent(context)
  await copy.change({ file: 'content/pt-PT/services.mdx', append: ' Ele está\nfazendo isso.' })
  const { stdout } = await runCli('check-locales', '--root', copy.root)
  expect(stdout).toMatch(/^ {2}.*`está fazendo`.*\n {2}Fix: \S/m)
})
