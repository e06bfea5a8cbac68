import { expect, test } from 'vitest'
import { locales, sourceLocale } from '../../src/locales.ts'
import { fixtureContent } from '../fixtures/fixture-site.ts'
import { copyContent } from './copy-content.ts'
import { runCli } from './run-cli.ts'

const record = 'content/.fingerprints.json'
const source = 'content/pt-BR/services.mdx'
const translations = locales.filter((locale) => locale !== sourceLocale)

test.concurrent(
  'a changed source makes its translations stale until each is accepted',
  async (context) => {
    const copy = await copyContent(context)
    const cli = (command: string, ...args: string[]) =>
      runCli(command, ...args, '--root', copy.root)
    await copy.change({ file: source, find: /^title: .*/m, replace: 'title: Cinco serviços novos' })
    const changed = await cli('check-locales')
    expect(changed.stdout.match(/warning {2}stale-translation {2}title/g)).toHaveLength(1)
    for (const locale of translations) {
      expect(changed.stdout).toContain(`npx cli accept ${locale} 'services:title'`)
    }

    const accepted = await cli('accept', 'es', 'services:title')
    expect(accepted.stdout).toBe(`1 newly accepted in es; commit ${record}\n`)
    const rest = await cli('check-locales')
    expect(rest.stdout).toContain("npx cli accept en 'services:title'")
    expect(rest.stdout).not.toContain('accept es')
    const spanish = await cli('check-locales', '--locale', 'es')
    expect(spanish.stdout).toMatch(/no problems/)

    const { stdout } = await cli('status')
    expect(stdout).toMatch(/^services +\d+ +\d+ +100% +1 stale +\d+ +100% +1 stale +\d+ +100%/m)
    expect([changed.code, accepted.code, rest.code]).toEqual([0, 0, 0])
  },
)

test.concurrent('new line breaks in the source do not make translations stale', async (context) => {
  const copy = await copyContent(context)
  const text = await copy.read(source)
  const [front = '', prose = ''] = text.split(/(?<=\n---\n)/)
  await copy.write(source, front + prose.replace(/(\S) (\S)/g, '$1\n$2'))
  const { stdout } = await runCli('check-locales', '--root', copy.root)
  expect(stdout).toMatch(/no problems/)
})

test.concurrent(
  'accept removes texts that no longer exist, and changes no others',
  async (context) => {
    const copy = await copyContent(context)
    const before = await copy.read(record)
    await copy.write(record, before.replace('"services": {', '"services": {\n "gone": "00000000",'))
    await runCli('accept', 'en', 'hero', '--root', copy.root)
    expect(await copy.read(record)).toBe(before)
  },
)

test.concurrent.each([
  { args: ['pt-BR', '--all'], message: /pt-BR is the source/ },
  { args: ['es'], message: /Specify what to accept/ },
  { args: ['ess', '--all'], message: /Did you mean es\?/ },
  { args: ['es', 'herro'], message: /Did you mean hero\?/ },
  { args: ['es', 'hero:headline.befor'], message: /Did you mean hero:headline\.before\?/ },
])('accept $args is rejected', async ({ args, message }) => {
  const { code, stderr } = await runCli('accept', ...args, '--root', fixtureContent)
  expect(stderr).toMatch(message)
  expect(code).toBe(2)
})

test.concurrent.for([
  { name: 'missing', change: { file: record, instead: 'nothing' as const } },
  { name: 'invalid', change: { file: record, write: '<<<<<<< HEAD\n{}' } },
  { name: 'in another format', change: { file: record, write: '[1]' } },
])('a record that is $name is reported once', async ({ change }, context) => {
  const copy = await copyContent(context)
  await copy.change(change)
  const { code, stdout } = await runCli('check-locales', '--root', copy.root)
  expect(stdout).toMatch(/error {2}stale-translation/)
  expect(stdout).toMatch(/^1 error in 1 file$/m)
  expect(code).toBe(1)
})
