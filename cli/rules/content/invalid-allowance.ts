import type { Content } from '../../content/content.ts'
import { suppressionsIn } from '../../content/suppressions.ts'
import { didYouMean } from '../../core/report-language.ts'
import { defineRule, type Problem, type RuleContext } from '../../core/rule.ts'
import type { Suppression } from '../../core/run-rules.ts'
import { nearest } from '../../core/suggestion.ts'

type AllowanceProblem =
  | { problem: 'no-reason'; rule: string }
  | { problem: 'unknown-rule'; rule: string; suggestion?: string | undefined }
  | { problem: 'not-allowable'; rule: string }
  | { problem: 'wrong-form' }

type Data = AllowanceProblem

const EXAMPLE = '# allow untranslated-text: …'

const above = { find: /^label:/m, file: 'content/pt-PT/services.mdx' }

export default defineRule({
  id: 'invalid-allowance',
  severity: 'error',
  runsLast: true,
  about: {
    en: `A suppression names an existing rule that can be suppressed, and gives a reason.
      \`# allow untranslated-text: the name is the same in Spanish\` goes on the line above the key; for prose, on the line above the closing dashes. Errors that break the page can't be suppressed.`,
    pt: `Um comentário que permite algo cita uma regra que se pode permitir e diz por quê.
      \`# allow untranslated-text: o nome é o mesmo em espanhol\`, na linha acima da chave; como última linha antes dos traços finais, vale para o texto corrido. O que quebra uma página não se permite.`,
    es: `Un comentario que permite algo nombra una regla que se puede permitir y dice por qué.
      \`# allow untranslated-text: el nombre es igual en español\`, en la línea anterior a la clave; como última línea antes de los guiones finales, vale para el texto corrido. Lo que rompe una página no se permite.`,
  },
  check({ files }: Content, { rules }: RuleContext): Problem<Data>[] {
    const ids = rules.map(({ id }) => id)
    const suppressible = rules.flatMap((one) => (one.suppressible ? one.id : []))
    const problemOf = ({ rule: name, reason }: Suppression): Data | undefined => {
      if (name === undefined) return { problem: 'wrong-form' }
      if (!ids.includes(name)) {
        return { problem: 'unknown-rule', rule: name, suggestion: nearest(name, suppressible) }
      }
      if (!suppressible.includes(name)) return { problem: 'not-allowable', rule: name }
      return reason === '' ? { problem: 'no-reason', rule: name } : undefined
    }
    return files.flatMap(suppressionsIn).flatMap((suppression) => {
      const data = problemOf(suppression)
      const { file, place } = suppression
      return data ? [{ file, place, data }] : []
    })
  },
  messages: {
    en: {
      'no-reason': ({ rule }) => `This comment allows \`${rule}\` and doesn't say why.
        Write the reason after a colon: # allow ${rule}: …`,
      'unknown-rule': ({ rule, suggestion }) => `There is no rule \`${rule}\`.
        ${didYouMean('en', suggestion) ?? 'Copy the name of the rule from the report.'}`,
      'not-allowable': ({ rule }) => `What \`${rule}\` finds breaks the page and can't be allowed.
        Remove the comment and put right what the rule finds.`,
      'wrong-form': `This comment allows something and names no rule.
        Write the rule and the reason: ${EXAMPLE}`,
    },
    pt: {
      'no-reason': ({ rule }) => `Este comentário permite \`${rule}\` e não diz por quê.
        Escreva o motivo depois de dois-pontos: # allow ${rule}: …`,
      'unknown-rule': ({ rule, suggestion }) => [
        `Não existe a regra \`${rule}\`.`,
        suggestion ? `Seria \`${suggestion}\`?` : 'Copie o nome da regra do relatório.',
      ],
      'not-allowable': ({ rule }) => `
        O que \`${rule}\` encontra quebra a página e não pode ser permitido.
        Remova o comentário e corrija o que a regra encontra.`,
      'wrong-form': `Este comentário permite algo e não cita nenhuma regra.
        Escreva a regra e o motivo: ${EXAMPLE}`,
    },
    es: {
      'no-reason': ({ rule }) => `Este comentario permite \`${rule}\` y no dice por qué.
        Escriba el motivo después de dos puntos: # allow ${rule}: …`,
      'unknown-rule': ({ rule, suggestion }) => [
        `No existe la regla \`${rule}\`.`,
        suggestion
          ? `¿Quería decir \`${suggestion}\`?`
          : 'Copie el nombre de la regla del informe.',
      ],
      'not-allowable': ({ rule }) => `
        Lo que encuentra \`${rule}\` rompe la página y no se puede permitir.
        Quite el comentario y corrija lo que encuentra la regla.`,
      'wrong-form': `Este comentario permite algo y no nombra ninguna regla.
        Escriba la regla y el motivo: ${EXAMPLE}`,
    },
  },
  cases: [
    {
      ...above,
      name: 'a rule that does not exist',
      replace: '‸# allow mising-key: later\nlabel:',
      report: /There is no rule `mising-key`/,
    },
    {
      ...above,
      name: 'a rule that can not be allowed',
      replace: '‸# allow missing-key: later\nlabel:',
      report: /can't be allowed/,
    },
    {
      ...above,
      name: 'no rule at all',
      replace: '‸# allow\nlabel:',
      report: /names no rule/,
    },
    {
      ...above,
      name: 'no reason',
      replace: '‸# allow spacing\nlabel:',
      report: /doesn't say why/,
    },
  ],
})
