import { rm } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { formatLocation } from '../../cli/core/location.ts'
import type { Change } from '../../cli/core/rule.ts'
import { copyContent } from './copy-content.ts'
import { runCli } from './run-cli.ts'

const file = 'content/prices.yaml'

/** Each list of changes is one run of the program; each change is reported by the rule. */
const runs: { name: string; rule?: string; changes: Change[] }[] = [
  {
    name: 'amounts, fees, currencies and rates',
    changes: [
      value('basic', 'monthly', '-1'),
      value('basic', 'setup', '0.5'),
      value('professional', 'monthly', '3.750'),
      value('professional', 'setup', 'free'),
      value('enterprise', 'monthly', 'R$ 3750'),
      value('enterprise', 'setup', '9007199254740993'),
      value('rates', 'EUR', '0'),
      value('rates', 'USD', '0/100'),
      value('currencies', 'pt-PT', 'EURO'),
      value('currencies', 'es', 'yen'),
    ],
  },
  {
    name: 'rates that are not exact',
    changes: [value('rates', 'EUR', '0.17'), value('rates', 'USD', '17/0')],
  },
  {
    name: 'a missing key',
    rule: 'missing-key',
    changes: [{ file, find: /\n {2}basic:\n {4}monthly: .*\n/, replace: '\n  ‸basic:\n' }],
  },
  {
    name: 'an unknown key',
    rule: 'unknown-key',
    changes: [{ file, find: /^currencies:\n/m, replace: '‸extra: 1\ncurrencies:\n' }],
  },
  {
    name: 'a duplicate key',
    rule: 'invalid-yaml',
    changes: [{ file, find: /^( {2}BRL: .*\n)/m, replace: '$1  ‸BRL: 1/1\n' }],
  },
  { name: 'broken YAML', rule: 'invalid-yaml', changes: [value('rates', 'EUR', '"17/100')] },
  { name: 'an empty file', changes: [{ file, find: /^[^]*$/, replace: '‸' }] },
]

describe.concurrent('invalid prices are reported, and nothing is written', () => {
  test.for(runs)('$name', async ({ rule = 'invalid-value', changes }, context) => {
    const copy = await copyContent(context)
    const expected: string[] = []
    for (const change of changes) {
      const place = await copy.change(change)
      expected.push(`${formatLocation({ file, place })}  error  ${rule}`)
    }
    const { code, stdout } = await runCli('prices', '--root', copy.root)
    const heads = stdout.split('\n').filter((line) => line.startsWith('content/'))
    const found = heads.map((line) => line.split('  ').slice(0, 3).join('  '))
    expect(found.toSorted()).toEqual(expected.toSorted())
    expect(code).toBe(1)
    await expect(copy.read('src/generated/prices/index.ts')).rejects.toThrow('ENOENT')
  })
})

test.concurrent(
  'problems in both settings files are reported together, and the tables do not change',
  async (context) => {
    const copy = await copyContent(context)
    await runCli('prices', '--root', copy.root)
    const before = await copy.read('src/generated/prices/en.ts')
    await copy.change(value('basic', 'monthly', '-1'))
    await copy.change({
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

test.concurrent('a missing settings file is reported', async (context) => {
  const copy = await copyContent(context)
  await rm(copy.path(file))
  const { code, stdout } = await runCli('prices', '--root', copy.root)
  expect(stdout).toMatch(/^content\/prices\.yaml:1:1 {2}error {2}missing-file$/m)
  expect(code).toBe(1)
})

/** Replaces the value of a key in a group. */
function value(group: string, key: string, text: string): Change {
  const find = new RegExp(`(\\n *${group}:\\n(?: +.*\\n)*? +${key}: ).*`)
  return { file, find, replace: `$1‸${text.replace('$', '$$$$')}` }
}
