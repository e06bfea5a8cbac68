import type { Wording } from './wording.ts'

export const termFormWording: Wording<'term-form'> = {
  en: ({ args }) => ({
    sentence: `\`${args.found}\` is a name, and it is written \`${args.name}\`.`,
    fix: `Write \`${args.name}\`; npx cli check-locales --fix does it.`,
  }),
  pt: ({ args }) => ({
    sentence: `\`${args.found}\` é um nome, que se escreve \`${args.name}\`.`,
    fix: `Escreva \`${args.name}\`; npx cli check-locales --fix faz isso.`,
  }),
  es: ({ args }) => ({
    sentence: `\`${args.found}\` es un nombre y se escribe \`${args.name}\`.`,
    fix: `Escriba \`${args.name}\`; npx cli check-locales --fix lo hace.`,
  }),
}

const countries = {
  en: { 'pt-BR': 'Brazil', 'pt-PT': 'Portugal' },
  pt: { 'pt-BR': 'do Brasil', 'pt-PT': 'de Portugal' },
  es: { 'pt-BR': 'Brasil', 'pt-PT': 'Portugal' },
} as const

export const portugueseVariantWording: Wording<'portuguese-variant'> = {
  en: ({ args }) => ({
    sentence: `\`${args.found}\` is not how ${countries.en[args.locale]} writes it.`,
    fix: args.instead
      ? `Write \`${args.instead}\`.`
      : args.locale === 'pt-PT'
        ? 'Write it as in Portugal: a fazer rather than fazendo, económico rather than econômico.'
        : 'Write it as in Brazil: fazendo rather than a fazer, econômico rather than económico.',
  }),
  pt: ({ args }) => ({
    sentence: `\`${args.found}\` não é português ${countries.pt[args.locale]}.`,
    fix: args.instead
      ? `Escreva \`${args.instead}\`.`
      : args.locale === 'pt-PT'
        ? 'Escreva como em Portugal: a fazer e não fazendo, económico e não econômico.'
        : 'Escreva como no Brasil: fazendo e não a fazer, econômico e não económico.',
  }),
  es: ({ args }) => ({
    sentence: `\`${args.found}\` no es como se escribe en ${countries.es[args.locale]}.`,
    fix: args.instead
      ? `Escriba \`${args.instead}\`.`
      : args.locale === 'pt-PT'
        ? 'Escríbalo como en Portugal: a fazer y no fazendo, económico y no econômico.'
        : 'Escríbalo como en Brasil: fazendo y no a fazer, econômico y no económico.',
  }),
}

export const doubledWordWording: Wording<'doubled-word'> = {
  en: ({ args }) => ({
    sentence: `\`${args.word}\` stands here twice in a row.`,
    fix: 'Remove one of the two.',
  }),
  pt: ({ args }) => ({
    sentence: `\`${args.word}\` aparece duas vezes seguidas.`,
    fix: 'Remova uma das duas.',
  }),
  es: ({ args }) => ({
    sentence: `\`${args.word}\` aparece dos veces seguidas.`,
    fix: 'Quite una de las dos.',
  }),
}

export const repeatedItemWording: Wording<'repeated-item'> = {
  en: () => ({
    sentence: 'An earlier item of this list says the same.',
    fix: 'Write what this one was meant to say.',
  }),
  pt: () => ({
    sentence: 'Outro item desta lista, acima, diz o mesmo.',
    fix: 'Escreva o que este deveria dizer.',
  }),
  es: () => ({
    sentence: 'Otro elemento de esta lista, más arriba, dice lo mismo.',
    fix: 'Escriba lo que este debía decir.',
  }),
}

export const spacingWording: Wording<'spacing'> = {
  en: ({ args }) =>
    ({
      double: { sentence: 'There are two spaces in a row here.', fix: 'Remove one of them.' },
      'before-sign': { sentence: 'A space stands before the sign.', fix: 'Remove it.' },
      'after-comma': {
        sentence: 'No space follows the sign.',
        fix: 'Write a space after it.',
      },
    })[args.problem],
  pt: ({ args }) =>
    ({
      double: { sentence: 'Há dois espaços seguidos aqui.', fix: 'Remova um deles.' },
      'before-sign': { sentence: 'Há um espaço antes do sinal.', fix: 'Remova-o.' },
      'after-comma': {
        sentence: 'Falta um espaço depois do sinal.',
        fix: 'Escreva um espaço depois dele.',
      },
    })[args.problem],
  es: ({ args }) =>
    ({
      double: { sentence: 'Hay dos espacios seguidos aquí.', fix: 'Quite uno de ellos.' },
      'before-sign': { sentence: 'Hay un espacio antes del signo.', fix: 'Quítelo.' },
      'after-comma': {
        sentence: 'Falta un espacio después del signo.',
        fix: 'Escriba un espacio después de él.',
      },
    })[args.problem],
}

/** A sign without a partner. For markup that is left in the text, sign and partner are the same. */
export const unbalancedPairWording: Wording<'unbalanced-pair'> = {
  en: ({ args, key }) =>
    args.sign === args.partner
      ? {
          sentence: `Visitors would see \`${args.sign}\` as it is.`,
          fix: key
            ? 'Remove it: the text of a key has no formatting, links or HTML.'
            : 'Leave no space inside the signs of **bold** and *italics*, nor in a link: [words](#contato).',
        }
      : {
          sentence: `\`${args.sign}\` has no partner \`${args.partner}\` in this text.`,
          fix: 'Add the partner, or remove the sign.',
        },
  pt: ({ args, key }) =>
    args.sign === args.partner
      ? {
          sentence: `Os visitantes veriam \`${args.sign}\` tal como está.`,
          fix: key
            ? 'Remova-o: o texto de uma chave não tem formatação, links nem HTML.'
            : 'Não deixe espaços dentro dos sinais de **negrito** e *itálico*, nem no link: [palavras](#contato).',
        }
      : {
          sentence: `\`${args.sign}\` não tem seu par \`${args.partner}\` neste texto.`,
          fix: 'Acrescente o par ou remova o sinal.',
        },
  es: ({ args, key }) =>
    args.sign === args.partner
      ? {
          sentence: `Los visitantes verían \`${args.sign}\` tal cual.`,
          fix: key
            ? 'Quítelo: el texto de una clave no lleva formato, enlaces ni HTML.'
            : 'No deje espacios dentro de los signos de **negrita** y *cursiva*, ni en el enlace: [palabras](#contato).',
        }
      : {
          sentence: `\`${args.sign}\` no tiene su pareja \`${args.partner}\` en este texto.`,
          fix: 'Añada la pareja o quite el signo.',
        },
}

export const invisibleCharacterWording: Wording<'invisible-character'> = {
  en: ({ args }) => ({
    sentence: `There is a character here that can't be seen (${args.code}).`,
    fix: 'Remove it: npx cli check-locales --fix does it.',
  }),
  pt: ({ args }) => ({
    sentence: `Há aqui um caractere que não se vê (${args.code}).`,
    fix: 'Remova-o: npx cli check-locales --fix faz isso.',
  }),
  es: ({ args }) => ({
    sentence: `Hay aquí un carácter que no se ve (${args.code}).`,
    fix: 'Quítelo: npx cli check-locales --fix lo hace.',
  }),
}

export const swallowedTextWording: Wording<'swallowed-text'> = {
  en: ({ args }) => ({
    sentence: `\`${args.text}\` is shown nowhere: a space and a # begin a remark.`,
    fix: 'If it belongs to the text, put the whole text in double quotes; if it is a remark, give it a line of its own.',
  }),
  pt: ({ args }) => ({
    sentence: `\`${args.text}\` não aparece em lugar nenhum: um espaço e um # começam um comentário.`,
    fix: 'Se faz parte do texto, ponha o texto inteiro entre aspas duplas; se é um comentário, dê a ele uma linha própria.',
  }),
  es: ({ args }) => ({
    sentence: `\`${args.text}\` no aparece en ningún lugar: un espacio y un # empiezan un comentario.`,
    fix: 'Si es parte del texto, ponga todo el texto entre comillas dobles; si es un comentario, dele una línea propia.',
  }),
}
