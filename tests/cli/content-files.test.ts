import { mkdir, readdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ContentCopy } from '../../cli/core/self-test.ts'
import { copyContent } from './copy-content.ts'
import { runCli, startCli } from './run-cli.ts'

const damages: {
  name: string
  rule: RegExp
  damage: (path: string, copy: ContentCopy) => Promise<void>
}[] = [
  {
    name: 'deleted',
    rule: /missing-file/,
    damage: (path, copy) => rm(copy.path(path)),
  },
  {
    name: 'empty',
    rule: /missing-front-matter|invalid-value/,
    damage: (path, copy) => copy.write(path, ''),
  },
  {
    name: 'binary',
    rule: /invalid-encoding/,
    damage: (path, copy) =>
      copy.write(path, Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0xff)),
  },
  {
    name: 'truncated',
    rule: /missing-front-matter|missing-key|invalid-yaml/,
    damage: async (path, copy) => {
      const text = await copy.read(path)
      await copy.write(path, text.slice(0, text.length / 3))
    },
  },
  {
    name: 'replaced with a folder',
    rule: /unreadable-file/,
    damage: async (path, copy) => {
      await rm(copy.path(path))
      await mkdir(copy.path(path))
    },
  },
  {
    name: 'replaced with a link to itself',
    rule: /unreadable-file/,
    damage: async (path, copy) => {
      await rm(copy.path(path))
      await symlink(copy.path(path), copy.path(path))
    },
  },
]

describe.concurrent('damaged files', () => {
  test.for(damages)('every file that is $name is reported', async ({ rule, damage }, context) => {
    const copy = await copyContent(context)
    const files = await filesOf(copy)
    expect(files.length).toBeGreaterThan(50)
    for (const file of files) await damage(file, copy)

    const { code, stdout, stderr } = await runCli('check-locales', '--root', copy.root)
    for (const file of files) {
      const head = stdout.split('\n').find((line) => line.startsWith(`${file}:`))
      expect(head ?? `no finding in ${file}`).toMatch(rule)
    }
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
  })
})

test.concurrent('a missing language folder is reported once', async (context) => {
  const copy = await copyContent(context)
  await rm(copy.path('content/es'), { recursive: true })
  await rm(copy.path('content/en'), { recursive: true })
  await copy.write('content/en', 'a file')
  const { code, stdout } = await runCli('check-locales', '--root', copy.root)
  expect(headsOf(stdout)).toEqual([
    'content/en:1:1  error  missing-file',
    'content/es:1:1  error  missing-file',
  ])
  expect(code).toBe(1)
})

test.concurrent(
  'unused files and folders are reported, except those of the operating system',
  async (context) => {
    const copy = await copyContent(context)
    await copy.write('content/notes.txt', 'x')
    await copy.write('content/.env', 'x')
    await copy.write('content/pt-BR/hero.md', 'x')
    await copy.write('content/pt-BR/.DS_Store', 'x')
    await copy.write('content/README.md', 'x')
    await mkdir(copy.path('content/xx'))
    await copy.write('content/xx/hero.mdx', 'x')
    await mkdir(copy.path('content/pt-br'))
    const { code, stdout } = await runCli('check-locales', '--root', copy.root)
    expect(headsOf(stdout)).toEqual([
      'content/.env:1:1  error  unexpected-file',
      'content/notes.txt:1:1  error  unexpected-file',
      'content/pt-BR/hero.md:1:1  error  unexpected-file',
      'content/pt-br:1:1  error  unexpected-file',
      'content/xx:1:1  error  unexpected-file',
    ])
    expect(stdout).toMatch(/content\/xx[^]*?\(hero\.mdx\)/)
    expect(stdout).toMatch(/Did you mean content\/pt-BR\/hero\.mdx\?/)
    expect(stdout).toMatch(/Did you mean content\/pt-BR\?/)
    expect(code).toBe(1)
  },
)

test.concurrent(
  'an invalid file does not hide other problems, in itself or in other files',
  async (context) => {
    const copy = await copyContent(context)
    await rm(copy.path('content/pt-BR/hero.mdx'))
    await copy.write('content/es/about.mdx', '---\na: b: c\n---\n\ntext\n')
    await copy.change({
      file: 'content/en/hero.mdx',
      find: /^viewPricing: .*/m,
      replace: 'other: x',
    })
    await copy.change({
      file: 'content/en/hero.mdx',
      append: '\n\n# Title {of}\n\n<X/>',
    })
    const { stdout } = await runCli('check-locales', '--root', copy.root)
    expect(headsOf(stdout).map((head) => head.replace(/:\d+:\d+/, ''))).toEqual([
      'content/en/hero.mdx  error  unknown-key  other',
      'content/en/hero.mdx  error  unsupported-markup',
      'content/en/hero.mdx  error  unknown-placeholder',
      'content/en/hero.mdx  error  unknown-component',
      'content/es/about.mdx  error  invalid-yaml',
      'content/pt-BR/hero.mdx  error  missing-file',
    ])
  },
)

test.concurrent('excessive nesting is reported, and does not crash the check', async (context) => {
  const copy = await copyContent(context)
  await copy.change({
    file: 'content/en/hero.mdx',
    find: /^viewPricing: .*/m,
    replace: `viewPricing: ${'['.repeat(20_000)}`,
  })
  await copy.change({
    file: 'content/es/hero.mdx',
    append: `\n\n${'>'.repeat(2_000)} x`,
  })
  const { code, stdout, stderr } = await startCli('check-locales', '--root', copy.root)
  expect(headsOf(stdout)).toEqual([
    'content/en/hero.mdx:1:1  error  invalid-yaml',
    'content/es/hero.mdx:1:1  error  invalid-mdx',
  ])
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
})

test.concurrent(
  'Windows line endings change neither the findings nor their positions',
  async (context) => {
    const copy = await copyContent(context)
    for (const file of await filesOf(copy)) {
      await copy.write(file, (await copy.read(file)).replace(/\n/g, '\r\n'))
    }
    const { line, column } = await copy.change({
      file: 'content/en/hero.mdx',
      find: /^viewPricing: .*\r$/m,
      replace: 'viewPricing: ‸12\r',
    })
    const { stdout } = await runCli('check-locales', '--root', copy.root)
    expect(headsOf(stdout)).toEqual([
      `content/en/hero.mdx:${line}:${column}  error  invalid-value  viewPricing`,
    ])
  },
)

function headsOf(stdout: string): string[] {
  return stdout.split('\n').filter((line) => line.startsWith('content/'))
}

async function filesOf(copy: ContentCopy): Promise<string[]> {
  const names = await readdir(copy.path('content'), { recursive: true })
  return names.filter((name) => /\.(mdx|yaml)$/.test(name)).map((name) => join('content', name))
}
