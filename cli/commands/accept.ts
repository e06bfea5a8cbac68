import path from 'node:path'
import { acceptTranslations } from '../content/translations/accept-translations.ts'
import { ACCEPTED_PATH } from '../content/files/expected-files.ts'
import { translationNamed, withLanguage, withRoot, type AddCommand } from '../core/options.ts'
import { exitCodes, InputError } from '../core/program.ts'
import type { ReportLanguage } from '../core/report-language.ts'

export const addCommand: AddCommand = (cli, { output, exit }) => {
  withLanguage(withRoot(cli.command('accept')))
    .summary('record that translations match their source')
    .description(
      'Records in content/.accepted.yaml that translations match the current version of ' +
        'their source. check-locales warns when the source changes again. Commit the record ' +
        'with the translation.',
    )
    .argument('<locale>', 'language of the translation')
    .argument('[names...]', 'files or texts to accept, such as hero or hero:headline.before')
    .option('--all', 'accept all translations of the language')
    .addHelpText('after', '\nExample:\n  $ npx cli accept es hero:headline.before\n')
    .action(async (locale: string, names: string[], options: { root: string; all?: boolean }) => {
      const { root, all = false } = options
      const translation = translationNamed(locale)
      if (names.length === 0 && !all) {
        throw new InputError({
          en: 'Specify what to accept, such as hero or hero:headline.before, or use --all for the whole language.',
          pt: 'Indique o que aceitar, como hero ou hero:headline.before, ou use --all para o idioma inteiro.',
          es: 'Indique qué aceptar, como hero o hero:headline.before, o use --all para todo el idioma.',
        })
      }
      const { count, isChanged } = await acceptTranslations(root, translation, all ? 'all' : names)
      const file = path.relative('', path.join(root, ACCEPTED_PATH))
      const resultIfNone = isChanged ? 'removed' : 'none'
      const result = count > 0 ? 'accepted' : resultIfNone
      output.write(`${resultMessages[output.language][result](locale, count, file)}\n`)
      exit(exitCodes.clean)
    })
}

type Result = (locale: string, count: number, file: string) => string

const resultMessages: Record<ReportLanguage, Record<'none' | 'removed' | 'accepted', Result>> = {
  en: {
    none: (locale) => `No new translations to accept in ${locale}`,
    removed: (locale, _count, file) =>
      `No new translations to accept in ${locale}; texts that no longer exist are removed, so commit ${file}`,
    accepted: (locale, count, file) => `${count} newly accepted in ${locale}; commit ${file}`,
  },
  pt: {
    none: (locale) => `Nenhuma tradução nova a aceitar em ${locale}`,
    removed: (locale, _count, file) =>
      `Nenhuma tradução nova a aceitar em ${locale}; textos que não existem mais foram removidos. Faça o commit de ${file}`,
    accepted: (locale, count, file) =>
      `Traduções aceitas agora em ${locale}: ${count}. Faça o commit de ${file}`,
  },
  es: {
    none: (locale) => `Ninguna traducción nueva que aceptar en ${locale}`,
    removed: (locale, _count, file) =>
      `Ninguna traducción nueva que aceptar en ${locale}; se quitaron textos que ya no existen. Haga el commit de ${file}`,
    accepted: (locale, count, file) =>
      `Traducciones aceptadas ahora en ${locale}: ${count}. Haga el commit de ${file}`,
  },
}
