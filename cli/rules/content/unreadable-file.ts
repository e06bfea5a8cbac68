import type { Content } from '../../content/content.ts'
import { localeFolder } from '../../content/files.ts'
import { fileStart } from '../../core/location.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

type Data = { problem: 'not-a-file' } | { problem: 'not-opened'; code: string }

export default defineRule({
  id: 'unreadable-file',
  severity: 'error',
  about: {
    en: `Every file is a regular file that can be opened.
      Folders, broken symbolic links and files without read permission can't be used. Replace it with a file of that name.`,
    pt: `Todo arquivo é um arquivo comum que se pode abrir.
      Pastas, links simbólicos quebrados e arquivos sem permissão de leitura não servem. Substitua-os por um arquivo com esse nome.`,
    es: `Todo archivo es un archivo normal que se puede abrir.
      Las carpetas, los enlaces simbólicos rotos y los archivos sin permiso de lectura no sirven. Sustitúyalos por un archivo con ese nombre.`,
  },
  check({ files, localeFolders }: Content): Problem<Data>[] {
    const folders = localeFolders.flatMap(({ locale, listing }) =>
      listing.state === 'unreadable' ? [{ path: localeFolder(locale), code: listing.code }] : [],
    )
    return [
      ...folders.map(({ path, code }) => ({
        file: path,
        place: fileStart,
        data: { problem: 'not-opened' as const, code },
      })),
      ...files.flatMap(({ path, source }) => {
        if (source.state !== 'unreadable') return []
        // The problem of a file in an invalid folder is the folder.
        const isInvalidFolder =
          source.code === 'ENOTDIR' || folders.some((folder) => path.startsWith(`${folder.path}/`))
        if (isInvalidFolder) return []
        const data: Data =
          source.found === 'error'
            ? { problem: 'not-opened', code: source.code }
            : { problem: 'not-a-file' }
        return [{ file: path, place: fileStart, data }]
      }),
    ]
  },
  messages: {
    en: {
      'not-a-file': `This is a folder or a device, but must be a file.
        Replace it with a text file of this name.`,
      'not-opened': ({ code }) => `The system can't open it (${code}).
        Check that it exists and that everyone may read it.`,
    },
    pt: {
      'not-a-file': `Isto é uma pasta ou um dispositivo, mas deve ser um arquivo.
        Substitua por um arquivo de texto com este nome.`,
      'not-opened': ({ code }) => `O sistema não consegue abri-lo (${code}).
        Verifique se ele existe e se todos podem lê-lo.`,
    },
    es: {
      'not-a-file': `Esto es una carpeta o un dispositivo, pero debe ser un archivo.
        Sustitúyalo por un archivo de texto con este nombre.`,
      'not-opened': ({ code }) => `El sistema no puede abrirlo (${code}).
        Compruebe que existe y que todos pueden leerlo.`,
    },
  },
  cases: [
    {
      name: 'a folder with the name of a file',
      file: 'content/en/services.mdx',
      instead: 'a folder',
      report: /must be a file/,
    },
  ],
})
