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
  what: {
    en: 'A suppression contains the name of a rule that can be suppressed, and a reason.',
    pt: 'Um comentário que desativa uma regra contém o nome de uma regra que pode ser desativada e o motivo.',
    es: 'Un comentario que desactiva una regla contiene el nombre de una regla que se puede desactivar y el motivo.',
  },
  why: {
    en: 'Write, for example, `# allow untranslated-text: the name is the same in Spanish` on the line above the key or, for prose, above the closing dashes. Rules for errors that break the page cannot be suppressed.',
    pt: 'Escreva, por exemplo, `# allow untranslated-text: o nome é o mesmo em espanhol` na linha acima da chave ou, para o texto corrido, acima dos traços finais. Regras de erros que quebram a página não podem ser desativadas.',
    es: 'Escriba, por ejemplo, `# allow untranslated-text: el nombre es igual en español` en la línea anterior a la clave o, para el texto corrido, antes de los guiones finales. Las reglas de errores que rompen la página no se pueden desactivar.',
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
  problem: {
    en: {
      'no-rule': 'This suppression does not name a rule.',
      'no-reason': ({ rule }) => `This suppression of \`${rule}\` does not give a reason.`,
      'not-suppressible': ({ rule }) => `\`${rule}\` cannot be suppressed.`,
      'unknown-rule': ({ rule }) => `There is no rule \`${rule}\`.`,
    },
    pt: {
      'no-rule': 'Este comentário não contém o nome de uma regra.',
      'no-reason': ({ rule }) => `Este comentário desativa \`${rule}\` sem dar o motivo.`,
      'not-suppressible': ({ rule }) => `\`${rule}\` não pode ser desativada.`,
      'unknown-rule': ({ rule }) => `Não existe a regra \`${rule}\`.`,
    },
    es: {
      'no-rule': 'Este comentario no contiene el nombre de una regla.',
      'no-reason': ({ rule }) => `Este comentario desactiva \`${rule}\` sin dar el motivo.`,
      'not-suppressible': ({ rule }) => `\`${rule}\` no se puede desactivar.`,
      'unknown-rule': ({ rule }) => `No existe la regla \`${rule}\`.`,
    },
  },
  fix: {
    en: {
      'no-rule': `Write the rule and a reason: ${EXAMPLE}`,
      'no-reason': ({ rule }) => `Write a reason after a colon: # allow ${rule}: …`,
      'not-suppressible': 'Remove the comment, and fix the problem.',
      'unknown-rule': ({ suggestion }) =>
        didYouMean('en', suggestion) ?? 'Copy the name of the rule from the report.',
    },
    pt: {
      'no-rule': `Escreva a regra e um motivo: ${EXAMPLE}`,
      'no-reason': ({ rule }) => `Escreva o motivo depois de dois-pontos: # allow ${rule}: …`,
      'not-suppressible': 'Remova o comentário e corrija o problema.',
      'unknown-rule': ({ suggestion }) =>
        didYouMean('pt', suggestion) ?? 'Copie o nome da regra do relatório.',
    },
    es: {
      'no-rule': `Escriba la regla y un motivo: ${EXAMPLE}`,
      'no-reason': ({ rule }) => `Escriba el motivo después de dos puntos: # allow ${rule}: …`,
      'not-suppressible': 'Quite el comentario y corrija el problema.',
      'unknown-rule': ({ suggestion }) =>
        didYouMean('es', suggestion) ?? 'Copie el nombre de la regla del informe.',
    },
  },
  cases: [
    {
      ...aboveLabel,
      name: 'no reason',
      replace: '‸# allow spacing\nlabel:',
      report: /does not give a reason/,
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
      report: /does not name a rule/,
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
      report: /cannot be suppressed/,
    },
  ],
})
