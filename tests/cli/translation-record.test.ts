import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { locales, sourceLocale } from '../../src/locales.ts'
import { fixtureContent } from '../../config/fixture-site.ts'
import { copyContent } from './copy-content.ts'
import { runCli } from './run-cli.ts'

const record = 'content/.accepted.yaml'
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
      expect(changed.stdout).toContain(`npx cli accept ${locale} services:title`)
    }

    const accepted = await cli('accept', 'es', 'services:title')
    expect(accepted.stdout).toBe(`1 newly accepted in es; commit ${record}\n`)
    const rest = await cli('check-locales')
    expect(rest.stdout).toContain('npx cli accept en services:title')
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
    await copy.write(record, before.replace('en/services:', 'en/services:\n  gone: |-\n    Text'))
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
  { name: 'invalid', change: { file: record, write: 'es/hero: [' } },
  { name: 'in another format', change: { file: record, write: '- es/hero' } },
  { name: 'without texts', change: { file: record, write: 'es/hero: label' } },
])('a record that is $name is reported once', async ({ change }, context) => {
  const copy = await copyContent(context)
  await copy.change(change)
  const { code, stdout } = await runCli('check-locales', '--root', copy.root)
  expect(stdout).toMatch(/error {2}stale-translation/)
  expect(stdout).toMatch(/^1 error in 1 file$/m)
  expect(code).toBe(1)
})

test.concurrent('accept does not replace a record that is invalid', async (context) => {
  const copy = await copyContent(context)
  await copy.write(record, 'es/hero: [')
  const { code, stderr } = await runCli('accept', 'es', '--all', '--root', copy.root)
  expect(stderr).toContain(`${record} cannot be read`)
  expect(code).toBe(2)
  expect(await copy.read(record)).toBe('es/hero: [')
})

test.concurrent.for([
  { format: 'text', expected: /was accepted: Um título \[-velho-\]\{\+novo\+\}$/gm },
  { format: 'json', expected: /"message": ".* accepted: Um título \[-velho-\]\{\+novo\+\}"/g },
  { format: 'github', expected: /^::warning .* accepted: Um título \[-velho-\]\{\+novo\+\}%0A/gm },
])(
  'the difference of the source is shown for each accepted version ($format)',
  async ({ format, expected }, context) => {
    const copy = await copyContent(context)
    const cli = (command: string, ...args: string[]) =>
      runCli(command, ...args, '--root', copy.root)
    const titles = ['Um título velho', 'Um título', 'Um título novo']
    for (const title of titles) {
      await copy.change({ file: source, find: /^title: .*/m, replace: `title: ${title}` })
      if (title === titles[0]) {
        for (const locale of ['pt-PT', 'en']) await cli('accept', locale, 'services:title')
      }
      if (title === titles[1]) await cli('accept', 'es', 'services:title')
    }
    const { stdout } = await cli('check-locales', '--format', format)
    expect(stdout.match(expected)).toHaveLength(1)
    expect(stdout).toContain('`pt-PT` and `en` was accepted')
    expect(stdout).toContain('`es` was accepted: Um título{+ novo+}')
  },
)

test.concurrent(
  'status --diff lists what changed in the sources of a language',
  async (context) => {
    const copy = await copyContent(context)
    const cli = (...args: string[]) => runCli(...args, '--root', copy.root)
    await copy.change({ file: source, find: /^title: (.*)/m, replace: 'title: $1 hoje' })
    await cli('accept', 'en', 'services:title')
    const spanish = await cli('status', '--diff', 'es')
    expect(spanish.stdout).toMatch(/^content\/es\/services\.mdx:\d+:\d+ {2}services:title$/m)
    expect(spanish.stdout).toMatch(/^ {2}source: +.*\{\+ hoje\+\}$/m)
    const { title } = frontMatterOf(await copy.read('content/es/services.mdx'))
    expect(spanish.stdout).toContain(`translation: ${title}\n  npx cli accept es services:title\n`)
    expect(spanish.stdout).toMatch(/^1 text to review in es$/m)
    expect((await cli('status', '--diff', 'en')).stdout).toBe('0 texts to review in en\n')
    expect((await cli('status', '--diff', 'pt-BR')).code).toBe(2)
  },
)

function frontMatterOf(mdx: string): { label: string; title: string } {
  return parse(mdx.split(/^---$/m)[1] ?? '') as { label: string; title: string }
}
