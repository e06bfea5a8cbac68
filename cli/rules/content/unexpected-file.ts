import type { Content } from '../../content/content.ts'
import { fileStart } from '../../core/location.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

type Data =
  | { problem: 'misnamed'; suggestion: string }
  | { problem: 'file' }
  | { problem: 'folder'; contents: string }

export default defineRule({
  id: 'unexpected-file',
  severity: 'error',
  about: {
    en: `Every file in content/ is used by the site.
      A file with a misspelled name is silently ignored. Rename it as suggested, or move it out of content/.`,
    pt: `O site usa todos os arquivos de content/.
      Um arquivo com o nome errado é ignorado sem aviso. Mude o nome para o sugerido ou tire o arquivo de content/.`,
    es: `El sitio usa todos los archivos de content/.
      Un archivo con el nombre mal escrito se ignora sin aviso. Cámbiele el nombre por el sugerido o sáquelo de content/.`,
  },
  check: ({ strays }: Content): Problem<Data>[] =>
    strays.map(({ path, what, files, suggestion }) => ({
      file: path,
      place: fileStart,
      data: suggestion
        ? { problem: 'misnamed', suggestion }
        : what === 'file'
          ? { problem: 'file' }
          : { problem: 'folder', contents: files.length === 0 ? '' : ` (${files.join(', ')})` },
    })),
  messages: {
    en: {
      misnamed: ({ suggestion }) => `The site does not use a file or folder with this name.
        Did you mean ${suggestion}? Rename it, or delete it.`,
      file: `The site does not use this file.
        Delete it, or move it out of content/.`,
      folder: ({ contents }) => `The site does not use this folder${contents}.
        Delete it, or move it out of content/.`,
    },
    pt: {
      misnamed: ({ suggestion }) => `O site não usa nenhum arquivo ou pasta com este nome.
        Seria ${suggestion}? Mude o nome ou apague-o.`,
      file: `O site não usa este arquivo.
        Apague-o ou tire-o de content/.`,
      folder: ({ contents }) => `O site não usa esta pasta${contents}.
        Apague-a ou tire-a de content/.`,
    },
    es: {
      misnamed: ({ suggestion }) => `El sitio no usa ningún archivo ni carpeta con este nombre.
        ¿Quería decir ${suggestion}? Cámbiele el nombre o bórrelo.`,
      file: `El sitio no usa este archivo.
        Bórrelo o sáquelo de content/.`,
      folder: ({ contents }) => `El sitio no usa esta carpeta${contents}.
        Bórrela o sáquela de content/.`,
    },
  },
  cases: [
    {
      name: 'a misspelled name with a capital letter',
      file: 'content/en/Heros.mdx',
      write: 'Data',
      report: /Did you mean content\/en\/hero\.mdx\?/,
    },
    {
      name: 'notes next to the settings',
      file: 'content/notes.txt',
      write: 'to do',
      report: /move it out of content/,
    },
  ],
})
