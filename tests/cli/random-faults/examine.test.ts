import { expect, test } from 'vitest'
import type { Finding } from '../../../cli/core/rule.ts'
import type { Content } from './content.ts'
import { examine } from './examine.ts'
import { spot } from './fault.ts'
import type { FaultyCopy } from './faulty-copy.ts'
import type { PlannedFault } from './plan.ts'

const planted = (file: string, line: number): PlannedFault => ({
  family: 'test',
  file,
  description: '',
  changes: new Map([[file, `${line}`]]),
  right: [[spot(file, line)]],
})

const finding = (file: string, line: number): Finding => ({
  rule: 'missing-body',
  severity: 'error',
  file,
  place: { line, column: 1 },
  args: {},
})

/** The outcome for each file, and the files that were blamed for nothing. */
async function outcomes(plan: PlannedFault[], check: (changes: Content) => Finding[]) {
  const copy: FaultyCopy = {
    content: new Map(),
    check: async (changes) => check(changes),
    remove: async () => {},
  }
  const { verdicts, falseAlarms } = await examine(plan, copy)
  return {
    outcomes: Object.fromEntries(verdicts.map(({ fault, outcome }) => [fault.file, outcome])),
    falseAlarms: falseAlarms.map(({ file }) => file),
  }
}

test('a fault is caught, at the wrong place or missed, whatever is said of others', async () => {
  const plan = [
    planted('content/en/hero.mdx', 3),
    planted('content/es/hero.mdx', 3),
    planted('content/pt-PT/hero.mdx', 3),
  ]
  const said = [finding('content/en/hero.mdx', 3), finding('content/es/hero.mdx', 4)]
  expect(await outcomes(plan, () => said)).toEqual({
    outcomes: {
      'content/en/hero.mdx': 'caught',
      'content/es/hero.mdx': 'wrong place',
      'content/pt-PT/hero.mdx': 'missed',
    },
    falseAlarms: [],
  })
})

test('a clean file that is reported is a false alarm, a translation of a changed source is none', async () => {
  const plan = [planted('content/pt-BR/hero.mdx', 3)]
  const said = ['content/es/hero.mdx', 'content/es/about.mdx'].map((file) => finding(file, 3))
  expect(await outcomes(plan, () => said)).toEqual({
    outcomes: { 'content/pt-BR/hero.mdx': 'wrong place' },
    falseAlarms: ['content/es/about.mdx'],
  })
})

test('a crash is of the fault that caused it', async () => {
  const plan = [planted('content/en/hero.mdx', 3), planted('content/es/hero.mdx', 3)]
  const check = (changes: Content) => {
    if (changes.has('content/es/hero.mdx')) throw new Error('crash')
    return [finding('content/en/hero.mdx', 3)]
  }
  expect((await outcomes(plan, check)).outcomes).toEqual({
    'content/en/hero.mdx': 'caught',
    'content/es/hero.mdx': 'crashed',
  })
})

test('every spot of a group has to be reported', async () => {
  const [en, es] = ['content/en/hero.mdx', 'content/es/hero.mdx']
  const swapped: PlannedFault = {
    ...planted(en, 1),
    changes: new Map([
      [en, ''],
      [es, ''],
    ]),
    right: [[spot(en, 1), spot(es, 1)]],
  }
  expect((await outcomes([swapped], () => [finding(en, 1)])).outcomes[en]).toBe('wrong place')
  const both = [finding(en, 1), finding(es, 1)]
  expect((await outcomes([swapped], () => both)).outcomes[en]).toBe('caught')
})
