import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { run } from '../../cli/run.ts'
import { copyContent } from './copy-content.ts'
import { runCli, startCli } from './run-cli.ts'

const mistakes: { name: string; args: string[]; message: RegExp }[] = [
  { name: 'no command', args: [], message: /Usage: cli/ },
  { name: 'a mistyped command', args: ['chek-locales'], message: /Did you mean check-locales\?/ },
  {
    name: 'a mistyped option',
    args: ['check-locales', '--rot', 'x'],
    message: /Did you mean --root\?/,
  },
  { name: 'a mistyped flag', args: ['prices', '--chek'], message: /Did you mean --check\?/ },
  { name: 'an option without its value', args: ['prices', '--root'], message: /argument missing/ },
  {
    name: 'an option with an empty value',
    args: ['prices', '--root='],
    message: /must name a folder/,
  },
  { name: 'an unexpected argument', args: ['check-locales', 'es'], message: /too many arguments/ },
  {
    name: 'a folder that does not exist',
    args: ['check-locales', '--root', '/no/such'],
    message: /no folder content\//,
  },
  {
    name: 'a mistyped flag of check-links',
    args: ['check-links', '--externl'],
    message: /--external\?/,
  },
  {
    name: 'an invalid number',
    args: ['check-links', '--timeout', '0'],
    message: /whole number from 1 up/,
  },
  {
    name: 'links of a folder that does not exist',
    args: ['check-links', '--root', '/no/such'],
    message: /no folder content\//,
  },
  {
    name: 'prices of a folder that does not exist',
    args: ['prices', '--root', '/no/such'],
    message: /no folder content\//,
  },
]

describe.concurrent('invalid usage exits with 2', () => {
  // Also in a new process: one error of each kind, from Commander and from a command.
  const asProcess = mistakes.filter(({ name }) =>
    /^(no command|a mistyped flag|a folder .*)$/.test(name),
  )
  test.for([
    ...mistakes.map((mistake) => ({ ...mistake, start: runCli, as: 'in this process' })),
    ...asProcess.map((mistake) => ({ ...mistake, start: startCli, as: 'in a new process' })),
  ])('$name, $as', async ({ start, args, message }) => {
    const { code, stdout, stderr } = await start(...args)
    expect(stderr).toMatch(message)
    expect(stderr).not.toMatch(/\n {4}at /)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  })
})

describe.concurrent('help exits with 0', () => {
  test.for([
    {
      start: startCli,
      args: ['--help'],
      message: [/check-locales/, /prices/, /Examples:/, /Exit codes:\n {2}0/],
    },
    {
      start: runCli,
      args: ['help', 'check-links'],
      message: [/--external/, /--cache/, /npm run build/],
    },
    { start: runCli, args: ['help', 'prices'], message: [/--check/, /--root/, /npx cli prices/] },
  ])('$args', async ({ start, args, message }) => {
    const { code, stdout } = await start(...args)
    for (const text of message) expect(stdout).toMatch(text)
    expect(code).toBe(0)
  })
})

test.concurrent('a folder that cannot be written exits with 2', async (context) => {
  const copy = await copyContent(context)
  await writeFile(join(copy.root, 'src'), 'a file instead of a folder')
  const { code, stdout, stderr } = await startCli('prices', '--root', copy.root)
  expect(stderr).toMatch(/ENOTDIR/)
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
})

test('an internal error prints its stack, and exits with 2', async () => {
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
