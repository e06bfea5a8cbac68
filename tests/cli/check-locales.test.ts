import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ContentCopy } from '../../cli/self-test/content-copy.ts'
import { ruleFaults } from '../../cli/self-test/faults.ts'
import { batchesOf } from '../../cli/self-test/self-test.ts'
import { copyContent } from './repository-content.ts'
import { repository, runCli, runCliWith, type CliRun } from './run-cli.ts'

test("the repository's own content is clean", async () => {
  const { code, stdout } = await runCli('check-locales')
  expect(code, `run: npx cli check-locales\n\n${stdout}`).toBe(0)
  expect(stdout).toMatch(/^\d+ files, 4 locales, no problems\n$/)
})

test('a report into a pipe has no colours, whatever CI says of itself', async (context) => {
  const copy = await copyContent(context)
  const file = 'content/es/hero.mdx'
  await copy.plant({ file, find: /^viewPricing:/m, replace: 'viewPrices:' })
  const environment = { CI: 'true', TERM: 'xterm-256color' }
  const { stdout } = await runCliWith(environment, 'check-locales', '--root', copy.root)
  expect(stdout).toContain(file)
  expect(stdout).not.toContain('\u001B')
})

describe.concurrent.each(batchesOf(ruleFaults).map((batch) => ({ batch })))(
  'planted faults',
  ({ batch }) => {
    let copy: ContentCopy
    let run: CliRun
    const places = new Map<string, string>()

    beforeAll(async () => {
      copy = await ContentCopy.of(repository)
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
      const [problems, files] = run.stdout.split('\n').at(-3)?.match(/\d+/g) ?? []
      expect({ problems, files }).toEqual({ problems: `${batch.length}`, files: `${batch.length}` })
      expect(run.stderr).toBe('')
    })
  },
)
