import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { locales, SOURCE_LOCALE, type Locale } from '../../src/locales.ts'
import { fixtureContent } from '../../config/fixture-paths.ts'
import { copyContent, type TemporaryFolder } from '../temporary-folder.ts'
import { runCli } from './run-cli.ts'

const RECORD = 'content/.accepted.yaml'
const SOURCE = 'content/pt-BR/services.mdx'
const translations = locales.filter((locale) => locale !== SOURCE_LOCALE)

test('a changed source makes its translations stale until each is accepted', async () => {
  const copy = copyContent()
  await copy.replace(SOURCE, /^title: .*/m, 'title: Cinco serviços novos')
  const changed = await copy.cli('check-locales')
  expect(changed.stdout.match(/warning {2}stale-translation {2}title/g)).toHaveLength(1)
  for (const locale of translations) {
    expect(changed.stdout).toContain(`npx cli accept ${locale} services:title`)
  }

  const accepted = await copy.cli('accept', 'es', 'services:title')
  expect(accepted.stdout).toBe(
    `1 newly accepted in es; commit ${path.relative('', copy.path(RECORD))}\n`,
  )
  const rest = await copy.cli('check-locales')
  expect(rest.stdout).toContain('npx cli accept en services:title')
  expect(rest.stdout).not.toContain('accept es')
  const spanish = await copy.cli('check-locales', '--locale', 'es')
  expect(spanish.stdout).toMatch(/no problems/)

  const { stdout } = await copy.cli('status')
  expect(stdout).toMatch(/^services +\d+ +\d+ +100% +1 stale +\d+ +100% +1 stale +\d+ +100%/m)
  expect([changed.code, accepted.code, rest.code]).toEqual([0, 0, 0])
})

test('the removal of an item in every language is reported once, for the whole list', async () => {
  const copy = copyContent()
  for (const locale of locales) {
    await copy.replace(
      `content/${locale}/partners.mdx`,
      /(?<=^items:\n) {2}- [^]*?(?=\n {2}- )\n/m,
      '',
    )
  }
  const { stdout } = await copy.cli('check-locales')
  expect(stdout.match(/warning {2}stale-translation/g)).toHaveLength(1)
  expect(stdout).toContain('npx cli accept es partners:items\n')
  const status = await copy.cli('status', '--diff', 'es')
  expect(status.stdout.match(/npx cli accept .*/g)).toEqual(['npx cli accept es partners:items'])
  for (const locale of translations) await copy.cli('accept', locale, 'partners:items')
  expect((await copy.cli('check-locales')).stdout).toMatch(/no problems/)
})

test('an item added to a list is not compared with the item that was previously in its place', async () => {
  const copy = copyContent()
  const feature: Partial<Record<Locale, string>> = {
    'pt-BR': 'Um relatório',
    'pt-PT': 'Um relatório',
    en: 'A report',
    es: 'Un informe',
  }
  for (const locale of locales) {
    const item = `$1- ${feature[locale] ?? locale}\n$&`
    await copy.replace(`content/${locale}/pricing.mdx`, /(?<=basic:\n(?:.*\n){5})( +)- /, item)
  }
  const { stdout } = await copy.cli('check-locales')
  expect(stdout.match(/warning {2}stale-translation/g)).toHaveLength(2)
  expect(stdout).toMatch(/No translation into .* has been accepted/)
  expect(stdout).not.toContain('{+')
})

test('the part of a headline after its changing word may be short in a translation', async () => {
  const copy = copyContent()
  const after = 'com os dados que a sua empresa já tem hoje'
  await copy.replace('content/pt-BR/hero.mdx', /^( {2}after: ).*/m, `$1${after}`)
  await copy.replace('content/en/hero.mdx', /^( {2}after: ).*/m, '$1decisions')
  await copy.cli('accept', 'en', 'hero')
  const { stdout } = await copy.cli('check-locales', '--rule', 'suspicious-length')
  expect(stdout).toMatch(/no problems/)
})

test.each(['content/es/hero.mdx', 'hero.mdx:label', '’hero:label’'])(
  'accept recognizes the name %s',
  async (name) => {
    const { code, stdout } = await copyContent().cli('accept', 'es', name)
    expect(stdout).toMatch(/^No new translations/)
    expect(code).toBe(0)
  },
)

test('new line breaks in the source do not make translations stale', async () => {
  const copy = copyContent()
  const text = await copy.read(SOURCE)
  const [front = '', prose = ''] = text.split(/(?<=\n---\n)/)
  await copy.write(SOURCE, front + prose.replace(/(\S) (\S)/g, '$1\n$2'))
  const { stdout } = await copy.cli('check-locales')
  expect(stdout).toMatch(/no problems/)
})

test('accept removes obsolete texts from the record, and leaves the others unchanged', async () => {
  const copy = copyContent()
  const before = await copy.read(RECORD)
  await copy.write(RECORD, before.replace('en/services:', 'en/services:\n  gone: |-\n    Text'))
  const { stdout } = await copy.cli('accept', 'en', 'hero')
  expect(stdout).toContain('texts that no longer exist are removed, so commit')
  expect(await copy.read(RECORD)).toBe(before)
})

test.each([
  { args: ['pt-BR', '--all'], message: /pt-BR is the source/ },
  { args: ['es'], message: /Specify what to accept/ },
  { args: ['ess', '--all'], message: /Did you mean es\?/ },
  { args: ['es', 'herro'], message: /Did you mean hero\?/ },
  { args: ['es', 'hero:headline.befor'], message: /Did you mean hero:headline\.before\?/ },
])('accept rejects $args', async ({ args, message }) => {
  const { code, stderr } = await runCli(['accept', ...args, '--root', fixtureContent])
  expect(stderr).toMatch(message)
  expect(code).toBe(2)
})

test.for([
  { name: 'missing', change: { file: RECORD, instead: 'nothing' as const } },
  { name: 'invalid', change: { file: RECORD, write: 'es/hero: [' } },
  { name: 'a list', change: { file: RECORD, write: '- es/hero' } },
  { name: 'a map without texts', change: { file: RECORD, write: 'es/hero: label' } },
])('a translation record that is $name is reported once', async ({ change }) => {
  const copy = copyContent()
  await copy.change(change)
  const { code, stdout } = await copy.cli('check-locales')
  expect(stdout).toMatch(/error {2}stale-translation/)
  expect(stdout).toMatch(/^1 error in 1 file$/m)
  expect(code).toBe(1)
})

test('accept does not replace an invalid record', async () => {
  const copy = copyContent()
  await copy.write(RECORD, 'es/hero: [')
  const { code, stderr } = await copy.cli('accept', 'es', '--all')
  expect(stderr).toContain(`${RECORD} cannot be read`)
  expect(code).toBe(2)
  expect(await copy.read(RECORD)).toBe('es/hero: [')
})

test.for([
  { format: 'text', expected: /was accepted: Um título \[-velho-\]\{\+novo\+\}$/gm },
  { format: 'json', expected: /"message": ".* accepted: Um título \[-velho-\]\{\+novo\+\}"/g },
  { format: 'github', expected: /^::warning .* accepted: Um título \[-velho-\]\{\+novo\+\}%0A/gm },
])(
  'a $format report shows how the source differs from each accepted version',
  async ({ format, expected }) => {
    const copy = copyContent()
    const titles = ['Um título velho', 'Um título', 'Um título novo']
    for (const title of titles) {
      await copy.replace(SOURCE, /^title: .*/m, `title: ${title}`)
      if (title === titles[0]) {
        for (const locale of ['pt-PT', 'en']) await copy.cli('accept', locale, 'services:title')
      }
      if (title === titles[1]) await copy.cli('accept', 'es', 'services:title')
    }
    const { stdout } = await copy.cli('check-locales', '--format', format)
    expect(stdout.match(expected)).toHaveLength(1)
    expect(stdout).toContain('`pt-PT` and `en` was accepted')
    expect(stdout).toContain('`es` was accepted: Um título{+ novo+}')
  },
)

test('status --diff lists the texts to review in a language, with the changes to their sources', async () => {
  const copy = copyContent()
  await copy.replace(SOURCE, /^title: (.*)/m, 'title: $1 hoje')
  await copy.cli('accept', 'en', 'services:title')
  const spanish = await copy.cli('status', '--diff', 'es')
  expect(spanish.stdout).toMatch(/^content\/es\/services\.mdx:\d+:\d+ {2}services:title$/m)
  expect(spanish.stdout).toMatch(/^ {2}source: +.*\{\+ hoje\+\}$/m)
  const services = await copy.read('content/es/services.mdx')
  const { title } = parse(services.split(/^---$/m)[1] ?? '') as { title: string }
  expect(spanish.stdout).toContain(`translation: ${title}\n  npx cli accept es services:title\n`)
  expect(spanish.stdout).toMatch(/^1 text to review in es$/m)
  expect((await copy.cli('status', '--diff', 'en')).stdout).toBe('0 texts to review in en\n')
  expect((await copy.cli('status', '--diff', 'pt-BR')).code).toBe(2)
})

test.for([
  { name: 'neighbouring texts', ours: 'es services:label', theirs: 'es services:title' },
  { name: 'a text in two languages', ours: 'es services:label', theirs: 'en services:label' },
  { name: 'the same translation', ours: 'es services:label', theirs: 'es services:label' },
])('two branches that accept $name merge without a conflict', async ({ ours, theirs }) => {
  const copy = copyContent()
  const { cli, git } = makeRepository(copy)
  await copy.replace(SOURCE, /^label: .*/m, 'label: dois serviços')
  await copy.replace(SOURCE, /^title: .*/m, 'title: Dois serviços')
  git('commit -am base')
  git('branch theirs')
  await cli(`accept ${ours}`)
  git('commit -am ours')
  git('switch theirs')
  await cli(`accept ${theirs}`)
  git('commit -am theirs')
  git('merge main')
  const { code, stdout } = await cli('check-locales')
  const commands = stdout.replaceAll("'", '')
  expect(code).toBe(0)
  expect(commands).toContain('npx cli accept pt-PT services')
  for (const name of [ours, theirs]) expect(commands).not.toContain(`npx cli accept ${name}`)
})

test.for([{ union: true }, { union: false }])(
  'if two branches change a text, only its source must be merged by hand (merge=union: $union)',
  async ({ union }) => {
    const copy = copyContent()
    const { cli, git } = makeRepository(copy)
    if (union) copy.add(['.gitattributes'])
    git('add -A')
    git('commit --allow-empty -m base')
    git('branch theirs')
    const changeIn = async (branch: string, title: string) => {
      git(`switch ${branch}`)
      await copy.replace(SOURCE, /^title: .*/m, `title: ${title}`)
      for (const locale of translations) await cli(`accept ${locale} services:title`)
      git(`commit -am ${branch}`)
    }
    await changeIn('theirs', 'Nossos dois serviços')
    await changeIn('main', 'Nossos serviços')
    expect(() => git('merge theirs')).toThrow('git merge theirs')
    const conflicts = git('diff --name-only --diff-filter=U').split('\n')
    expect(conflicts).toEqual(union ? [SOURCE] : [RECORD, SOURCE])

    git(`checkout --ours ${SOURCE}`)
    expect((await cli('check-locales')).stdout).toMatch(/no problems/)
    await cli('accept es hero')
    expect(git(`diff HEAD --name-only`)).toBe('')
  },
)

/** Turns a folder into a Git repository, and returns functions that run commands in it. */
function makeRepository(copy: TemporaryFolder) {
  const git = (command: string) => copy.git(command)
  for (const command of ['init -b main', 'add -A', 'commit -m content']) git(command)
  const cli = (line: string) => {
    const [command = '', ...args] = line.split(' ')
    return copy.cli(command, ...args)
  }
  return { cli, git }
}
