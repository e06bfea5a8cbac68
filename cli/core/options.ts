import { existsSync } from 'node:fs'
import path from 'node:path'
import { InvalidArgumentError, Option, type Command } from 'commander'
import { locales, SOURCE_LOCALE, type Locale } from '../../src/locales.ts'
import { type ExitCode, InputError, type Output } from './program.ts'
import { didYouMean, reportLanguages, type ReportLanguage } from './report-language.ts'
import { closestSpelling } from './suggestion.ts'

/** Passed to the `addCommand` function that each file in `cli/commands/` exports. */
export interface CommandContext {
  output: Output
  exit(code: ExitCode): void
}

export type AddCommand = (cli: Command, context: CommandContext) => void

export function withRoot(command: Command): Command {
  return command.addOption(
    new Option('--root <folder>', 'folder that contains content/')
      .default(projectRoot(), 'the current folder, or one above it')
      .argParser((folder) => {
        if (folder === '') throw new InvalidArgumentError('It must name a folder.')
        return path.resolve(folder)
      }),
  )
}

/**
 * The nearest folder that contains `content/site.yaml`, from the current folder upwards; if there
 * is none, the current folder.
 */
function projectRoot(folder = process.cwd()): string {
  if (existsSync(path.join(folder, 'content/site.yaml'))) return folder
  return path.dirname(folder) === folder ? process.cwd() : projectRoot(path.dirname(folder))
}

export function withLanguage(command: Command): Command {
  return command.addOption(
    new Option(
      '--lang <language>',
      'language of the report (default: the language of the terminal)',
    ).choices(reportLanguages),
  )
}

const MAX_NUMBER = 9999

export function wholeNumber(
  flags: string,
  purpose: string,
  min: number,
  defaultValue: number,
): Option {
  return new Option(flags, purpose).default(defaultValue).argParser((text) => {
    const number = Number(text)
    if (/^\d+$/.test(text) && number >= min && number <= MAX_NUMBER) return number
    throw new InvalidArgumentError(`It must be a whole number from ${min} to ${MAX_NUMBER}.`)
  })
}

/**
 * Parses the language of a translation.
 *
 * @throws InputError if there is no such language, or it is the source language
 */
export function translationNamed(name: string): Locale {
  const list = locales.join(', ')
  const locale = parseChoice(locales, name, {
    en: { none: 'There is no language', hint: `They are ${list}.` },
    pt: { none: 'Não existe o idioma', hint: `Os idiomas são ${list}.` },
    es: { none: 'No existe el idioma', hint: `Los idiomas son ${list}.` },
  })
  if (locale !== SOURCE_LOCALE) return locale
  throw new InputError({
    en: `${SOURCE_LOCALE} is the source language; specify the language of a translation.`,
    pt: `${SOURCE_LOCALE} é o idioma do original; indique o idioma de uma tradução.`,
    es: `${SOURCE_LOCALE} es el idioma del original; indique el idioma de una traducción.`,
  })
}

/** @throws InputError if there is no such rule */
export function ruleNamed(name: string, rules: readonly { id: string }[]): string {
  const ids = rules.map(({ id }) => id)
  return parseChoice(ids, name, {
    en: { none: 'There is no rule', hint: 'npx cli explain lists them all.' },
    pt: { none: 'Não existe a regra', hint: 'npx cli explain lista todas.' },
    es: { none: 'No existe la regla', hint: 'npx cli explain las muestra todas.' },
  })
}

function parseChoice<Name extends string>(
  known: readonly Name[],
  name: string,
  words: Record<ReportLanguage, { none: string; hint: string }>,
): Name {
  const found = known.find((one) => one === name)
  if (found) return found
  const near = closestSpelling(name, known)
  const message = (language: ReportLanguage) => {
    const { none, hint } = words[language]
    return `${none} ${name}. ${near ? didYouMean(language, near, '') : hint}`
  }
  throw new InputError({ en: message('en'), pt: message('pt'), es: message('es') })
}
