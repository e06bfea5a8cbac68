import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ContentCopy } from '../../../cli/core/self-test.ts'
import { fixtureSite } from '../../fixtures/fixture-site.ts'
import { copyContent } from '../copy-content.ts'
import { runCli, type CliRun } from '../run-cli.ts'
import { headFaults } from './head-faults.ts'
import { labelFaults } from './label-faults.ts'
import { linkFaults } from './link-faults.ts'
import { pageFaults } from './page-faults.ts'
import { filesOf, makeSiteCopy, plantFault, type SiteFault } from './site-copy.ts'

test('a build without mistakes is clean', async () => {
  const { code, stdout } = await runCli('check-links', '--root', fixtureSite)
  expect(stdout).toMatch(
    /^\d+ pages, \d+ links, no problems; \d+ addresses of other sites not asked/,
  )
  expect(code, stdout).toBe(0)
}, 120_000)

test('without a build there is one sentence and nothing to read twice', async (context) => {
  const copy = await copyContent(context)
  const { code, stdout, stderr } = await runCli('check-links', '--root', copy.root)
  expect(stderr).toMatch(/^error: There is no built site in .*: run `npm run build` first\.\n$/)
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
}, 120_000)

const faults = [...linkFaults, ...labelFaults, ...pageFaults, ...headFaults]

/** One process reports several faults: as many as touch no file of another one. */
function batches(): SiteFault[][] {
  const result: SiteFault[][] = []
  for (const fault of faults) {
    const files = filesOf(fault)
    const free = result.find(
      (batch) => !batch.flatMap(filesOf).some((file) => files.includes(file)),
    )
    if (free) free.push(fault)
    else result.push([fault])
  }
  return result
}

describe.each(batches().map((batch) => ({ batch })))('planted faults', ({ batch }) => {
  let copy: ContentCopy
  let run: CliRun
  const heads = new Map<SiteFault, string>()

  beforeAll(async () => {
    copy = await makeSiteCopy()
    for (const fault of batch) heads.set(fault, await plantFault(copy, fault))
    run = await runCli('check-links', '--root', copy.root)
  }, 120_000)
  afterAll(() => copy.remove())

  test.each(batch)('$rule: $name', (fault) => {
    const head = heads.get(fault)
    const block = run.stdout.split('\n\n').find((text) => text.startsWith(`${head}\n`))
    expect(block, `${head}\n\n${run.stdout}`).toMatch(fault.says)
    expect(run.code).toBe(1)
  })

  test('nothing else is reported', () => {
    // A page that lost an address or a language no longer agrees with the sitemap either.
    const hasEchoes = batch.some(({ rule }) => ['canonical', 'hreflang'].includes(rule))
    const reported = run.stdout
      .split('\n')
      .filter((line) => /^\S+:\d+:\d+ {2}/.test(line))
      .filter((line) => !hasEchoes || !/ {2}sitemap$/.test(line))
    expect(reported.toSorted()).toEqual([...heads.values()].toSorted())
    expect(run.stderr).toBe('')
  })
})
