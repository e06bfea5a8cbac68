import { Command, CommanderError } from 'commander'
import { importFolder } from './core/import-folder.ts'
import { translateError } from './core/commander-errors.ts'
import { helpConfiguration, translateExamples } from './core/help-language.ts'
import type { AddCommand, CommandContext } from './core/options.ts'
import { type ExitCode, exitCodes, InputError, type Output } from './core/program.ts'
import { languageInArguments, type ReportLanguage } from './core/report-language.ts'
import { reportWords } from './reporters/report-words.ts'

const HELP = `
Examples:
  $ npx cli check-locales          check all texts in all languages
  $ npx cli check-links            check the links of the built site
  $ npx cli check-live <URL>       check a deployed site from outside
  $ npx cli review                 show how texts and pages look before and after your changes
  $ npx cli prices                 write the price tables after a price change
  $ npx cli explain missing-key    explain what a rule checks and why
  $ npx cli messages list          list the messages of the contact form
  $ npx cli help prices            show what a command does, and its options

Exit codes:
  0  no errors
  1  errors in the content, the built site or a deployed site, or price tables out of date
  2  invalid usage, or the command could not run`

/** Runs a command, and prints any error. Returns the exit code of the process. */
export async function run(args: readonly string[], terminal: Output): Promise<ExitCode> {
  const output = { ...terminal, language: languageInArguments(args) ?? terminal.language }
  try {
    let code: ExitCode = exitCodes.clean
    const cli = await program({ output, exit: (wanted) => (code = wanted) })
    await cli.parseAsync(args, { from: 'user' })
    return code
  } catch (error) {
    // Commander has already printed its message or the help.
    if (error instanceof CommanderError) {
      return error.exitCode === 0 ? exitCodes.clean : exitCodes.failure
    }
    output.log(`${messageOfError(error, output.language)}\n`)
    return exitCodes.failure
  }
}

/** Creates the program with every command in `cli/commands/`. */
async function program(context: CommandContext): Promise<Command> {
  const { output } = context
  const cli = new Command('cli')
    .description('Checks the content of the site, generates its prices, and manages its messages.')
    .configureHelp({ showGlobalOptions: true, ...helpConfiguration(output.language) })
    .configureOutput({
      writeOut: (text) => output.write(translateExamples(text, output.language)),
      writeErr: (text) =>
        output.log(translateExamples(translateError(text, output.language), output.language)),
    })
    .exitOverride()
    .addHelpText('after', HELP)
  const commands = await importFolder<AddCommand>('commands', 'addCommand')
  for (const addCommand of commands) addCommand(cli, context)
  return cli
}

function messageOfError(error: unknown, language: ReportLanguage): string {
  if (error instanceof InputError) {
    const { message, translations } = error
    return translations
      ? `${reportWords[language].severity.error}: ${translations[language]}`
      : `error: ${message}`
  }
  if (error instanceof Error && 'syscall' in error) return `error: ${error.message}`
  return `error: this is a bug in the tool; please report it.\n${error instanceof Error ? error.stack : String(error)}`
}
