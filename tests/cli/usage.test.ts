import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { run } from '../../cli/run.ts'
import { copyContent } from './copy-content.ts'
import { runCli, startCli } from './run-cli.ts'

const mistakes: { name: string; args: string[]; says: RegExp }[] = [
  { name: 'no command', args: [], says: /Usage: cli/ },
  { name: 'a mistyped command', args: ['chek-locales'], says: /Did you mean check-locales\?/ },
  {
    name: 'a mistyped option',
    args: ['check-locales', '--rot', 'x'],
    says: /Did you mean --root\?/,
  },
  { name: 'a mistyped flag', args: ['prices', '--chek'], says: /Did you mean --check\?/ },
  { name: 'an option without its value', args: ['prices', '--root'], says: /argument missing/ },
  {
    name: 'an option with an empty value',
    args: ['prices', '--root='],
    says: /must name a folder/,
  },
  { name: 'an argument too many', args: ['check-locales', 'es'], says: /too many arguments/ },
  {
    name: 'a folder that is not there',
    args: ['check-locales', '--root', '/no/such'],
    says: /no folder content\//,
  },
  { name: 'a mistyped flag of links', args: ['check-links', '--externl'], says: /--external\?/ },
  {
    name: 'a number that is none',
    args: ['check-links', '--timeout', '0'],
    says: /whole number from 1 up/,
  },
  {
    name: 'links of a folder that is not there',
    args: ['check-links', '--root', '/no/such'],
    says: /no folder content\//,
  },
  {
    name: 'prices of a folder that is not there',
    args: ['prices', '--root', '/no/such'],
    says: /no folder content\//,
  },
]

describe.concurrent('bad usage exits with 2', () => {
  // One of each kind as a process too: what commander refuses, what a command refuses.
  const asProcess = mistakes.filter(({ name }) =>
    /^(no command|a mistyped flag|a folder .*)$/.test(name),
  )
  test.for([
    ...mistakes.map((mistake) => ({ ...mistake, start: runCli, as: 'called' })),
    ...asProcess.map((mistake) => ({ ...mistake, start: startCli, as: 'started' })),
  ])('$name, $as', async ({ start, args, says }) => {
    const { code, stdout, stderr } = await start(...args)
    expect(stderr).toMatch(says)
    expect(stderr).not.toMatch(/\n {4}at /)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  })
})

describe.concurrent('help exits with 0', () => {
  test.for([
    {
      start: startCli,
      args: ['--help'],
      says: [/check-locales/, /prices/, /Examples:/, /Exit codes:\n {2}0/],
    },
    {
      start: runCli,
      args: ['help', 'check-links'],
      says: [/--external/, /--cache/, /npm run build/],
    },
    { start: runCli, args: ['help', 'prices'], says: [/--check/, /--root/, /npx cli prices/] },
  ])('$args', async ({ start, args, says }) => {
    const { code, stdout } = await start(...args)
    for (const text of says) expect(stdout).toMatch(text)
    expect(code).toBe(0)
  })
})

test.concurrent('a disk that refuses exits with 2', async (context) => {
  const copy = await copyContent(context)
  await writeFile(join(copy.root, 'src'), 'a file where a folder belongs')
  const { code, stdout, stderr } = await startCli('prices', '--root', copy.root)
  expect(stderr).toMatch(/ENOTDIR/)
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
})

test('a tool that fails itself says where, and exits with 2', async () => {
  const said: string[] = []
  const code = await run(['explain'], {
    write: () => {
      throw new TypeError('changed')
    },
    log: (text) => void said.push(text),
    language: 'en',
    colors: false,
  })
  expect(said.join('')).toMatch(/the tool itself failed.*\nTypeError: changed\n {4}at /)
  expect(code).toBe(2)
})
