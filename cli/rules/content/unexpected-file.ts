import type { Content } from '../../content/content-model.ts'
import { defineRule } from '../../core/rule.ts'

export default defineRule({
  id: 'unexpected-file',
  severity: 'error',
  what: {
    en: 'Every file in content/ is used by the site.',
    pt: 'O site usa todos os arquivos de content/.',
    es: 'El sitio usa todos los archivos de content/.',
  },
  why: {
    en: 'A file with a misspelled name is silently ignored. Rename it as suggested, or move it out of content/.',
    pt: 'Um arquivo com o nome errado é ignorado sem aviso. Mude o nome para o sugerido ou tire o arquivo de content/.',
    es: 'Un archivo con el nombre mal escrito se ignora sin aviso. Cámbiele el nombre por el sugerido o sáquelo de content/.',
  },
  check: ({ strays }: Content) =>
    strays.map(({ path: file, suggestion }) => ({ file, suggestion, data: {} })),
  problem: {
    en: 'The site does not use a file or folder with this name.',
    pt: 'O site não usa nenhum arquivo ou pasta com este nome.',
    es: 'El sitio no usa ningún archivo ni carpeta con este nombre.',
  },
  fix: {
    en: 'Delete it, or move it out of content/.',
    pt: 'Apague-o ou tire-o de content/.',
    es: 'Bórrelo o sáquelo de content/.',
  },
  cases: [
    {
      name: 'a misspelled name with a capital letter',
      file: 'content/en/Heros.mdx',
      write: 'Data',
      report: /Did you mean `content\/en\/hero\.mdx`\?/,
    },
    {
      name: 'notes next to the settings',
      file: 'content/notes.txt',
      write: 'to do',
      report: /move it out of content/,
    },
  ],
})
