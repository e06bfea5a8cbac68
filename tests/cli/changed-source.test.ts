import { expect, test } from 'vitest'
import { checkContent } from '../../cli/checks/check-content.ts'
import type { LocaleFile } from '../../src/content-files.ts'
import { locales, SOURCE_LOCALE } from '../../src/locales.ts'
import { copyContent } from '../temporary-folder.ts'

const SOURCE_FOLDER = `content/${SOURCE_LOCALE}`
const translations = locales.filter((locale) => locale !== SOURCE_LOCALE)

test.for<[what: string, rule: string, name: LocaleFile, find: RegExp, by: string]>([
  ['a deleted placeholder', 'placeholder-mismatch', 'hero', /\{years\} /, ''],
  ['an added number', 'number-mismatch', 'hero', /(?<=\S)\s*$/, ' Em 40% dos casos.\n'],
  ['an added paragraph', 'structure-mismatch', 'about', /\n---\n\n/, '$&Bom dia, pessoal.\n\n'],
  ['a deleted paragraph', 'structure-mismatch', 'about', /(\n---\n\n)[^]*?\n\n/, '$1'],
  ['a deleted list item', 'list-length', 'pricing', /^ {6}- Suporte 24\/7\n/m, ''],
  ['a deleted link', 'link-mismatch', 'about', /\[([^\]]*)\]\(#contato\)/, '$1'],
  [
    'a changed pictogram',
    'structure-mismatch',
    'partners',
    /pictogram: cloud/,
    'pictogram: automation',
  ],
])(
  '%s in the source is reported once, in the source file, with the languages that differ',
  async ([, rule, name, find, by]) => {
    const copy = copyContent()
    const file = `${SOURCE_FOLDER}/${name}.mdx`
    await copy.replace(file, find, by)
    const { findings } = await checkContent(copy.root)
    expect(
      findings.map(({ file: found, rule: id, data }) => ({ file: found, rule: id, data })),
    ).toEqual([{ file, rule, data: expect.objectContaining({ locales: translations }) }])
  },
)

test('a finding in the source lists only the languages that still differ', async () => {
  const copy = copyContent()
  const find = /\{years\} /
  await copy.replace(`${SOURCE_FOLDER}/hero.mdx`, find, '')
  await copy.replace('content/en/hero.mdx', find, '')
  const { stdout } = await copy.cli('check-locales')
  const others = translations.filter((locale) => locale !== 'en').map((locale) => `\`${locale}\``)
  const list = new Intl.ListFormat('en-GB').format(others)
  expect(stdout).toContain(`Unlike its translation into ${list}, this text lacks`)
  const spanish = await copy.cli('check-locales', '--locale', 'es')
  expect(spanish.stdout).toContain('placeholder-mismatch')
  const portuguese = await copy.cli('check-locales', '--locale', SOURCE_LOCALE)
  expect(portuguese.stdout).toContain('placeholder-mismatch')
  expect(portuguese.stdout).toContain('Fix: Put `{years}` back. Or change these translations, too.')
})

test('a list that is longer in only one translation is reported there, with the extra item', async () => {
  const copy = copyContent()
  const feature = /^( {2}enterprise:\n(?: {4}.*\n){4} {4}features:\n) {6}- (.*)\n/m
  for (const locale of locales.filter((other) => other !== 'es')) {
    await copy.replace(`content/${locale}/pricing.mdx`, feature, '$1')
  }
  const [, , item] = feature.exec(await copy.read('content/es/pricing.mdx')) ?? []
  const { findings } = await checkContent(copy.root)
  const found = findings.filter(({ rule }) => rule === 'list-length')
  expect(found.map(({ file, data }) => ({ file, data }))).toEqual([
    {
      file: 'content/es/pricing.mdx',
      data: expect.objectContaining({
        others: locales.filter((locale) => locale !== 'es'),
        item,
      }),
    },
  ])
})
