import { localeFolder, localeSlots } from '../model/layout.ts'
import { fileStart } from '../place.ts'
import type { Rule } from './rule.ts'

/** Every language has the same files; a folder that is missing is one fault, not one for each file. */
export const missingFile: Rule = {
  id: 'missing-file',
  check({ files, localeFolders }) {
    const absent = localeFolders.filter(
      ({ listing }) => listing.state === 'missing' || listing.state === 'not-a-folder',
    )
    return [
      ...absent.map(({ locale, listing }) => ({
        rule: 'missing-file' as const,
        severity: 'error' as const,
        file: localeFolder(locale),
        place: fileStart,
        args: {
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
          rule: 'missing-file' as const,
          severity: 'error' as const,
          file: file.path,
          place: fileStart,
          args: { what: 'file' as const },
        })),
    ]
  },
}
