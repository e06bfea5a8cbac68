import type { Content } from '../../content/content.ts'
import { localeFolder, localeSlots } from '../../content/files.ts'
import { fileStart } from '../../core/location.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

type Data = { problem: 'file' } | { problem: 'folder'; count: number }

export default defineRule({
  id: 'missing-file',
  severity: 'error',
  what: {
    en: 'Every language has the same files as content/pt-BR, and all settings files exist.',
    pt: 'Todos os idiomas têm os mesmos arquivos que content/pt-BR, e existem todos os arquivos de configuração.',
    es: 'Todos los idiomas tienen los mismos archivos que content/pt-BR, y existen todos los archivos de configuración.',
  },
  why: {
    en: 'A page needs all of its files. Restore the file from Git, or add it with its translation.',
    pt: 'Uma página precisa de todos os seus arquivos. Restaure o arquivo do Git ou acrescente-o com a tradução.',
    es: 'Una página necesita todos sus archivos. Restaure el archivo desde Git o añádalo con la traducción.',
  },
  check({ files, localeFolders, strays }: Content): Problem<Data>[] {
    // `unexpected-file` reports a misnamed file or folder.
    const renamed = strays.map(({ suggestion }) => suggestion)
    const absent = localeFolders.filter(
      ({ listing }) => listing.state === 'missing' || listing.state === 'not-a-folder',
    )
    const folders = absent.map(({ locale }) => {
      const count = localeSlots.filter((slot) => slot.locale === locale).length
      return { file: localeFolder(locale), data: { problem: 'folder' as const, count } }
    })
    const single = files
      .filter(({ source }) => source.state === 'missing')
      .filter((file) => !absent.some(({ locale }) => 'locale' in file && file.locale === locale))
      .map(({ path }) => ({ file: path, data: { problem: 'file' as const } }))
    return [...folders, ...single]
      .filter(({ file }) => !renamed.includes(file))
      .map((found) => ({ ...found, place: fileStart }))
  },
  problem: {
    en: {
      file: 'This file is missing.',
      folder: 'This folder is missing, or a file has its name.',
    },
    pt: {
      file: 'Este arquivo não existe.',
      folder: 'Esta pasta não existe, ou um arquivo tem o nome dela.',
    },
    es: {
      file: 'Este archivo no existe.',
      folder: 'Esta carpeta no existe, o un archivo tiene su nombre.',
    },
  },
  fix: {
    en: {
      file: 'Restore it from Git, or add it.',
      folder: ({ count }) => `Create it, with translations of the ${count} files of content/pt-BR.`,
    },
    pt: {
      file: 'Restaure-o do Git ou acrescente-o.',
      folder: ({ count }) => `Crie-a, com a tradução dos ${count} arquivos de content/pt-BR.`,
    },
    es: {
      file: 'Restáurelo desde Git o añádalo.',
      folder: ({ count }) => `Créela, con la traducción de los ${count} archivos de content/pt-BR.`,
    },
  },
  cases: [
    {
      name: 'a file of one language',
      file: 'content/es/services.mdx',
      instead: 'nothing',
      report: /file is missing/,
    },
    {
      name: 'the prices',
      file: 'content/prices.yaml',
      instead: 'nothing',
      report: /Restore it from Git/,
    },
  ],
})
