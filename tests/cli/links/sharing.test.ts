import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ContentCopy } from '../../../cli/core/self-test.ts'
import { runCli, type CliRun } from '../run-cli.ts'
import { dress } from './dressed-site.ts'
import { sharingFaults } from './sharing-faults.ts'
import { makeSiteCopy, plantFault, siteCopyForTest, type SiteFault } from './site-copy.ts'

test('a site with everything to share is clean, words of captions among them', async (context) => {
  const copy = await siteCopyForTest(context)
  await dress(copy)
  const title = /(^mission:\n {2}title: ).*/m
  await copy.change({ file: 'content/en/about.mdx', find: title, replace: '$1Only spoken' })
  await copy.write('dist/demo.vtt', 'WEBVTT\n\n00:00.000 --> 00:02.000\nOnly\nspoken\n')
  const { code, stdout } = await runCli('check-links', '--root', copy.root)
  expect(stdout).toMatch(/^\d+ pages, \d+ links, no problems;/)
  expect(code).toBe(0)
}, 120_000)

test('a sitemap and a manifest that nobody can read', async (context) => {
  const copy = await siteCopyForTest(context)
  await dress(copy)
  await copy.change({ file: 'dist/sitemap.xml', find: /<\/url>/, replace: '' })
  await copy.change({ file: 'dist/site.webmanifest', find: /\}$/, replace: '' })
  const { code, stdout } = await runCli('check-links', '--root', copy.root)
  expect(stdout).toMatch(/^dist\/sitemap\.xml:1:1 {2}error {2}sitemap\n[^]*This is no XML/m)
  expect(stdout).toMatch(/^dist\/site\.webmanifest:1:1 {2}error {2}structured-data\n/m)
  expect(code).toBe(1)
}, 120_000)

describe('planted faults', () => {
  let copy: ContentCopy
  let run: CliRun
  const heads = new Map<SiteFault, string>()

  beforeAll(async () => {
    copy = await makeSiteCopy()
    await dress(copy)
    for (const fault of sharingFaults) heads.set(fault, await plantFault(copy, fault))
    run = await runCli('check-links', '--root', copy.root)
  }, 120_000)
  afterAll(() => copy.remove())

  test.each(sharingFaults)('$rule: $name', (fault) => {
    const blocks = run.stdout
      .split('\n\n')
      .filter((text) => text.startsWith(`${heads.get(fault)}\n`))
    expect(blocks.join('\n\n'), run.stdout).toMatch(fault.says)
  })

  test('nothing else is reported', () => {
    const reported = run.stdout.split('\n').filter((line) => /^\S+:\d+:\d+ {2}/.test(line))
    expect(reported.toSorted()).toEqual([...heads.values()].toSorted())
  })
})
