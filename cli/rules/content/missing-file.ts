import type { Content } from '../../content/content.ts'
import { localeFolder, localeSlots } from '../../content/files.ts'
import { fileStart } from '../../core/location.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

type Data = { problem: 'file' } | { problem: 'folder'; count: number }

export default defineRule({
  id: 'missing-file',
  severity: 'error',
  about: {
    en: `Every language has the same files as content/pt-BR, and all settings files exist.
      A page needs all of its files. Add the file with its translation, or restore it from the history.`,
    pt: `Todo idioma tem os mesmos arquivos que content/pt-BR, e existem todos os arquivos de configuração.
      Uma página precisa de todos os seus arquivos. Acrescente o arquivo traduzido ou recupere-o do histórico.`,
    es: `Cada idioma tiene los mismos archivos que content/pt-BR, y existen todos los archivos de ajustes.
      Una página necesita todos sus archivos. Añada el archivo traducido o recupérelo del historial.`,
  },
  check({ files, localeFolders, strays }: Content): Problem<Data>[] {
    // `unexpected-file` reports a file or folder with another name.
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
  messages: {
    en: {
      file: `This file is missing.
        Add it, or restore it from the history of the repository.`,
      folder: ({ count }) => `This folder is missing, or is a file.
        Create it, with translations of the ${count} files of content/pt-BR.`,
    },
    pt: {
      file: `Falta este arquivo.
        Acrescente-o ou recupere-o do histórico do repositório.`,
      folder: ({ count }) => `Falta esta pasta, ou ela é um arquivo.
        Crie-a, com a tradução dos ${count} arquivos de content/pt-BR.`,
    },
    es: {
      file: `Falta este archivo.
        Añádalo o recupérelo del historial del repositorio.`,
      folder: ({ count }) => `Falta esta carpeta, o es un archivo.
        Créela, con la traducción de los ${count} archivos de content/pt-BR.`,
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
      report: /restore it from the history/,
    },
  ],
})
