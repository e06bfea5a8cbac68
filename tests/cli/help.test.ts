import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { repository } from '../fixtures/fixture-site.ts'
import { commandNames, runCli, startCli, type CliRun } from './run-cli.ts'

test.concurrent.each([
  { args: '--help', message: [/check-locales/, /prices/, /Examples:/, /Exit codes:\n {2}0/] },
  { args: 'help check-links', message: [/--external/, /npm run build/] },
  { args: 'help prices', message: [/--check/, /--root/, /npx cli prices/] },
])('$args prints the help and exits with 0', async ({ args, message }) => {
  const { code, stdout } = await runCli(args.split(' '))
  for (const text of message) expect(stdout).toMatch(text)
  expect(code).toBe(0)
})

describe("help in the terminal's language", () => {
  const subcommands = [
    'list',
    'show',
    'release',
    'requeue',
    'export',
    'erase',
    'backup',
    'restore',
    'create-key',
  ]
  const helps = [
    ['help'],
    ...commandNames.map((command) => ['help', command]),
    ...subcommands.map((command) => ['messages', 'help', command]),
  ]
  const linesOf = ({ stdout }: CliRun) => stdout.split('\n').filter((line) => line.trim() !== '')
  /** Whether a line needs no translation: it has only allowed values, a name or a command. */
  const isCode = (line: string) => /^ {2}\$ (?:(?! {3}).)*$|^ *"[^ ]+"[,)]|^ *\S+:\S+$/.test(line)

  test.each(['pt_BR.UTF-8', 'es_ES.UTF-8'])(
    'every line in the help is translated for %s',
    async (LC_ALL) => {
      for (const args of helps) {
        const english = linesOf(await runCli(args))
        const translated = linesOf(await runCli(args, { LC_ALL }))
        expect(english.length).toBeGreaterThan(3)
        const same = translated.filter((line) => english.includes(line) && !isCode(line))
        expect(same, args.join(' ')).toEqual([])
      }
    },
  )

  test('help is translated in a new process, too', async () => {
    const { stdout } = await startCli(['status', '--help'], {
      environment: { LC_ALL: 'pt_BR.UTF-8' },
    })
    expect(stdout).toMatch(/^Uso: cli status \[opções\]\n\nMostra/)
    expect(stdout).not.toMatch(/\b(?:Usage|Options|default|display|Example)\b/)
  })

  test.each(['pt', 'es'])('the help uses every text in its catalogue: %s', async (language) => {
    const runs = await Promise.all(helps.map((args) => runCli(args)))
    const all = runs.map(({ stdout }) => stdout.replaceAll(/\s+/g, ' ')).join('\n')
    const file = path.join(repository, `cli/core/help/${language}.json`)
    const keys = Object.keys(JSON.parse(await readFile(file, 'utf8')) as object)
    expect(keys.filter((key) => !all.includes(key))).toEqual([])
  })
})

test("explain distinguishes rules with the same name, and names each example's file", async () => {
  const { stdout } = await runCli(['explain', 'broken-link'])
  expect(stdout).toMatch(/^# broken-link \(content\)$[^]*^# broken-link \(built site\)$/m)
  expect(stdout).toMatch(/^Wrong \(content\/en\/\S+\.mdx\):$/m)
})
