import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkContent } from '../../cli/checks/check-content.ts'
import { reportLanguages } from '../../cli/core/report-language.ts'
import { reportWords } from '../../cli/reporters/report-words.ts'
import { copyContent } from '../temporary-folder.ts'
import { repository } from '../fixtures/fixture-site.ts'

/** The mistakes that cause the reports in the guides, and the edit that each report suggests. */
const examples: { report: RegExp; file: string; mistake: Edit; fix: (fix: string) => Edit }[] = [
  {
    report: /dois-pontos seguidos de um espaço|dos puntos seguidos de un espacio/,
    file: 'content/es/services.mdx',
    mistake: [/^title: "?(.*?)"?$/m, 'title: Servicios: $1'],
    fix: () => [/^title: (.*)/m, 'title: "$1"'],
  },
  {
    report: /There is no key `talkToSpecialst`/,
    file: 'content/es/hero.mdx',
    mistake: [/^talkToSpecialist:/m, 'talkToSpecialst:'],
    fix: (fix) => [/^talkToSpecialst:/m, `${/`(\w+)`/.exec(fix)?.[1]}:`],
  },
]
type Edit = [find: RegExp, by: string]

const guides = [
  'README.md',
  'CONTRIBUTING.md',
  'content/README.md',
  ...readdirSync(path.join(repository, 'docs'))
    .filter((name) => name.endsWith('.md') && name !== 'check-links.md' && name !== 'rules.md')
    .map((name) => `docs/${name}`),
]

/** The code blocks that show a report on the content. */
const shown = guides.flatMap((guide) => {
  const text = readFileSync(path.join(repository, guide), 'utf8')
  const blocks = text.match(/^ *```\w*\n(?:(?! *```)[^]*?\n)?(?=^ *```$)/gm) ?? []
  return blocks
    .filter((block) => /^ *(?:Fix|Correção|Corrección): /m.test(block))
    .map((block) => ({ guide, block }))
})

test('the guides show at least four reports', () => {
  expect(shown.length).toBeGreaterThan(3)
})

test.for(shown)('the report shown in $guide is real, and its fix works', async (entry) => {
  const copy = copyContent()
  const example = examples.find(({ report }) => report.test(entry.block))
  if (!example) throw new Error(`Add the mistake behind this report:\n${entry.block}`)
  await copy.replace(example.file, ...example.mistake)
  const language =
    reportLanguages.find((name) => entry.block.includes(`${reportWords[name].fix}: `)) ?? 'en'
  const [finding, ...others] = (await checkContent(copy.root)).findings
  expect(others).toEqual([])
  const { problem = '', fix = '' } = finding?.messageIn(language) ?? {}
  const words = entry.block.replace(/\s+/g, ' ')
  expect(words).toContain(problem)
  expect(words).toContain(fix)
  await copy.replace(example.file, ...example.fix(fix))
  const { stdout } = await copy.cli('check-locales')
  expect(stdout).toMatch(/no problems/)
})
