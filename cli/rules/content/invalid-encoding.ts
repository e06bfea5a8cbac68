import type { Content } from '../../content/content.ts'
import type { EncodingProblem } from '../../content/source.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

type Data = EncodingProblem

/** Files are UTF-8 text without a byte order mark and without invisible characters. */
export default defineRule({
  id: 'invalid-encoding',
  severity: 'error',
  about: {
    en: `A file is valid UTF-8 without a byte order mark or replacement characters.
      In another encoding, ã appears as Ã£ on the page. Save the file as UTF-8 without BOM, and retype every �.`,
    pt: `O arquivo é texto UTF-8, sem marcas invisíveis nem letras perdidas.
      Outra codificação transforma ã em Ã£ na página. Salve o arquivo como UTF-8 sem BOM e digite de novo as letras que viraram �.`,
    es: `El archivo es texto UTF-8, sin marcas invisibles ni letras perdidas.
      Otra codificación convierte ñ en Ã± en la página. Guarde el archivo como UTF-8 sin BOM y escriba de nuevo las letras que se volvieron �.`,
  },
  check({ files }: Content): Problem<Data>[] {
    return files.flatMap(({ path, source }) => {
      const faults = 'faults' in source ? source.faults : []
      return faults.map(({ place, problem }) => ({
        file: path,
        place,
        data: problem,
      }))
    })
  },
  messages: {
    en: {
      'not-utf8': `The file is not UTF-8 text; the first wrong byte is here.
        Save it again with the encoding UTF-8.`,
      'byte-order-mark': `The file begins with an invisible byte order mark.
        Save it as “UTF-8”, not as “UTF-8 with BOM”.`,
      'control-character': ({ code }) => `There is an invisible control character (${code}) here.
        Delete it and type the text around it again.`,
      'replacement-character': `There is a � here: a letter was lost in an earlier conversion.
        Type the letter again.`,
    },
    pt: {
      'not-utf8': `O arquivo não é texto UTF-8; o primeiro byte errado está aqui.
        Salve-o de novo com a codificação UTF-8.`,
      'byte-order-mark': `O arquivo começa com uma marca invisível (BOM).
        Salve-o como “UTF-8”, não como “UTF-8 com BOM”.`,
      'control-character': ({ code }) => `Há aqui um caractere de controle invisível (${code}).
        Apague-o e digite de novo o texto em volta.`,
      'replacement-character': `Há um � aqui: uma letra se perdeu numa conversão anterior.
        Digite a letra de novo.`,
    },
    es: {
      'not-utf8': `El archivo no es texto UTF-8; el primer byte erróneo está aquí.
        Guárdelo de nuevo con la codificación UTF-8.`,
      'byte-order-mark': `El archivo empieza con una marca invisible (BOM).
        Guárdelo como «UTF-8», no como «UTF-8 con BOM».`,
      'control-character': ({ code }) => `Hay aquí un carácter de control invisible (${code}).
        Bórrelo y escriba de nuevo el texto de alrededor.`,
      'replacement-character': `Hay un � aquí: una letra se perdió en una conversión anterior.
        Escriba la letra de nuevo.`,
    },
  },
  cases: [
    {
      name: 'a byte order mark',
      file: 'content/pt-PT/data-culture.mdx',
      find: /^/,
      replace: '﻿',
      report: /byte order mark/,
    },
    {
      name: 'an invisible control character',
      file: 'content/pt-PT/experts.mdx',
      find: /^title: ./m,
      replace: 'title: a‸\u0007b',
      report: /U\+0007/,
    },
    {
      name: 'a letter that an earlier conversion lost',
      file: 'content/pt-PT/industries.mdx',
      find: /^title: ./m,
      replace: 'title: a‸�b',
      report: /a letter was lost/,
    },
  ],
})
