import { resolve } from 'node:path'
import { InvalidArgumentError, Option, type Command } from 'commander'
import { locales, type Locale } from '../../src/locales.ts'
import type { RuleId } from '../finding.ts'
import { InputError } from '../input-error.ts'
import { reportLanguages } from '../report-language.ts'
import { nearest } from '../suggestion.ts'

export function withRoot(command: Command): Command {
  return command.addOption(
    new Option('--root <folder>', 'folder that holds content/')
      .default(process.cwd(), 'the current folder')
      .argParser((folder) => {
        if (folder === '') throw new InvalidArgumentError('It must name a folder.')
        return resolve(folder)
      }),
  )
}

export function wholeNumber(flags: string, purpose: string, least: number, usual: number): Option {
  return new Option(flags, purpose).default(usual).argParser((text) => {
    if (/^\d{1,4}$/.test(text) && Number(text) >= least) return Number(text)
    throw new InvalidArgumentError(`It must be a whole number from ${least} up.`)
  })
}

export function withLanguage(command: Command): Command {
  return command.addOption(
    new Option(
      '--lang <language>',
      'language of the report (default: that of the terminal)',
    ).choices(reportLanguages),
  )
}

/** @throws InputError where there is no such rule */
export async function ruleNamed(name: string): Promise<RuleId> {
  const { rules } = await import('../rules/index.ts')
  const ids = rules.map(({ id }) => id)
  const found = ids.find((id) => id === name)
  if (found) return found
  const near = nearest(name, ids)
  const hint = near ? `Did you mean ${near}?` : 'npx cli explain lists them all.'
  throw new InputError(`There is no rule ${name}. ${hint}`)
}

/** @throws InputError where there is no such language */
export function localeNamed(name: string): Locale {
  const found = locales.find((locale) => locale === name)
  if (found) return found
  const near = nearest(name, locales)
  throw new InputError(
    `There is no language ${name}. ${near ? `Did you mean ${near}?` : `They are ${locales.join(', ')}.`}`,
  )
}
