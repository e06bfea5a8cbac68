import type { Content } from '../../content/content.ts'
import { fileStart } from '../../core/location.ts'
import { defineRule } from '../../core/rule.ts'

/** A file that belongs nowhere is shown nowhere: better said than silently lost. */
export default defineRule({
  id: 'unexpected-file',
  severity: 'error',
  about: {
    en: `Every file in content/ is used by the site.
      A file with a misspelled name is ignored without notice. Rename it as suggested, or move it out of content/.`,
    pt: `Tudo o que está em content/ é lido pelo site.
      Um arquivo com o nome errado não aparece em lugar nenhum, e ninguém percebe. Mude o nome para o que o relatório sugere ou leve-o para fora de content/.`,
    es: `Todo lo que está en content/ lo lee el sitio.
      Un archivo con el nombre mal escrito no aparece en ningún lugar y nadie se da cuenta. Cámbiele el nombre por el que sugiere el informe o sáquelo de content/.`,
  },
  check({ strays }: Content) {
    return strays.map(({ path, ...data }) => ({
      file: path,
      place: fileStart,
      data,
    }))
  },
  messages: {
    en: ({ what, files, suggestion }) => [
      `Nothing reads this ${what}${inside(files)}.`,
      suggestion
        ? `Did you mean ${suggestion}? Rename it, or remove it.`
        : 'Remove it, or move it out of content/.',
    ],
    pt: ({ what, files, suggestion }) => [
      `Ninguém lê ${what === 'file' ? 'este arquivo' : 'esta pasta'}${inside(files)}.`,
      suggestion
        ? `Seria ${suggestion}? Mude o nome, ou remova.`
        : 'Remova, ou leve para fora de content/.',
    ],
    es: ({ what, files, suggestion }) => [
      `Nada lee ${what === 'file' ? 'este archivo' : 'esta carpeta'}${inside(files)}.`,
      suggestion
        ? `¿Quería decir ${suggestion}? Cambie el nombre o elimínelo.`
        : 'Elimínelo o sáquelo de content/.',
    ],
  },
  cases: [
    {
      name: 'a file with the ending of another format',
      file: 'content/es/services.md',
      write: 'Servicios',
      report: /Did you mean content\/es\/services\.mdx\?/,
    },
    {
      name: 'notes beside the settings',
      file: 'content/notes.txt',
      write: 'to do',
      report: /Nothing reads this file/,
    },
  ],
})

function inside(files: readonly string[]): string {
  return files.length > 0 ? ` (${files.join(', ')})` : ''
}
