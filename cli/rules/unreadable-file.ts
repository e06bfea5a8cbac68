import { localeFolder } from '../model/layout.ts'
import { fileStart } from '../place.ts'
import type { Rule } from './rule.ts'

/** Something other than a readable file stands in the place of one. */
export const unreadableFile: Rule = {
  id: 'unreadable-file',
  check({ files, localeFolders }) {
    const folders = localeFolders.flatMap(({ locale, listing }) =>
      listing.state === 'unreadable' ? [{ locale, code: listing.code }] : [],
    )
    return [
      ...folders.map(({ locale, code }) => ({
        rule: 'unreadable-file' as const,
        severity: 'error' as const,
        file: localeFolder(locale),
        place: fileStart,
        args: { found: 'error' as const, code },
      })),
      ...files.flatMap((file) => {
        if (file.source.state !== 'unreadable') return []
        // A file under a file, or in a folder that can't be opened, is the fault of that folder.
        if (file.source.code === 'ENOTDIR') return []
        if (file.scope === 'locale' && folders.some((at) => at.locale === file.locale)) return []
        const { found, code } = file.source
        return {
          rule: 'unreadable-file' as const,
          severity: 'error' as const,
          file: file.path,
          place: fileStart,
          args: { found, code },
        }
      }),
    ]
  },
}
