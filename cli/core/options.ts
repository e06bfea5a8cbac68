import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { InvalidArgumentError, Option, type Command } from 'commander'
import { locales, sourceLocale, type Locale } from '../../src/locales.ts'
import { type ExitCode, InputError, type Output } from './program.ts'
import { reportLanguages } from './report-language.ts'
import { nearest } from './suggestion.ts'

/** What a command receives; every file in `cli/commands/` adds one with its `addCommand`. */
export interface CommandContext {
  output: Output
  /** Sets the exit code of the process. */
  exit(code: ExitCode): void
}

export type AddCommand = (cli: Command, context: CommandContext) => void

export function withRoot(command: Command): Command {
  return command.addOption(
    new Option('--root <folder>', 'folder that contains content/')
      .default(projectRoot(), 'the current folder, or one above it')
      .argParser((folder) => {
        if (folder === '') throw new InvalidArgumentError('It must name a folder.')
        return resolve(folder)
      }),
  )
}

/** The current folder or its nearest ancestor that contains `content/`; else the current folder. */
function projectRoot(folder = process.cwd()): string {
  if (existsSync(join(folder, 'content/site.yaml'))) return folder
  return dirname(folder) === folder ? process.cwd() : projectRoot(dirname(folder))
}

export function withLanguage(command: Command): Command {
  return command.addOption(
    new Option(
      '--lang <language>',
      'language of the report (default: the language of the terminal)',
    ).choices(reportLanguages),
  )
}

export function wholeNumber(flags: string, purpose: string, least: number, usual: number): Option {
  return new Option(flags, purpose).default(usual).argParser((text) => {
    if (/^\d{1,4}$/.test(text) && Number(text) >= least) return Number(text)
    throw new InvalidArgumentError(`It must be a whole number from ${least} up.`)
  })
}

/**
 * The language of a translation.
 *
 * @throws InputError if there is no such language, or it is the source language
 */
export function translationNamed(name: string): Locale {
  const locale = parseChoice(locales, name, 'language', `They are ${locales.join(', ')}.`)
  if (locale !== sourceLocale) return locale
  throw new InputError(
    `${sourceLocale} is the source language; specify the language of a translation.`,
  )
}

/** @throws InputError if there is no such rule */
export function ruleNamed(name: string, rules: readonly { id: string }[]): string {
  const ids = rules.map(({ id }) => id)
  return parseChoice(ids, name, 'rule', 'npx cli explain lists them all.')
}

function parseChoice<Name extends string>(
  known: readonly Name[],
  name: string,
  kind: string,
  hint: string,
): Name {
  const found = known.find((one) => one === name)
  if (found) return found
  const near = nearest(name, known)
  throw new InputError(`There is no ${kind} ${name}. ${near ? `Did you mean ${near}?` : hint}`)
}
