import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { acceptCommand } from '../../cli/content/translations/accept-commands.ts'
import { readContent } from '../../cli/content/read-content.ts'
import { reportLanguages } from '../../cli/core/report-language.ts'
import { fixtureContent } from '../../config/fixture-paths.ts'
import { copyContent } from '../temporary-folder.ts'
import { locales } from '../../src/locales.ts'
import { commandNames, runCli } from './run-cli.ts'

/* Tests that every printed command can be pasted into bash, zsh, PowerShell and cmd.exe. */

/** Matches a quoted word, or a word without shell syntax, apart from placeholders like `<URL>`. */
const ARGUMENT = /^(?:[\w./:=<>-]+|"[\w./:=[\]-]+")$/

/** Finds the commands in a text. A command ends with its line, sentence or code span. */
function commandsIn(text: string): string[] {
  const found = text.matchAll(/(?:npx|npm (?=run|start)) ?[^`\n]*/g)
  return [...found].map(([line]) => line.replace(/[.;,:] (?!np[mx] ).*/, ''))
}

function isPortable(command: string): boolean {
  return command.split(/ +/).every((word) => ARGUMENT.test(word))
}

test('the command that accepts a text is portable for every text', async () => {
  const { pairs } = await readContent(fixtureContent)
  const commands = pairs.map(({ text }) =>
    acceptCommand(text.file.locale, `${text.file.name}:${text.id}`),
  )
  expect(commands.filter((command) => !isPortable(command))).toEqual([])
  expect(commands).toContainEqual(expect.stringMatching(/"[^"]*\[\d+\][^"]*"$/))
})

test.for(['text', 'github'])(
  'the commands in a %s report are portable and on separate lines',
  async (format) => {
    const copy = copyContent()
    await copy.replace('content/pt-BR/services.mdx', /^(label|title): (.*)/gm, '$1: $2 novos')
    await copy.replace('content/pt-BR/about.mdx', /^title: (.*)/m, 'title: $1 hoje')
    for (const language of reportLanguages) {
      const args = ['--root', copy.root, '--lang', language, '--format', format]
      const { stdout } = await runCli(['check-locales', ...args])
      const lines = stdout.split(/\n|%0A/).filter((line) => line.includes('npx cli accept'))
      // Two files are stale in each language; the GitHub format prints each finding twice.
      const count = 2 * (locales.length - 1)
      expect(lines.length).toBe(format === 'text' ? count : 2 * count)
      expect(lines.filter((line) => !isPortable(line.trim()))).toEqual([])
      // One command accepts both stale texts in a file.
      expect(lines[0]).toContain('about:title')
      expect(lines.at(-1)).toMatch(/ services\b(?!:)/)
    }
  },
)

test('the commands in the help, the guides and the replies to comments are portable', async () => {
  const help = await Promise.all(commandNames.map((name) => runCli(['help', name])))
  const guides = ['docs/editar-no-github.md', 'docs/editar-en-github.md']
  const files = ['docs/rules.md', 'content/README.md', ...guides]
  const texts = await Promise.all(
    [...files, 'scripts/pull-request/accept-comment.ts'].map((file) => readFile(file, 'utf8')),
  )
  const found = [...help.map(({ stdout }) => stdout), ...texts].flatMap(commandsIn)
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter((command) => /['";$%!&]/.test(command))).toEqual([])
})
