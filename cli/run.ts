import { Command, CommanderError } from 'commander'
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

/**
 * Runs the program as one line of the shell asks for it.
 *
 * @param args what follows the name of the program
 * @returns what the process is to exit with; whatever goes wrong has been said by then
 */
export async function run(args: readonly string[], output: Output): Promise<ExitCode> {
  try {
    let code: ExitCode = exitCodes.clean
    await program({ output, answer: (answer) => (code = answer) }).parseAsync(args, {
      from: 'user',
    })
    return code
  } catch (error) {
    // Commander has printed its own message, or the help that was asked for.
    if (error instanceof CommanderError) {
      return error.exitCode === 0 ? exitCodes.clean : exitCodes.failure
    }
    output.log(`${messageOfError(error)}\n`)
    return exitCodes.failure
  }
}

function program(context: ProgramContext): Command {
  const { output } = context
  const cli = new Command('cli')
    .description('Checks the content of the site and generates its prices.')
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => output.write(text),
      writeErr: (text) => output.log(text),
    })
    .exitOverride()
    .addHelpText('after', HELP)

  const commands = [addCheckLocales, addExplain, addCheckLinks, addPrices, addAccept, addStatus]
  for (const add of commands) add(cli, context)
  return cli
}

function messageOfError(error: unknown): string {
  if (error instanceof InputError) return `error: ${error.message}`
  if (error instanceof Error && 'syscall' in error) return `error: ${error.message}`
  return `error: the tool itself failed; please report this.\n${error instanceof Error ? error.stack : String(error)}`
}
