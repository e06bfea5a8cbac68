import type { Command } from 'commander'
import type { ExitCode } from '../exit-code.ts'
import type { Output } from '../output.ts'

/** What a command is run with. */
export interface ProgramContext {
  output: Output
  /** Takes the code that the process is to exit with. */
  answer(code: ExitCode): void
}

/** Tells the program the name, the options and the help of a command; its work stands in `commands/`. */
export type AddCommand = (cli: Command, context: ProgramContext) => void
