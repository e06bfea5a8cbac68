import { parse } from 'node:path/posix'
import type { Content } from '../../content/content-model.ts'
import { clientsFolder } from '../../content/files/expected-files.ts'
import type { Stray } from '../../content/files/stray-files.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

type Data =
  | { problem: 'misnamed'; suggestion: string }
  | { problem: 'file' }
  | { problem: 'second-logo'; used: string }
  | { problem: 'no-client'; names: string[] }
  | { problem: 'folder'; contents: string }

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
  check: ({ strays, logos }: Content): Problem<Data>[] =>
    strays.map((stray) => ({ file: stray.path, data: describe(stray, logos) })),
  problem: {
    en: {
      misnamed: 'The site does not use a file or folder with this name.',
      file: 'The site does not use this file.',
      folder: ({ contents }) => `The site does not use this folder${contents}.`,
      'no-client': 'This file has the name of no client, so the site does not use it.',
      'second-logo': ({ used }) => `The site uses ${used} instead of this logo.`,
    },
    pt: {
      misnamed: 'O site não usa nenhum arquivo ou pasta com este nome.',
      file: 'O site não usa este arquivo.',
      folder: ({ contents }) => `O site não usa esta pasta${contents}.`,
      'no-client': 'O nome deste arquivo não é o de nenhum cliente; por isso o site não o usa.',
      'second-logo': ({ used }) => `Em vez deste logotipo, o site usa ${used}.`,
    },
    es: {
      misnamed: 'El sitio no usa ningún archivo ni carpeta con este nombre.',
      file: 'El sitio no usa este archivo.',
      folder: ({ contents }) => `El sitio no usa esta carpeta${contents}.`,
      'no-client':
        'El nombre de este archivo no es el de ningún cliente; por eso el sitio no lo usa.',
      'second-logo': ({ used }) => `En lugar de este logotipo, el sitio usa ${used}.`,
    },
  },
  fix: {
    en: {
      misnamed: ({ suggestion }) => `Did you mean ${suggestion}? Rename it, or delete it.`,
      file: 'Delete it, or move it out of content/.',
      folder: 'Delete it, or move it out of content/.',
      'no-client': ({ names }) => `Name it after its client (${names.join(', ')}), or delete it.`,
      'second-logo': ({ used }) => `To use this one, delete ${used}; otherwise, delete this one.`,
    },
    pt: {
      misnamed: ({ suggestion }) => `Seria ${suggestion}? Mude o nome ou apague-o.`,
      file: 'Apague-o ou tire-o de content/.',
      folder: 'Apague-a ou tire-a de content/.',
      'no-client': ({ names }) => `Dê a ele o nome do cliente (${names.join(', ')}) ou apague-o.`,
      'second-logo': ({ used }) => `Para usar este, apague ${used}; se não, apague este.`,
    },
    es: {
      misnamed: ({ suggestion }) => `¿Quería decir ${suggestion}? Cámbiele el nombre o bórrelo.`,
      file: 'Bórrelo o sáquelo de content/.',
      folder: 'Bórrela o sáquela de content/.',
      'no-client': ({ names }) => `Póngale el nombre del cliente (${names.join(', ')}) o bórrelo.`,
      'second-logo': ({ used }) => `Para usar este, borre ${used}; si no, borre este.`,
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
      name: 'a picture of a logo beside its drawing',
      file: 'content/clients/aurora.png',
      copyOf: 'content/clients/quilha.png',
      report: /uses content\/clients\/aurora\.svg.*delete content\/clients\/aurora\.svg/s,
    },
    {
      name: 'a logo of no client',
      file: 'content/clients/somebody.png',
      copyOf: 'content/clients/quilha.png',
      report: /name of no client.*Name it after its client \(.*aurora\.png/s,
    },
    {
      name: 'notes next to the settings',
      file: 'content/notes.txt',
      write: 'to do',
      report: /move it out of content/,
    },
  ],
})

function describe({ path, files, suggestion }: Stray, logos: Content['logos']): Data {
  const { dir, ext } = parse(path)
  const used = path.replace(/\.png$/, '.svg')
  if (used !== path && logos.some((logo) => logo.path === used)) {
    return { problem: 'second-logo', used }
  }
  if (suggestion) return { problem: 'misnamed', suggestion }
  if (files) {
    const contents = files.length === 0 ? '' : ` (${files.join(', ')})`
    return { problem: 'folder', contents }
  }
  const isLogo = dir === clientsFolder && /^\.(?:svg|png)$/.test(ext)
  return isLogo ? { problem: 'no-client', names: clientNames(logos, ext) } : { problem: 'file' }
}

/** The names that the files of the clients' logos can have. */
function clientNames(logos: Content['logos'], extension: string): string[] {
  return logos
    .filter(({ client }) => client !== undefined)
    .map(({ path }) => parse(path).name + extension)
    .toSorted()
}
