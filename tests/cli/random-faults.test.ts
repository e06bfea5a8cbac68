import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examine, type Examination } from './random-faults/examine.ts'
import { families } from './random-faults/families/index.ts'
import { makeFaultyCopy, type FaultyCopy } from './random-faults/faulty-copy.ts'
import { planFaults, type PlannedFault } from './random-faults/plan.ts'
import { formatEscapes, formatTable } from './random-faults/table.ts'
import { filesOf } from './random-faults/content.ts'

/** Another seed plants other faults: `FAULT_SEED=2 npx vitest run tests/cli/random-faults`. */
const seed = Number(process.env.FAULT_SEED ?? 1)
const COUNT = 300
const LEAST_CAUGHT = 0.98

let copy: FaultyCopy
let plan: PlannedFault[]
let examination: Examination

function makePlan(): PlannedFault[] {
  return planFaults(copy.content, families, { seed, count: COUNT })
}

beforeAll(async () => {
  copy = await makeFaultyCopy()
  plan = makePlan()
  examination = await examine(plan, copy)
  console.info(`seed ${seed}\n${formatTable(examination.verdicts)}`)
}, 120_000)

afterAll(() => copy.remove())

describe('random faults', () => {
  test('without any, the content is clean', async () => {
    expect(await copy.check(new Map())).toEqual([])
  })

  test('they are of all families and in all files, and the same for the same seed', () => {
    const counts = families.map(({ name }) => plan.filter(({ family }) => family === name).length)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(Math.floor(COUNT / families.length))
    expect(new Set(plan.map(({ file }) => file))).toEqual(new Set(filesOf(copy.content)))
    expect(makePlan()).toEqual(plan)
  })

  test('none makes the checker crash', () => {
    const crashes = examination.verdicts.filter(({ outcome }) => outcome === 'crashed')
    expect(crashes.length, formatEscapes(crashes)).toBe(0)
  })

  test('no clean file is reported', () => {
    expect(examination.falseAlarms).toEqual([])
  })

  test('nearly all are reported at the right line', () => {
    const { verdicts } = examination
    const caught = verdicts.filter(({ outcome }) => outcome === 'caught').length
    expect(caught / COUNT, `\n${formatEscapes(verdicts)}\n`).toBeGreaterThanOrEqual(LEAST_CAUGHT)
  })
})
