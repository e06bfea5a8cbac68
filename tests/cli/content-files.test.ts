import { mkdir, readdir, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { copyContent, type TemporaryFolder } from '../temporary-folder.ts'

test.for([
  { name: 'deleted', rule: /missing-file/, damage: { instead: 'nothing' } },
  { name: 'empty', rule: /missing-front-matter|invalid-value/, damage: { write: '' } },
  {
    name: 'binary',
    rule: /invalid-encoding/,
    damage: { write: Buffer.from('PNG\r\n\xff', 'latin1') },
  },
  {
    name: 'truncated',
    rule: /missing-front-matter|missing-key|invalid-value/,
    damage: { find: /(?<=^(?:.*\n){3})[^]*/, replace: '' },
  },
  { name: 'replaced with a folder', rule: /missing-file/, damage: { instead: 'a folder' } },
] as const)('every file that is $name is reported', async ({ rule, damage }) => {
  const copy = copyContent()
  const files = await listFiles(copy)
  expect(files.length).toBeGreaterThan(50)
  for (const file of files) await copy.change({ file, ...damage })

  const { code, stdout, stderr } = await copy.cli('check-locales')
  for (const file of files) {
    const head = stdout.split('\n').find((line) => line.startsWith(`${file}:`))
    expect(head ?? `no finding in ${file}`).toMatch(rule)
  }
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
})

test('a missing language folder is reported once', async () => {
  const copy = copyContent()
  await rm(copy.path('content/es'), { recursive: true })
  await rm(copy.path('content/en'), { recursive: true })
  await copy.write('content/en', 'a file')
  const { code, stdout } = await copy.cli('check-locales')
  expect(findingLines(stdout)).toEqual([
    'content/en:1:1  error  missing-file',
    'content/es:1:1  error  missing-file',
  ])
  expect(code).toBe(1)
})

test('unexpected files and folders are reported, except README.md and .DS_Store', async () => {
  const copy = copyContent()
  await mkdir(copy.path('content/xx'))
  await mkdir(copy.path('content/pt-br'))
  for (const file of ['.env', 'pt-BR/.DS_Store', 'README.md', 'xx/hero.mdx']) {
    await copy.write(`content/${file}`, 'x')
  }
  const { code, stdout } = await copy.cli('check-locales')
  expect(findingLines(stdout)).toEqual([
    'content/.env:1:1  error  unexpected-file',
    'content/pt-br:1:1  error  unexpected-file',
    'content/xx:1:1  error  unexpected-file',
  ])
  expect(stdout).toMatch(/Did you mean `content\/pt-BR`\?/)
  expect(code).toBe(1)
})

test('an invalid file does not hide problems in other files', async () => {
  const copy = copyContent()
  const link = copy.path('content/pt-BR/hero.mdx')
  await rm(link)
  await symlink(link, link)
  await copy.write('content/es/about.mdx', '---\na: b: c\n---\n\ntext\n')
  await copy.replace('content/en/hero.mdx', /^viewPricing: .*/m, 'other: x')
  await copy.change({ file: 'content/en/hero.mdx', append: '\n\n# Title {of}\n\n<X/>' })
  const { stdout } = await copy.cli('check-locales')
  expect(findingLines(stdout).map((head) => head.replace(/:\d+:\d+/, ''))).toEqual([
    'content/en/hero.mdx  error  unknown-key  other',
    'content/en/hero.mdx  error  unsupported-markup',
    'content/en/hero.mdx  error  invalid-placeholder',
    'content/en/hero.mdx  error  unsupported-markup',
    'content/es/about.mdx  error  invalid-yaml',
    'content/pt-BR/hero.mdx  error  missing-file',
  ])
})

test('Windows line endings change neither the findings nor their locations', async () => {
  const copy = copyContent()
  for (const file of await listFiles(copy)) {
    await copy.write(file, (await copy.read(file)).replace(/\n/g, '\r\n'))
  }
  const find = /^viewPricing: .*\r$/m
  const { line, column } = await copy.replace('content/en/hero.mdx', find, 'viewPricing: ‸12\r')
  const { stdout } = await copy.cli('check-locales')
  expect(findingLines(stdout)).toEqual([
    `content/en/hero.mdx:${line}:${column}  error  invalid-value  viewPricing`,
  ])
})

function findingLines(stdout: string): string[] {
  return stdout.split('\n').filter((line) => line.startsWith('content/'))
}

async function listFiles(copy: TemporaryFolder): Promise<string[]> {
  const names = await readdir(copy.path('content'), { recursive: true })
  return names
    .filter((name) => /^[^.].*\.(mdx|yaml)$/.test(name))
    .map((name) => path.join('content', name))
}
