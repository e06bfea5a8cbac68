#!/usr/bin/env tsx
import { Command, CommanderError } from 'commander'
import pc from 'picocolors'
import { exitCodes, type ExitCode } from './exit-code.ts'
import { InputError } from './input-error.ts'
import type { Output } from './output.ts'
import { addAccept } from './program/accept.ts'
import type { ProgramContext } from './program/add-command.ts'
import { addCheckLinks } from './program/check-links.ts'
import { addCheckLocales } from './program/check-locales.ts'
import { addExplain } from './program/explain.ts'
import { addPrices } from './program/prices.ts'
import { addStatus } from './program/status.ts'
import { languageOf } from './report-language.ts'

const HELP = `
Examples:
  $ npx cli check-locales          check every text in every language
  $ npx cli check-links            check every link of the built site
  $ npx cli prices                 write the price tables after a price has changed
  $ npx cli explain missing-key    what a rule checks, and why
  $ npx cli help prices            what a command does, and its options

Exit codes:
  0  nothing to do
  1  errors found in the content or the built site, or price tables out of date
  2  wrong usage, or the tool could not do its work`

const output: Output = {
  write: (text) => void process.stdout.write(text),
  log: (text) => void process.stderr.write(text),
  language: languageOf(process.env),
  // `isTTY` is undefined for a pipe, and picocolors would take that as its own guess, which is yes in CI.
  colors: Boolean(process.stdout.isTTY) && pc.isColorSupported,
}

// A reader that has seen enough, such as `head`, closes the pipe: no reason to crash.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

process.exitCode = await run(process.argv)

async function run(argv: readonly string[]): Promise<ExitCode> {
  try {
    let code: ExitCode = exitCodes.clean
    await program((answer) => (code = answer)).parseAsync(argv)
    return code
  } catch (error) {
    // Commander has printed its own message, or the help that was asked for.
    if (error instanceof CommanderError) {
      return error.exitCode === 0 ? exitCodes.clean : exitCodes.failure
    }
    process.stderr.write(`${messageOfError(error)}\n`)
    return exitCodes.failure
  }
}

function program(answer: ProgramContext['answer']): Command {
  const cli = new Command('cli')
    .description('Checks the content of the site and generates its prices.')
    .configureHelp({ showGlobalOptions: true })
    .exitOverride()
    .addHelpText('after', HELP)

  const commands = [addCheckLocales, addExplain, addCheckLinks, addPrices, addAccept, addStatus]
  for (const add of commands) add(cli, { output, answer })
  return cli
}

function messageOfError(error: unknown): string {
  if (error instanceof InputError) return `error: ${error.message}`
  if (error instanceof Error && 'syscall' in error) return `error: ${error.message}`
  return `error: the tool itself failed; please report this.\n${error instanceof Error ? error.stack : String(error)}`
}
