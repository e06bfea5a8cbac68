import { offered } from './list-words.ts'
import type { Wording } from './wording.ts'

const EXAMPLE = '# allow untranslated-text: …'

export const invalidAllowanceWording: Wording<'invalid-allowance'> = {
  en: ({ args }) => {
    switch (args.problem) {
      case 'no-reason':
        return {
          sentence: `This comment allows \`${args.rule}\` and doesn't say why.`,
          fix: `Write the reason after a colon: # allow ${args.rule}: …`,
        }
      case 'unknown-rule':
        return {
          sentence: `There is no rule \`${args.rule}\`.`,
          fix: offered('en', args.suggestion) ?? 'Copy the name of the rule from the report.',
        }
      case 'not-allowable':
        return {
          sentence: `What \`${args.rule}\` finds breaks the page and can't be allowed.`,
          fix: 'Remove the comment and put right what the rule finds.',
        }
      case 'wrong-form':
        return {
          sentence: 'This comment allows something and names no rule.',
          fix: `Write the rule and the reason: ${EXAMPLE}`,
        }
    }
  },
  pt: ({ args }) => {
    switch (args.problem) {
      case 'no-reason':
        return {
          sentence: `Este comentário permite \`${args.rule}\` e não diz por quê.`,
          fix: `Escreva o motivo depois de dois-pontos: # allow ${args.rule}: …`,
        }
      case 'unknown-rule':
        return {
          sentence: `Não existe a regra \`${args.rule}\`.`,
          fix: args.suggestion
            ? `Seria \`${args.suggestion}\`?`
            : 'Copie o nome da regra do relatório.',
        }
      case 'not-allowable':
        return {
          sentence: `O que \`${args.rule}\` encontra quebra a página e não pode ser permitido.`,
          fix: 'Remova o comentário e corrija o que a regra encontra.',
        }
      case 'wrong-form':
        return {
          sentence: 'Este comentário permite algo e não cita nenhuma regra.',
          fix: `Escreva a regra e o motivo: ${EXAMPLE}`,
        }
    }
  },
  es: ({ args }) => {
    switch (args.problem) {
      case 'no-reason':
        return {
          sentence: `Este comentario permite \`${args.rule}\` y no dice por qué.`,
          fix: `Escriba el motivo después de dos puntos: # allow ${args.rule}: …`,
        }
      case 'unknown-rule':
        return {
          sentence: `No existe la regla \`${args.rule}\`.`,
          fix: args.suggestion
            ? `¿Quería decir \`${args.suggestion}\`?`
            : 'Copie el nombre de la regla del informe.',
        }
      case 'not-allowable':
        return {
          sentence: `Lo que encuentra \`${args.rule}\` rompe la página y no se puede permitir.`,
          fix: 'Quite el comentario y corrija lo que encuentra la regla.',
        }
      case 'wrong-form':
        return {
          sentence: 'Este comentario permite algo y no nombra ninguna regla.',
          fix: `Escriba la regla y el motivo: ${EXAMPLE}`,
        }
    }
  },
}

export const unusedAllowanceWording: Wording<'unused-allowance'> = {
  en: ({ args }) => ({
    sentence: `This comment allows \`${args.rule}\`, and nothing below it needs that.`,
    fix: 'Remove the comment, or move it to the line above what it allows.',
  }),
  pt: ({ args }) => ({
    sentence: `Este comentário permite \`${args.rule}\`, e nada abaixo dele precisa disso.`,
    fix: 'Remova o comentário ou mova-o para a linha acima do que ele permite.',
  }),
  es: ({ args }) => ({
    sentence: `Este comentario permite \`${args.rule}\` y nada de lo que sigue lo necesita.`,
    fix: 'Quite el comentario o póngalo en la línea anterior a lo que permite.',
  }),
}
