import { rm } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import type { Replacement } from '../../cli/self-test/content-copy.ts'
import { copyContent } from './copy-content.ts'
import { runCli } from './run-cli.ts'

const file = 'content/prices.yaml'

interface WrongPrice extends Replacement {
  says: RegExp
}

/** Each list is one run of the program: its faults stand in places of their own. */
const runs: { name: string; faults: WrongPrice[] }[] = [
  {
    name: 'amounts, fees, currencies and rates',
    faults: [
      { ...value('basic', 'monthly', '-1'), says: /must be 0 or more/ },
      { ...value('basic', 'setup', '0.5'), says: /must be a whole number/ },
      { ...value('professional', 'monthly', '3.750'), says: /must be a whole number/ },
      { ...value('professional', 'setup', 'free'), says: /a whole number or `none`/ },
      { ...value('enterprise', 'monthly', 'R$ 3750'), says: /must be a number/ },
      { ...value('enterprise', 'setup', '9007199254740993'), says: /larger than 9007199254740991/ },
      { ...value('rates', 'EUR', '0'), says: /17\/100/ },
      { ...value('rates', 'USD', '0/100'), says: /17\/100/ },
      { ...value('currencies', 'pt-PT', 'EURO'), says: /Did you mean `EUR`\?/ },
      { ...value('currencies', 'es', 'yen'), says: /`BRL` or `EUR` or `USD`/ },
    ],
  },
  {
    name: 'rates and keys',
    faults: [
      {
        file,
        find: /\n {2}basic:\n {4}monthly: .*\n/,
        replace: '\n  ‸basic:\n',
        says: /is missing/,
      },
      { ...value('rates', 'EUR', '0.17'), says: /isn't written the way[^]*17\/100/ },
      { ...value('rates', 'USD', '17/0'), says: /17\/100/ },
      {
        file,
        find: /^currencies:\n/m,
        replace: '‸extra: 1\ncurrencies:\n',
        says: /no key `extra`/,
      },
    ],
  },
  {
    name: 'a duplicate key',
    faults: [
      { file, find: /^( {2}BRL: .*\n)/m, replace: '$1  ‸BRL: 1/1\n', says: /stands here twice/ },
    ],
  },
  {
    name: 'broken YAML',
    faults: [{ ...value('rates', 'EUR', '"17/100'), says: /are not closed/ }],
  },
  {
    name: 'an empty file',
    faults: [{ file, find: /^[^]*$/, replace: '‸', says: /The file is empty/ }],
  },
]

describe.concurrent('wrong prices are refused, and nothing is written', () => {
  test.for(runs)('$name', async ({ faults }, context) => {
    const copy = await copyContent(context)
    const places: string[] = []
    for (const fault of faults) places.push(`${file}:${await copy.plant(fault)}`)
    const { code, stdout } = await runCli('prices', '--root', copy.root)
    const blocks = stdout.split('\n\n').filter((block) => block.startsWith('content/'))
    expect(blocks.map((block) => block.split('  ')[0]).toSorted()).toEqual(places.toSorted())
    for (const [index, { says }] of faults.entries()) {
      expect(blocks.find((block) => block.startsWith(`${places[index]} `))).toMatch(says)
    }
    expect(code).toBe(1)
    await expect(copy.read('src/generated/prices/index.ts')).rejects.toThrow('ENOENT')
  })
})

test.concurrent(
  'problems of both settings come in one run, and the tables stay as they are',
  async (context) => {
    const copy = await copyContent(context)
    await runCli('prices', '--root', copy.root)
    const before = await copy.read('src/generated/prices/en.ts')
    await copy.plant(value('basic', 'monthly', '-1'))
    await copy.plant({
      file: 'content/site.yaml',
      find: /^bookingUrl: .*/m,
      replace: 'bookingUrl: soon',
    })
    for (const args of [['prices'], ['prices', '--check']]) {
      const { code, stdout } = await runCli(...args, '--root', copy.root)
      expect(stdout).toMatch(/2 errors in 2 files/)
      expect(code).toBe(1)
    }
    expect(await copy.read('src/generated/prices/en.ts')).toBe(before)
  },
)

test.concurrent('a missing file of settings is a problem', async (context) => {
  const copy = await copyContent(context)
  await rm(copy.path(file))
  const { code, stdout } = await runCli('prices', '--root', copy.root)
  expect(stdout).toMatch(/^content\/prices\.yaml:1:1 {2}error {2}missing-file$/m)
  expect(code).toBe(1)
})

/** Another value for a key of a group. */
function value(group: string, key: string, text: string): Replacement {
  const find = new RegExp(`(\\n *${group}:\\n(?: +.*\\n)*? +${key}: ).*`)
  return { file, find, replace: `$1‸${text.replace('$', '$$$$')}` }
}
