import type { Content } from '../../content/content.ts'
import { suppressionsIn } from '../../content/suppressions.ts'
import { didYouMean } from '../../core/report-language.ts'
import { defineRule, type Problem, type RuleContext } from '../../core/rule.ts'
import { nearest } from '../../core/suggestion.ts'

type Data =
  | { problem: 'no-rule' }
  | { problem: 'no-reason' | 'not-suppressible'; rule: string }
  | { problem: 'unknown-rule'; rule: string; suggestion: string | undefined }

const EXAMPLE = '# allow untranslated-text: …'

const aboveLabel = { file: 'content/pt-PT/services.mdx', find: /^label:/m }

export default defineRule({
  id: 'invalid-allowance',
  severity: 'error',
  runsLast: true,
  about: {
    en: `A suppression names an existing rule that can be suppressed, and gives a reason.
      \`# allow untranslated-text: the name is the same in Spanish\` goes on the line above the key; for prose, on the line above the closing dashes. Errors that break the page can't be suppressed.`,
    pt: `Um comentário que desativa uma regra cita uma regra que se pode desativar e dá o motivo.
      \`# allow untranslated-text: o nome é o mesmo em espanhol\` fica na linha acima da chave; para o texto corrido, na linha acima dos traços finais. Erros que quebram a página não podem ser ignorados.`,
    es: `Un comentario que desactiva una regla nombra una regla que se puede desactivar y da el motivo.
      \`# allow untranslated-text: el nombre es igual en español\` va en la línea anterior a la clave; para el texto, en la línea anterior a los guiones finales. Los errores que rompen la página no se pueden ignorar.`,
  },
  check: ({ files }: Content, { rules }: RuleContext): Problem<Data>[] =>
    files.flatMap(suppressionsIn).flatMap(({ file, place, rule, reason }): Problem<Data>[] => {
      if (rule === undefined) return [{ file, place, data: { problem: 'no-rule' } }]
      const definition = rules.find(({ id }) => id === rule)
      if (!definition) {
        const suppressible = rules.filter((one) => one.suppressible).map(({ id }) => id)
        const suggestion = nearest(rule, suppressible)
        return [{ file, place, data: { problem: 'unknown-rule', rule, suggestion } }]
      }
      if (definition.suppressible && reason !== '') return []
      const problem = definition.suppressible ? 'no-reason' : 'not-suppressible'
      return [{ file, place, data: { problem, rule } }]
    }),
  messages: {
    en: {
      'no-rule': `This comment doesn't name a rule.
        Write the rule and the reason: ${EXAMPLE}`,
      'no-reason': ({ rule }) => `This comment allows \`${rule}\`, but doesn't say why.
        Write the reason after a colon: # allow ${rule}: …`,
      'not-suppressible': ({
        rule,
      }) => `\`${rule}\` finds what breaks the page, and can't be allowed.
        Remove the comment, and fix what the rule reports.`,
      'unknown-rule': ({ rule, suggestion }) => `There is no rule \`${rule}\`.
        ${didYouMean('en', suggestion) ?? 'Copy the name of the rule from the report.'}`,
    },
    pt: {
      'no-rule': `Este comentário não cita nenhuma regra.
        Escreva a regra e o motivo: ${EXAMPLE}`,
      'no-reason': ({ rule }) => `Este comentário permite \`${rule}\`, mas não diz por quê.
        Escreva o motivo depois de dois-pontos: # allow ${rule}: …`,
      'not-suppressible': ({
        rule,
      }) => `\`${rule}\` aponta o que quebra a página e não pode ser ignorada.
        Remova o comentário e corrija o que a regra aponta.`,
      'unknown-rule': ({ rule, suggestion }) => `Não existe a regra \`${rule}\`.
        ${didYouMean('pt', suggestion) ?? 'Copie o nome da regra do relatório.'}`,
    },
    es: {
      'no-rule': `Este comentario no nombra ninguna regla.
        Escriba la regla y el motivo: ${EXAMPLE}`,
      'no-reason': ({ rule }) => `Este comentario permite \`${rule}\`, pero no dice por qué.
        Escriba el motivo después de dos puntos: # allow ${rule}: …`,
      'not-suppressible': ({
        rule,
      }) => `\`${rule}\` señala lo que rompe la página y no se puede ignorar.
        Quite el comentario y corrija lo que señala la regla.`,
      'unknown-rule': ({ rule, suggestion }) => `No existe la regla \`${rule}\`.
        ${didYouMean('es', suggestion) ?? 'Copie el nombre de la regla del informe.'}`,
    },
  },
  cases: [
    {
      ...aboveLabel,
      name: 'no reason',
      replace: '‸# allow spacing\nlabel:',
      report: /doesn't say why/,
    },
    {
      ...aboveLabel,
      name: 'a rule and a reason',
      find: /^label: .*/m,
      replace: '# allow doubled-word: the name of a song\nlabel: La la',
    },
    {
      ...aboveLabel,
      name: 'no rule',
      replace: '‸# allow\nlabel:',
      report: /doesn't name a rule/,
    },
    {
      ...aboveLabel,
      name: 'a misspelled rule',
      replace: '‸# allow spacin: a table\nlabel:',
      report: /Did you mean `spacing`/,
    },
    {
      ...aboveLabel,
      name: 'a rule that cannot be suppressed',
      replace: '‸# allow missing-key: later\nlabel:',
      report: /can't be allowed/,
    },
  ],
})
