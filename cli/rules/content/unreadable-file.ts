import type { Content } from '../../content/content.ts'
import { fileStart } from '../../core/location.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

type Data = { problem: 'not-a-file' } | { problem: 'not-opened'; code: string }

export default defineRule({
  id: 'unreadable-file',
  severity: 'error',
  what: {
    en: 'Every file can be read.',
    pt: 'Todos os arquivos podem ser lidos.',
    es: 'Todos los archivos se pueden leer.',
  },
  why: {
    en: 'Folders, broken symbolic links and files without read permission cannot be read. Replace them with regular files.',
    pt: 'Não é possível ler pastas, links simbólicos quebrados nem arquivos sem permissão de leitura. Substitua-os por arquivos comuns.',
    es: 'No se pueden leer carpetas, enlaces simbólicos rotos ni archivos sin permiso de lectura. Sustitúyalos por archivos normales.',
  },
  check: ({ files }: Content): Problem<Data>[] =>
    files.flatMap(({ path, source }): Problem<Data>[] => {
      // `missing-file` reports a file with the name of a folder.
      if (source.state !== 'unreadable' || source.code === 'ENOTDIR') return []
      const { found, code } = source
      const data: Data =
        found === 'error' ? { problem: 'not-opened', code } : { problem: 'not-a-file' }
      return [{ file: path, place: fileStart, data }]
    }),
  problem: {
    en: {
      'not-a-file': 'This is a folder or a device, but must be a file.',
      'not-opened': ({ code }) => `This file cannot be opened (${code}).`,
    },
    pt: {
      'not-a-file': 'Isto é uma pasta ou um dispositivo, mas deve ser um arquivo.',
      'not-opened': ({ code }) => `Não é possível abrir este arquivo (${code}).`,
    },
    es: {
      'not-a-file': 'Esto es una carpeta o un dispositivo, pero debe ser un archivo.',
      'not-opened': ({ code }) => `No se puede abrir este archivo (${code}).`,
    },
  },
  fix: {
    en: {
      'not-a-file': 'Replace it with a text file of the same name.',
      'not-opened':
        'Check that it exists and that its permissions and those of its folder allow reading.',
    },
    pt: {
      'not-a-file': 'Substitua por um arquivo de texto com o mesmo nome.',
      'not-opened': 'Verifique se existe e se as permissões dele e da pasta permitem a leitura.',
    },
    es: {
      'not-a-file': 'Sustitúyalo por un archivo de texto con el mismo nombre.',
      'not-opened': 'Compruebe que existe y que sus permisos y los de su carpeta permiten leerlo.',
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
