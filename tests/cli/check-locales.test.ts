import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ContentCopy } from './content-copy.ts'
import { keyFaults } from './key-faults.ts'
import { proseFaults } from './prose-faults.ts'
import { runCli, runCliWith, type CliRun } from './run-cli.ts'
import { valueFaults } from './value-faults.ts'
import { yamlFaults } from './yaml-faults.ts'

test("the repository's own content is clean", async () => {
  const { code, stdout } = await runCli('check-locales')
  expect(code, `run: npx cli check-locales\n\n${stdout}`).toBe(0)
  expect(stdout).toMatch(/^\d+ files, 4 locales, no problems\n$/)
})

test('a report into a pipe has no colours, whatever CI says of itself', async (context) => {
  const copy = await ContentCopy.forTest(context)
  await copy.plant(keyFaults[0]!)
  const environment = { CI: 'true', TERM: 'xterm-256color' }
  const { stdout } = await runCliWith(environment, 'check-locales', '--root', copy.root)
  expect(stdout).toContain(keyFaults[0]!.file)
  expect(stdout).not.toContain('\u001B')
})

const faults = [...keyFaults, ...valueFaults, ...yamlFaults, ...proseFaults]

/** One process reports a fault in each file of a batch: as many batches as faults of one file. */
function batches() {
  const result: (typeof faults)[] = []
  for (const fault of faults) {
    const free = result.find((batch) => batch.every(({ file }) => file !== fault.file))
    if (free) free.push(fault)
    else result.push([fault])
  }
  return result
}

describe.concurrent.each(batches().map((batch) => ({ batch })))('planted faults', ({ batch }) => {
  let copy: ContentCopy
  let run: CliRun
  const places = new Map<string, string>()

  beforeAll(async () => {
    copy = await ContentCopy.make()
    for (const fault of batch) places.set(fault.file, await copy.plant(fault))
    run = await runCli('check-locales', '--root', copy.root)
  })
  afterAll(() => copy.remove())

  test.each(batch)('$rule: $name', ({ file, rule, key, says }) => {
    const head = [`${file}:${places.get(file)}`, 'error', rule, ...(key ? [key] : [])].join('  ')
    const heads = run.stdout.split('\n').filter((line) => line.startsWith(`${file}:`))
    expect(heads).toEqual([head])
    const block = run.stdout.split('\n\n').find((text) => text.startsWith(head))
    expect(block).toMatch(says)
    expect(run.code).toBe(1)
  })

  test('nothing else is reported, and the last line counts', () => {
    const [problems, files] = run.stdout.split('\n').at(-2)?.match(/\d+/g) ?? []
    expect({ problems, files }).toEqual({ problems: `${batch.length}`, files: `${batch.length}` })
    expect(run.stderr).toBe('')
  })
})
