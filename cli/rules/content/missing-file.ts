import type { Content } from '../../content/content-model.ts'
import { localeFolder, expectedLocaleFiles } from '../../content/files/expected-files.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

type Data =
  | { problem: 'file' }
  | { problem: 'folder'; count: number }
  | { problem: 'not-opened'; code: string }

export default defineRule({
  id: 'missing-file',
  severity: 'error',
  what: {
    en: 'Every language has the same files as content/pt-BR, all settings files exist, and every file can be read.',
    pt: 'Todos os idiomas têm os mesmos arquivos que content/pt-BR, existem todos os arquivos de configuração, e todos podem ser lidos.',
    es: 'Todos los idiomas tienen los mismos archivos que content/pt-BR, existen todos los archivos de configuración y todos se pueden leer.',
  },
  why: {
    en: 'A page needs all of its files. Restore the file from Git, or add it with its translation. Folders, broken symbolic links and files without read permission cannot be read.',
    pt: 'Uma página precisa de todos os seus arquivos. Restaure o arquivo do Git ou acrescente-o com a tradução. Não é possível ler pastas, links simbólicos quebrados nem arquivos sem permissão de leitura.',
    es: 'Una página necesita todos sus archivos. Restaure el archivo desde Git o añádalo con la traducción. No se pueden leer carpetas, enlaces simbólicos rotos ni archivos sin permiso de lectura.',
  },
  check({ files, localeFolders, strays }: Content): Problem<Data>[] {
    // A misnamed file or folder is not reported as missing: `unexpected-file` reports it.
    const renamed = strays.map(({ suggestion }) => suggestion)
    const absent = localeFolders.filter(({ listing }) => !listing)
    const folders = absent.map(({ locale }) => {
      const count = expectedLocaleFiles.filter((file) => file.locale === locale).length
      return { file: localeFolder(locale), data: { problem: 'folder' as const, count } }
    })
    const single = files
      .filter((file) => !absent.some(({ locale }) => 'locale' in file && file.locale === locale))
      .flatMap(({ path, source }): { file: string; data: Data }[] => {
        if (source.state === 'missing') return [{ file: path, data: { problem: 'file' } }]
        if (source.state !== 'unreadable') return []
        return [{ file: path, data: { problem: 'not-opened', code: source.code } }]
      })
    return [...folders, ...single]
      .filter(({ file }) => !renamed.includes(file))
      .map((found) => ({ ...found }))
  },
  problem: {
    en: {
      file: 'This file is missing.',
      folder: 'This folder is missing or cannot be read, or a file has its name.',
      'not-opened': ({ code }) => `This file cannot be opened (${code}).`,
    },
    pt: {
      file: 'Este arquivo não existe.',
      folder: 'Esta pasta não existe ou não pode ser lida, ou um arquivo tem o nome dela.',
      'not-opened': ({ code }) => `Não é possível abrir este arquivo (${code}).`,
    },
    es: {
      file: 'Este archivo no existe.',
      folder: 'Esta carpeta no existe o no se puede leer, o un archivo tiene su nombre.',
      'not-opened': ({ code }) => `No se puede abrir este archivo (${code}).`,
    },
  },
  fix: {
    en: {
      file: 'Restore it from Git, or add it.',
      folder: ({ count }) => `Create it, with translations of the ${count} files of content/pt-BR.`,
      'not-opened':
        'Check that it exists and that its permissions and those of its folder allow reading.',
    },
    pt: {
      file: 'Restaure-o do Git ou acrescente-o.',
      folder: ({ count }) => `Crie-a, com a tradução dos ${count} arquivos de content/pt-BR.`,
      'not-opened': 'Verifique se existe e se as permissões dele e da pasta permitem a leitura.',
    },
    es: {
      file: 'Restáurelo desde Git o añádalo.',
      folder: ({ count }) => `Créela, con la traducción de los ${count} archivos de content/pt-BR.`,
      'not-opened': 'Compruebe que existe y que sus permisos y los de su carpeta permiten leerlo.',
    },
  },
  cases: [
    {
      name: 'a file of one language',
      file: 'content/es/services.mdx',
      instead: 'nothing',
      report: /file is missing/,
    },
  ],
})
