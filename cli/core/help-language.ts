import type { HelpConfiguration, Option } from 'commander'
import es from './help/es.json' with { type: 'json' }
import pt from './help/pt.json' with { type: 'json' }
import type { ReportLanguage } from './report-language.ts'

const catalogues: Partial<Record<ReportLanguage, Readonly<Record<string, string>>>> = { pt, es }

/** Translates a string in the help text; returns it in English if there is no translation. */
function translate(text: string, language: ReportLanguage): string {
  return catalogues[language]?.[text] ?? text
}

export function helpConfiguration(language: ReportLanguage): HelpConfiguration {
  const word = (text: string) => translate(text, language)
  const words = (text: string) => text.replaceAll(/\[(?:options|command)\]/g, word)
  return {
    styleTitle: word,
    styleUsage: words,
    styleSubcommandTerm: words,
    commandDescription: (command) => word(command.description()),
    subcommandDescription: (command) => word(command.summary() || command.description()),
    argumentDescription: ({ description }) => word(description),
    optionDescription: (option) => describeOption(option, word),
  }
}

/** Formats an option's description, allowed values and default as Commander does. */
function describeOption(option: Option, word: (text: string) => string): string {
  const { argChoices, defaultValue, defaultValueDescription, description } = option
  const choices = argChoices?.map((choice) => JSON.stringify(choice)).join(', ')
  const usual = defaultValueDescription
    ? word(defaultValueDescription)
    : defaultValue === undefined
      ? undefined
      : JSON.stringify(defaultValue)
  const details = [
    choices && `${word('choices')}: ${choices}`,
    usual && `${word('default')}: ${usual}`,
  ].filter(Boolean)
  return details.length > 0 ? `${word(description)} (${details.join(', ')})` : word(description)
}

/** Translates headings and descriptions in the examples and exit codes after the help text. */
export function translateExamples(help: string, language: ReportLanguage): string {
  return help
    .replaceAll(/^\S+( \S+)?:$/gm, (title) => translate(title, language))
    .replaceAll(/^( {2}(?:\$ .*? {3,}|\d {2}))(.+)$/gm, (_, start: string, comment: string) => {
      return start + translate(comment, language)
    })
}
