import type { Content } from '../../content/content-model.ts'
import type { EncodingProblem } from '../../content/files/read-source.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

export default defineRule({
  id: 'invalid-encoding',
  severity: 'error',
  what: {
    en: 'Files are valid UTF-8, without a byte order mark or replacement characters.',
    pt: 'Os arquivos estão em UTF-8 válido, sem BOM e sem caracteres de substituição.',
    es: 'Los archivos están en UTF-8 válido, sin BOM y sin caracteres de sustitución.',
  },
  why: {
    en: 'In another encoding, ã appears as Ã£ on the page. Save the file as UTF-8 without BOM, and retype every �.',
    pt: 'Em outra codificação, ã aparece como Ã£ na página. Salve o arquivo como UTF-8 sem BOM e digite de novo cada �.',
    es: 'Con otra codificación, ñ aparece como Ã± en la página. Guarde el archivo como UTF-8 sin BOM y escriba de nuevo cada �.',
  },
  check: ({ files }: Content): Problem<EncodingProblem>[] =>
    files.flatMap(({ path, source }) =>
      'problems' in source
        ? source.problems.map(({ place, problem }) => ({ file: path, place, data: problem }))
        : [],
    ),
  problem: {
    en: {
      'not-utf8': 'The file is not UTF-8; the first invalid byte is here.',
      'byte-order-mark': 'The file begins with an invisible byte order mark.',
      'replacement-character': 'A letter was lost in a conversion, and replaced with �.',
    },
    pt: {
      'not-utf8': 'O arquivo não está em UTF-8; o primeiro byte inválido está aqui.',
      'byte-order-mark': 'O arquivo começa com uma marca de ordem de bytes (BOM), que é invisível.',
      'replacement-character': 'Uma letra se perdeu numa conversão e foi substituída por �.',
    },
    es: {
      'not-utf8': 'El archivo no está en UTF-8; el primer byte no válido está aquí.',
      'byte-order-mark':
        'El archivo empieza con una marca de orden de bytes (BOM), que es invisible.',
      'replacement-character': 'Una letra se perdió en una conversión y se sustituyó por �.',
    },
  },
  fix: {
    en: {
      'not-utf8': 'Save the file as UTF-8.',
      'byte-order-mark': 'Save it as “UTF-8”, not as “UTF-8 with BOM”.',
      'replacement-character': 'Retype the letter.',
    },
    pt: {
      'not-utf8': 'Salve o arquivo como UTF-8.',
      'byte-order-mark': 'Salve-o como “UTF-8”, não como “UTF-8 com BOM”.',
      'replacement-character': 'Digite a letra de novo.',
    },
    es: {
      'not-utf8': 'Guarde el archivo como UTF-8.',
      'byte-order-mark': 'Guárdelo como «UTF-8», no como «UTF-8 con BOM».',
      'replacement-character': 'Escriba la letra de nuevo.',
    },
  },
  cases: [
    {
      name: 'a file in Latin-1',
      file: 'content/es/services.mdx',
      write: Buffer.from('ñandú', 'latin1'),
      report: /is not UTF-8/,
    },
    {
      name: 'a byte order mark',
      file: 'content/pt-PT/data-culture.mdx',
      find: /^/,
      replace: '\uFEFF',
      report: /byte order mark/,
    },
    {
      name: 'a letter lost in a conversion',
      file: 'content/pt-PT/industries.mdx',
      find: /^title: ./m,
      replace: 'title: a‸�b',
      report: /letter was lost/,
    },
  ],
})
