import { exec, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { run } from '../../cli/run.ts'
import { copyContent } from '../temporary-folder.ts'
import { repository } from '../fixtures/fixture-site.ts'
import { cliPath, npxEnvironment, runCli, startCli } from './run-cli.ts'

type Mistake = [name: string, args: string, message: RegExp]

const noCommand: Mistake = ['no command', '', /Usage: cli/]
const mistakes: Mistake[] = [
  noCommand,
  ['a mistyped command', 'chek-locales', /Did you mean check-locales\?/],
  ['a mistyped option', 'check-locales --rot x', /Did you mean --root\?/],
  ['a mistyped flag', 'prices --chek', /Did you mean --check\?/],
  ['an option without its value', 'prices --root', /argument missing/],
  ['an option with an empty value', 'prices --root=', /must name a folder/],
  ['an option that excludes another', 'check-locales --self-test --root .', /cannot be used with/],
  ['an unexpected argument', 'prices es', /too many arguments/],
  ['a file to check', 'check-locales content/pt-BR/hero.mdx', /use --locale pt-BR\./],
  ['a settings file to check', 'check-locales content/site.yaml', /all files/],
  ['a number below the lowest', 'check-live --timeout 0', /whole number from 1 to 9999/],
  ['a number above the highest', 'check-live --timeout 10000', /whole number from 1 to 9999/],
  ['a folder without content', 'check-locales --root /no/such', /no folder content\//],
  ['links in a folder without content', 'check-links --root /no/such', /no folder content\//],
  ['an argument that is not a URL', 'check-live not-a-url', /is not the URL of a site/],
  ['a URL with another protocol', 'check-live ftp://farol.example', /is not the URL of a site/],
  ['a deployed site without content', 'check-live http://x.example --root /no/such', /\(ENOENT: /],
  ['prices for a folder without content', 'prices --root /no/such', /no folder content\//],
]

describe.concurrent('invalid usage', () => {
  test.for([
    ...mistakes.map((mistake) => ({ mistake, start: runCli, as: 'in this process' })),
    { mistake: noCommand, start: startCli, as: 'in a new process' },
  ])('$mistake.0: a run $as exits with 2', async ({ mistake: [, args, message], start }) => {
    const { code, stdout, stderr } = await start(args.split(' ').filter(Boolean))
    expect(stderr).toMatch(message)
    expect(stderr).not.toMatch(/\n {4}at /)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  })
})

describe.concurrent('the language of errors', () => {
  const others = [
    ...mistakes.filter(([name]) => name !== 'no command').map(([, args]) => args),
    'accept es',
    'accept es herro',
    'accept ess --all',
    'accept pt-BR --all',
    'accept',
    'status --diff pt',
    'check-locales --rule typed-amont',
    'check-locales --format xml',
  ]
  const english =
    /\b(?:unknown|missing|argument|Did|must|cannot|There|too|Allowed|Specify|They|is)\b/
  const errorOf = async (LC_ALL: string, args: string) =>
    (await runCli(args.split(' '), { LC_ALL })).stderr

  test.each(others)('the error from %s is translated into Portuguese and Spanish', async (args) => {
    const portuguese = await errorOf('pt_BR.UTF-8', args)
    const spanish = await errorOf('es', args)
    expect(portuguese).toMatch(/^erro: /)
    expect(spanish).toMatch(/^error: /)
    expect(`${portuguese} ${spanish}`).not.toMatch(english)
  })

  test.each(others.filter((args) => /^accept .+ /.test(args)))(
    '--lang sets the language of the error from %s',
    async (args) => {
      expect(await errorOf('C', `${args} --lang es`)).toBe(await errorOf('es', args))
    },
  )
})

test.for([
  ['pt_BR', /Número de palavras/, /^Nenhuma tradução nova/],
  ['es_ES', /Número de palabras/, /^Ninguna traducción nueva/],
] as const)(
  "status and accept print their output in the terminal's language: $0",
  async ([LC_ALL, legend, none]) => {
    const copy = copyContent()
    const cli = (...args: string[]) => runCli([...args, '--root', copy.root], { LC_ALL })
    expect((await cli('status')).stdout).toMatch(legend)
    expect((await cli('status')).stdout).not.toMatch(/\b(?:all|stale|Number)\b/)
    expect((await cli('accept', 'es', 'hero')).stdout).toMatch(none)
  },
)

test('a command that needs valid settings lists the invalid keys', async () => {
  const copy = copyContent()
  await copy.replace('content/site.yaml', /years: .*/, 'years: many')
  expect((await copy.cli('check-live')).stderr).toContain('wrong (facts.years)')
})

test('prices exits with 2 if a folder cannot be created', async () => {
  const copy = copyContent()
  await writeFile(copy.path('src'), 'a file instead of a folder')
  const { code, stdout, stderr } = await copy.cli('prices')
  expect(stderr).toMatch(/ENOTDIR/)
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
})

test('after an internal error, the program prints the stack trace and exits with 2', async () => {
  const logged: string[] = []
  const code = await run(['explain'], {
    write: () => {
      throw new TypeError('changed')
    },
    log: (text) => void logged.push(text),
    language: 'en',
    colors: false,
  })
  expect(logged.join('')).toMatch(/this is a bug in the tool.*\nTypeError: changed\n {4}at /)
  expect(code).toBe(2)
})

// macOS and Windows have no `/dev/full`, a device that cannot be written to.
test.runIf(process.platform === 'linux')('explain exits with 2 if it cannot write', async () => {
  const options = { cwd: repository, env: npxEnvironment }
  await expect(promisify(exec)('cli explain > /dev/full', options)).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^error: ENOSPC.*\n$/),
  })
})

test('the program does not crash if the output pipe is closed early', async () => {
  const child = spawn(cliPath, ['explain'], { cwd: repository, env: npxEnvironment })
  child.stdout.destroy()
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const [code] = (await once(child, 'close')) as [number]
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
})
