import type { Content } from '../../content/content.ts'
import { localeFolder } from '../../content/files.ts'
import { fileStart } from '../../core/location.ts'
import { defineRule } from '../../core/rule.ts'

/** Something other than a readable file stands in the place of one. */
export default defineRule({
  id: 'unreadable-file',
  severity: 'error',
  about: {
    en: `Every file is a regular file that can be opened.
      Folders, broken symbolic links and files without read permission can't be used. Replace it with a file of that name.`,
    pt: `Cada arquivo é um arquivo comum, que se pode abrir.
      Pastas, atalhos quebrados e arquivos sem permissão não podem ser mostrados. Ponha no lugar o arquivo com esse nome.`,
    es: `Cada archivo es un archivo común que se puede abrir.
      Carpetas, enlaces rotos y archivos sin permiso no se pueden mostrar. Ponga en su lugar el archivo con ese nombre.`,
  },
  check({ files, localeFolders }: Content) {
    const folders = localeFolders.flatMap(({ locale, listing }) =>
      listing.state === 'unreadable' ? [{ locale, code: listing.code }] : [],
    )
    return [
      ...folders.map(({ locale, code }) => ({
        file: localeFolder(locale),
        place: fileStart,
        data: { found: 'error' as const, code },
      })),
      ...files.flatMap((file) => {
        if (file.source.state !== 'unreadable') return []
        // A file under a file, or in a folder that can't be opened, is the fault of that folder.
        if (file.source.code === 'ENOTDIR') return []
        if (file.scope === 'locale' && folders.some((at) => at.locale === file.locale)) return []
        const { found, code } = file.source
        return {
          file: file.path,
          place: fileStart,
          data: { found, code },
        }
      }),
    ]
  },
  messages: {
    en: ({ code, found }) => [
      {
        folder: 'A folder stands where a file should be.',
        special: 'This is not an ordinary file.',
        error: `The system refuses to open it (${code}).`,
      }[found],
      'Put the file of this name here, readable for everyone.',
    ],
    pt: ({ code, found }) => [
      {
        folder: 'Há uma pasta no lugar de um arquivo.',
        special: 'Este não é um arquivo comum.',
        error: `O sistema se recusa a abri-lo (${code}).`,
      }[found],
      'Ponha aqui o arquivo com este nome, que todos possam ler.',
    ],
    es: ({ code, found }) => [
      {
        folder: 'Hay una carpeta en el lugar de un archivo.',
        special: 'Este no es un archivo común.',
        error: `El sistema se niega a abrirlo (${code}).`,
      }[found],
      'Ponga aquí el archivo con este nombre, que todos puedan leer.',
    ],
  },
  cases: [
    {
      name: 'a folder with the name of a file',
      file: 'content/en/services.mdx',
      instead: 'a folder',
      report: /A folder stands where a file should be/,
    },
  ],
})
