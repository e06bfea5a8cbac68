import type { Locale } from '../../../src/locales.ts'
import type { Content } from '../../content/content.ts'
import { localeFolder, localeSlots } from '../../content/files.ts'
import { fileStart } from '../../core/location.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

type Data =
  | { what: 'file' }
  | { what: 'locale-folder'; locale: Locale; files: number; found: 'nothing' | 'file' }

/** Every language has the same files; a folder that is missing is one fault, not one for each file. */
export default defineRule({
  id: 'missing-file',
  severity: 'error',
  about: {
    en: `Every language has the same files as content/pt-BR, and all settings files exist.
      A page needs all of its files. Add the file with its translation, or restore it from the history.`,
    pt: `Todo idioma tem os mesmos arquivos que content/pt-BR, e as configurações estão todas lá.
      Uma página é feita de todos os seus arquivos; sem um deles não há página. Crie o arquivo, traduzido, ou recupere-o do histórico.`,
    es: `Cada idioma tiene los mismos archivos que content/pt-BR y los ajustes están todos.
      Una página se hace con todos sus archivos; sin uno de ellos no hay página. Cree el archivo, traducido, o recupérelo del historial.`,
  },
  check({ files, localeFolders }: Content): Problem<Data>[] {
    const absent = localeFolders.filter(
      ({ listing }) => listing.state === 'missing' || listing.state === 'not-a-folder',
    )
    return [
      ...absent.map(({ locale, listing }) => ({
        file: localeFolder(locale),
        place: fileStart,
        data: {
          what: 'locale-folder' as const,
          locale,
          files: localeSlots.filter((slot) => slot.locale === locale).length,
          found: listing.state === 'missing' ? ('nothing' as const) : ('file' as const),
        },
      })),
      ...files
        .filter((file) => file.source.state === 'missing')
        .filter(
          (file) => file.scope === 'global' || !absent.some((at) => at.locale === file.locale),
        )
        .map((file) => ({
          file: file.path,
          place: fileStart,
          data: { what: 'file' as const },
        })),
    ]
  },
  messages: {
    en: (data, { file }) =>
      data.what === 'file'
        ? [
            'This file is missing.',
            file.endsWith('.mdx')
              ? 'Add it: every language has the same files as content/pt-BR.'
              : 'Add it, or take it back from the history of the repository.',
          ]
        : [
            data.found === 'nothing'
              ? `The folder of ${data.locale} is missing.`
              : `A file stands where the folder of ${data.locale} should be.`,
            `Make a folder with the ${data.files} files of content/pt-BR, translated.`,
          ],
    pt: (data, { file }) =>
      data.what === 'file'
        ? [
            'Falta este arquivo.',
            file.endsWith('.mdx')
              ? 'Crie-o: todo idioma tem os mesmos arquivos que content/pt-BR.'
              : 'Crie-o ou recupere-o do histórico do repositório.',
          ]
        : [
            data.found === 'nothing'
              ? `Falta a pasta de ${data.locale}.`
              : `Há um arquivo no lugar da pasta de ${data.locale}.`,
            `Crie uma pasta com os ${data.files} arquivos de content/pt-BR, traduzidos.`,
          ],
    es: (data, { file }) =>
      data.what === 'file'
        ? [
            'Falta este archivo.',
            file.endsWith('.mdx')
              ? 'Créelo: cada idioma tiene los mismos archivos que content/pt-BR.'
              : 'Créelo o recupérelo del historial del repositorio.',
          ]
        : [
            data.found === 'nothing'
              ? `Falta la carpeta de ${data.locale}.`
              : `Hay un archivo en el lugar de la carpeta de ${data.locale}.`,
            `Cree una carpeta con los ${data.files} archivos de content/pt-BR, traducidos.`,
          ],
  },
  cases: [
    {
      name: 'a file of one language',
      file: 'content/es/services.mdx',
      instead: 'nothing',
      report: /every language has the same files/,
    },
  ],
})
