import type { Wording } from './wording.ts'

export const missingFileWording: Wording<'missing-file'> = {
  en: ({ args, file }) =>
    args.what === 'file'
      ? {
          sentence: 'This file is missing.',
          fix: file.endsWith('.mdx')
            ? 'Add it: every language has the same files as content/pt-BR.'
            : 'Add it, or take it back from the history of the repository.',
        }
      : {
          sentence:
            args.found === 'nothing'
              ? `The folder of ${args.locale} is missing.`
              : `A file stands where the folder of ${args.locale} should be.`,
          fix: `Make a folder with the ${args.files} files of content/pt-BR, translated.`,
        },
  pt: ({ args, file }) =>
    args.what === 'file'
      ? {
          sentence: 'Falta este arquivo.',
          fix: file.endsWith('.mdx')
            ? 'Crie-o: todo idioma tem os mesmos arquivos que content/pt-BR.'
            : 'Crie-o ou recupere-o do histórico do repositório.',
        }
      : {
          sentence:
            args.found === 'nothing'
              ? `Falta a pasta de ${args.locale}.`
              : `Há um arquivo no lugar da pasta de ${args.locale}.`,
          fix: `Crie uma pasta com os ${args.files} arquivos de content/pt-BR, traduzidos.`,
        },
  es: ({ args, file }) =>
    args.what === 'file'
      ? {
          sentence: 'Falta este archivo.',
          fix: file.endsWith('.mdx')
            ? 'Créelo: cada idioma tiene los mismos archivos que content/pt-BR.'
            : 'Créelo o recupérelo del historial del repositorio.',
        }
      : {
          sentence:
            args.found === 'nothing'
              ? `Falta la carpeta de ${args.locale}.`
              : `Hay un archivo en el lugar de la carpeta de ${args.locale}.`,
          fix: `Cree una carpeta con los ${args.files} archivos de content/pt-BR, traducidos.`,
        },
}

export const unexpectedFileWording: Wording<'unexpected-file'> = {
  en: ({ args }) => ({
    sentence: `Nothing reads this ${args.what}${inside(args.files)}.`,
    fix: args.suggestion
      ? `Did you mean ${args.suggestion}? Rename it, or remove it.`
      : 'Remove it, or move it out of content/.',
  }),
  pt: ({ args }) => ({
    sentence: `Ninguém lê ${args.what === 'file' ? 'este arquivo' : 'esta pasta'}${inside(args.files)}.`,
    fix: args.suggestion
      ? `Seria ${args.suggestion}? Mude o nome, ou remova.`
      : 'Remova, ou leve para fora de content/.',
  }),
  es: ({ args }) => ({
    sentence: `Nada lee ${args.what === 'file' ? 'este archivo' : 'esta carpeta'}${inside(args.files)}.`,
    fix: args.suggestion
      ? `¿Quería decir ${args.suggestion}? Cambie el nombre o elimínelo.`
      : 'Elimínelo o sáquelo de content/.',
  }),
}

function inside(files: readonly string[]): string {
  return files.length > 0 ? ` (${files.join(', ')})` : ''
}

export const unreadableFileWording: Wording<'unreadable-file'> = {
  en: ({ args }) => ({
    sentence: {
      folder: 'A folder stands where a file should be.',
      special: 'This is not an ordinary file.',
      error: `The system refuses to open it (${args.code}).`,
    }[args.found],
    fix: 'Put the file of this name here, readable for everyone.',
  }),
  pt: ({ args }) => ({
    sentence: {
      folder: 'Há uma pasta no lugar de um arquivo.',
      special: 'Este não é um arquivo comum.',
      error: `O sistema se recusa a abri-lo (${args.code}).`,
    }[args.found],
    fix: 'Ponha aqui o arquivo com este nome, que todos possam ler.',
  }),
  es: ({ args }) => ({
    sentence: {
      folder: 'Hay una carpeta en el lugar de un archivo.',
      special: 'Este no es un archivo común.',
      error: `El sistema se niega a abrirlo (${args.code}).`,
    }[args.found],
    fix: 'Ponga aquí el archivo con este nombre, que todos puedan leer.',
  }),
}

export const invalidEncodingWording: Wording<'invalid-encoding'> = {
  en: ({ args }) => {
    switch (args.problem) {
      case 'not-utf8':
        return {
          sentence: 'The file is not UTF-8 text; the first wrong byte is here.',
          fix: 'Save it again with the encoding UTF-8.',
        }
      case 'byte-order-mark':
        return {
          sentence: 'The file begins with an invisible byte order mark.',
          fix: 'Save it as “UTF-8”, not as “UTF-8 with BOM”.',
        }
      case 'control-character':
        return {
          sentence: `There is an invisible control character (${args.code}) here.`,
          fix: 'Delete it and type the text around it again.',
        }
      case 'replacement-character':
        return {
          sentence: 'There is a � here: a letter was lost in an earlier conversion.',
          fix: 'Type the letter again.',
        }
    }
  },
  pt: ({ args }) => {
    switch (args.problem) {
      case 'not-utf8':
        return {
          sentence: 'O arquivo não é texto UTF-8; o primeiro byte errado está aqui.',
          fix: 'Salve-o de novo com a codificação UTF-8.',
        }
      case 'byte-order-mark':
        return {
          sentence: 'O arquivo começa com uma marca invisível (BOM).',
          fix: 'Salve-o como “UTF-8”, não como “UTF-8 com BOM”.',
        }
      case 'control-character':
        return {
          sentence: `Há aqui um caractere de controle invisível (${args.code}).`,
          fix: 'Apague-o e digite de novo o texto em volta.',
        }
      case 'replacement-character':
        return {
          sentence: 'Há um � aqui: uma letra se perdeu numa conversão anterior.',
          fix: 'Digite a letra de novo.',
        }
    }
  },
  es: ({ args }) => {
    switch (args.problem) {
      case 'not-utf8':
        return {
          sentence: 'El archivo no es texto UTF-8; el primer byte erróneo está aquí.',
          fix: 'Guárdelo de nuevo con la codificación UTF-8.',
        }
      case 'byte-order-mark':
        return {
          sentence: 'El archivo empieza con una marca invisible (BOM).',
          fix: 'Guárdelo como «UTF-8», no como «UTF-8 con BOM».',
        }
      case 'control-character':
        return {
          sentence: `Hay aquí un carácter de control invisible (${args.code}).`,
          fix: 'Bórrelo y escriba de nuevo el texto de alrededor.',
        }
      case 'replacement-character':
        return {
          sentence: 'Hay un � aquí: una letra se perdió en una conversión anterior.',
          fix: 'Escriba la letra de nuevo.',
        }
    }
  },
}

export const missingFrontMatterWording: Wording<'missing-front-matter'> = {
  en: ({ args }) => ({
    sentence: {
      'empty-file': 'The file is empty.',
      absent: 'The file does not begin with front matter.',
      unclosed: 'The front matter that begins here is never closed.',
      empty: 'The front matter is empty.',
    }[args.problem],
    fix: 'Write the keys between two lines of three dashes, the first one on line 1, as in content/pt-BR.',
  }),
  pt: ({ args }) => ({
    sentence: {
      'empty-file': 'O arquivo está vazio.',
      absent: 'O arquivo não começa com as chaves entre linhas de traços.',
      unclosed: 'A lista de chaves que começa aqui nunca se fecha.',
      empty: 'A lista de chaves está vazia.',
    }[args.problem],
    fix: 'Escreva as chaves entre duas linhas de três traços, a primeira na linha 1, como em content/pt-BR.',
  }),
  es: ({ args }) => ({
    sentence: {
      'empty-file': 'El archivo está vacío.',
      absent: 'El archivo no empieza con las claves entre líneas de guiones.',
      unclosed: 'La lista de claves que empieza aquí no se cierra nunca.',
      empty: 'La lista de claves está vacía.',
    }[args.problem],
    fix: 'Escriba las claves entre dos líneas de tres guiones, la primera en la línea 1, como en content/pt-BR.',
  }),
}

export const missingBodyWording: Wording<'missing-body'> = {
  en: () => ({
    sentence: 'There is no text under the front matter.',
    fix: 'Write the paragraph below the second line of dashes, as in content/pt-BR.',
  }),
  pt: () => ({
    sentence: 'Não há texto abaixo da lista de chaves.',
    fix: 'Escreva o parágrafo abaixo da segunda linha de traços, como em content/pt-BR.',
  }),
  es: () => ({
    sentence: 'No hay texto debajo de la lista de claves.',
    fix: 'Escriba el párrafo debajo de la segunda línea de guiones, como en content/pt-BR.',
  }),
}

export const unexpectedBodyWording: Wording<'unexpected-body'> = {
  en: () => ({
    sentence: 'Text under the front matter of this file is shown nowhere.',
    fix: 'Remove it, or move it to the section that it belongs to.',
  }),
  pt: () => ({
    sentence: 'O texto abaixo da lista de chaves deste arquivo não aparece em lugar nenhum.',
    fix: 'Remova-o ou leve-o à seção a que pertence.',
  }),
  es: () => ({
    sentence: 'El texto debajo de la lista de claves de este archivo no aparece en ningún lugar.',
    fix: 'Quítelo o llévelo a la sección a la que pertenece.',
  }),
}
