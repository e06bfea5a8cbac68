import type { Content } from '../../content/content.ts'
import { localeFolder } from '../../content/files.ts'
import { fileStart } from '../../core/location.ts'
import { defineRule } from '../../core/rule.ts'

type Data = { problem: 'not-a-file' } | { problem: 'not-opened'; code: string }

export default defineRule({
  id: 'unreadable-file',
  severity: 'error',
  about: {
    en: `Every file can be read.
      Folders, broken symbolic links and files without read permission cannot be read. Replace them with regular files.`,
    pt: `Todos os arquivos podem ser lidos.
      Não é possível ler pastas, links simbólicos quebrados nem arquivos sem permissão de leitura. Substitua-os por arquivos comuns.`,
    es: `Todos los archivos se pueden leer.
      No se pueden leer carpetas, enlaces simbólicos rotos ni archivos sin permiso de lectura. Sustitúyalos por archivos normales.`,
  },
  check({ files, localeFolders }: Content) {
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
        // The folder is reported instead of its files.
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
        Replace it with a text file of the same name.`,
      'not-opened': ({ code }) => `This file or folder cannot be opened (${code}).
        Check that it exists and that its permissions allow reading.`,
    },
    pt: {
      'not-a-file': `Isto é uma pasta ou um dispositivo, mas deve ser um arquivo.
        Substitua por um arquivo de texto com o mesmo nome.`,
      'not-opened': ({ code }) => `Não é possível abrir este arquivo ou pasta (${code}).
        Verifique se existe e se as permissões permitem a leitura.`,
    },
    es: {
      'not-a-file': `Esto es una carpeta o un dispositivo, pero debe ser un archivo.
        Sustitúyalo por un archivo de texto con el mismo nombre.`,
      'not-opened': ({ code }) => `No se puede abrir este archivo o carpeta (${code}).
        Compruebe que existe y que los permisos permiten leerlo.`,
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
