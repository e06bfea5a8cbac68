import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ContentCopy } from '../../cli/self-test/content-copy.ts'
import { rules } from '../../cli/rules/index.ts'
import { ruleFaults } from '../../cli/self-test/faults.ts'
import { filesOf, plantFault, type ReportedAt } from '../../cli/self-test/planted-fault.ts'
import { batchesOf } from '../../cli/self-test/self-test.ts'
import { fixtureContent } from '../fixtures/fixture-site.ts'
import { copyContent } from './copy-content.ts'
import { repository, runCli, startCliWith, type CliRun } from './run-cli.ts'

test("the fixture's content is clean", async () => {
  const { code, stdout } = await runCli('check-locales', '--root', fixtureContent)
  expect(stdout).toMatch(/^\d+ files, \d+ locales, no problems\n$/)
  expect(code).toBe(0)
})

test('an e-mail address and a URL are in no language', async (context) => {
  const copy = await copyContent(context)
  const prose = ' Write to sales@example.com today. See https://example.com/blog.\n'
  await copy.plant({ file: 'content/en/services.mdx', find: /\n*$/, replace: prose })
  const { stdout } = await runCli('check-locales', '--root', copy.root)
  expect(stdout).not.toContain('wrong-language')
})

test('a report into a pipe has no colours, whatever CI says of itself', async (context) => {
  const copy = await copyContent(context)
  const file = 'content/es/hero.mdx'
  await copy.plant({ file, find: /^viewPricing:/m, replace: 'viewPrices:' })
  const environment = { CI: 'true', TERM: 'xterm-256color' }
  const { stdout } = await startCliWith(environment, 'check-locales', '--root', copy.root)
  expect(stdout).toContain(file)
  expect(stdout).not.toContain('\u001B')
})

describe.concurrent.each(batchesOf(ruleFaults).map((batch) => ({ batch })))(
  'planted faults',
  ({ batch }) => {
    let copy: ContentCopy
    let run: CliRun
    const places = new Map<string, ReportedAt>()

    beforeAll(async () => {
      copy = await ContentCopy.of(fixtureContent)
      for (const fault of batch) places.set(fault.name, await plantFault(copy, fault))
      run = await runCli('check-locales', '--root', copy.root)
    })
    afterAll(() => copy.remove())

    test.each(batch)('$rule: $name', ({ name, rule, key, says }) => {
      const { file, place } = places.get(name) ?? { file: '', place: '' }
      const heads = headsOf(run, file).filter((head) => head.rule !== AGED || rule === AGED)
      expect(heads).toEqual([{ place, rule, key }])
      const start = `${file}:${place}  `
      const block = run.stdout
        .split('\n\n')
        .find((text) => text.startsWith(start) && text.includes(`  ${rule}`))
      expect(block).toMatch(says)
    })

    test('no other file has an error', () => {
      const files = new Set(batch.flatMap(filesOf))
      const others = run.stdout
        .split('\n')
        .filter((line) => /^content\/\S+:\d+:\d+ {2}error/.test(line))
        .filter((line) => !files.has(line.slice(0, line.indexOf(':'))))
      expect(others).toEqual([])
      expect(run.stderr).toBe('')
    })
  },
)

/** Every fault in a source makes its translations old. */
const AGED = 'stale-translation'

function headsOf({ stdout }: CliRun, file: string) {
  return stdout.split('\n').flatMap((line) => {
    if (!line.startsWith(`${file}:`)) return []
    const [position = '', , rule, key] = line.split('  ')
    return [{ place: position.slice(file.length + 1), rule, key }]
  })
}

test.each(rules.map(({ id }) => id))('%s has a page in each language', async (id) => {
  for (const folder of ['', 'pt/', 'es/']) {
    const page = await readFile(join(repository, `docs/rules/${folder}${id}.md`), 'utf8')
    expect(page.slice(0, id.length + 4)).toBe(`# ${id}\n\n`)
  }
})

test('every rule has a planted fault, but for those of a release', () => {
  const planted = new Set(ruleFaults.map(({ rule }) => rule))
  const without = rules.filter(({ id, release }) => !release && !planted.has(id))
  expect(without.map(({ id }) => id)).toEqual([])
})
