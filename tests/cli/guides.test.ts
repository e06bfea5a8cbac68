import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkContent } from '../../cli/checks/check-content.ts'
import type { Change } from '../../cli/core/rule.ts'
import { copyContent } from '../temporary-folder.ts'
import { repository } from './run-cli.ts'

/** The mistakes behind the reports that the guides show, and the fix that each report proposes. */
const examples: { report: RegExp; mistake: Change; fix: (fix: string) => Change }[] = [
  {
    report: /dois-pontos seguidos de um espaço/,
    mistake: {
      file: 'content/es/services.mdx',
      find: /^title: "?(.*?)"?$/m,
      replace: 'title: Servicios: $1',
    },
    fix: () => ({
      file: 'content/es/services.mdx',
      find: /^title: (.*)/m,
      replace: 'title: "$1"',
    }),
  },
  {
    report: /There is no key `talkToSpecialst`/,
    mistake: {
      file: 'content/es/hero.mdx',
      find: /^talkToSpecialist:/m,
      replace: 'talkToSpecialst:',
    },
    fix: (fix) => ({
      file: 'content/es/hero.mdx',
      find: /^talkToSpecialst:/m,
      replace: `${/`(\w+)`/.exec(fix)?.[1]}:`,
    }),
  },
]

const guides = [
  'README.md',
  'CONTRIBUTING.md',
  'content/README.md',
  ...readdirSync(join(repository, 'docs'))
    .filter((name) => name.endsWith('.md') && name !== 'check-links.md' && name !== 'rules.md')
    .map((name) => `docs/${name}`),
]

/** The blocks that show a report on the content. */
const shown = (
  await Promise.all(
    guides.map(async (guide) => {
      const text = await readFile(join(repository, guide), 'utf8')
      const blocks = text.match(/^ *```\w*\n(?:(?! *```)[^]*?\n)?(?=^ *```$)/gm) ?? []
      return blocks
        .filter((block) => /^ *(?:Fix|Correção|Corrección): /m.test(block))
        .map((block) => ({ guide, block }))
    }),
  )
).flat()

test('the guides show reports', () => {
  expect(shown.length).toBeGreaterThan(2)
})

test.for(shown)('the report in $guide is real, and its fix works', async (entry) => {
  const copy = copyContent()
  const example = examples.find(({ report }) => report.test(entry.block))
  if (!example) throw new Error(`Add the mistake behind this report:\n${entry.block}`)
  await copy.change(example.mistake)
  const language = entry.block.includes('Correção: ') ? 'pt' : 'en'
  const [finding, ...others] = (await checkContent(copy.root)).findings
  expect(others).toEqual([])
  const { problem = '', fix = '' } = finding?.messageIn(language) ?? {}
  const words = entry.block.replace(/\s+/g, ' ')
  expect(words).toContain(problem)
  expect(words).toContain(fix)
  await copy.change(example.fix(fix))
  const { stdout } = await copy.cli('check-locales')
  expect(stdout).toMatch(/no problems/)
})
