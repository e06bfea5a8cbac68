import { expect, test } from 'vitest'
import { checkContent } from '../../cli/checks/check-content.ts'
import type { Change } from '../../cli/core/rule.ts'
import { locales, sourceLocale } from '../../src/locales.ts'
import { copyContent } from './copy-content.ts'
import { runCli } from './run-cli.ts'

const source = `content/${sourceLocale}`
const translations = locales.filter((locale) => locale !== sourceLocale)

const edits: [name: string, rule: string, change: Change][] = [
  [
    'a placeholder that disappears',
    'placeholder-mismatch',
    { file: `${source}/hero.mdx`, find: /\{years\} /, replace: '' },
  ],
  [
    'a number that appears',
    'number-mismatch',
    { file: `${source}/industries.mdx`, append: ' Em 40% dos casos.' },
  ],
  [
    'a paragraph that appears above the others',
    'structure-mismatch',
    { file: `${source}/about.mdx`, find: /\n---\n\n/, replace: '$&Bom dia, pessoal.\n\n' },
  ],
  [
    'a paragraph that disappears',
    'structure-mismatch',
    { file: `${source}/about.mdx`, find: /(\n---\n\n)[^]*?\n\n/, replace: '$1' },
  ],
  [
    'an item that disappears',
    'list-length',
    { file: `${source}/pricing.mdx`, find: /^ {6}- Mensagens ilimitadas\n/m, replace: '' },
  ],
  [
    'a link that disappears',
    'link-mismatch',
    { file: `${source}/about.mdx`, find: /\[([^\]]*)\]\(#contato\)/, replace: '$1' },
  ],
  [
    'a pictogram that changes',
    'structure-mismatch',
    { file: `${source}/partners.mdx`, find: /pictogram: cloud/, replace: 'pictogram: automation' },
  ],
]

test.concurrent.for(edits)(
  '%s in the source is reported once, in the source, with the languages that differ',
  async ([, rule, change], context) => {
    const copy = await copyContent(context)
    await copy.change(change)
    const { findings } = await checkContent(copy.root)
    expect(findings.map(({ file, rule: found, data }) => ({ file, found, data }))).toEqual([
      { file: change.file, found: rule, data: expect.objectContaining({ locales: translations }) },
    ])
  },
)

test.concurrent('the report names only the languages that still differ', async (context) => {
  const copy = await copyContent(context)
  const find = /\{years\} /
  await copy.change({ file: `${source}/hero.mdx`, find, replace: '' })
  await copy.change({ file: 'content/en/hero.mdx', find, replace: '' })
  const { stdout } = await runCli('check-locales', '--root', copy.root)
  expect(stdout).toContain('Unlike its translation into `pt-PT` and `es`, this text lacks')
  const spanish = await runCli('check-locales', '--root', copy.root, '--locale', 'es')
  expect(spanish.stdout).toContain('placeholder-mismatch')
})
