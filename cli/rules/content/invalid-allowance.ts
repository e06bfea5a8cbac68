import { sourceOf, type Content } from '../../content/content-model.ts'
import { suppressionsIn } from '../../content/suppressions.ts'
import { defineRule, type Finding, type Problem, type RuleContext } from '../../core/rule.ts'
import { suppresses, type Suppression } from '../../core/run-rules.ts'
import { closestSpelling } from '../../core/suggestion.ts'

type Data =
  | { problem: 'no-rule' }
  | { problem: 'no-reason' | 'not-suppressible' | 'unknown-rule' | 'unused'; rule: string }

const EXAMPLE = '# allow untranslated-text: …'

const aboveLabel = { file: 'content/pt-PT/services.mdx', find: /^label:/m }

export default defineRule({
  id: 'invalid-allowance',
  severity: 'error',
  readsFindings: true,
  what: {
    en: 'A suppression contains the name of a rule that can be suppressed, and a reason, and it is needed.',
    pt: 'Um comentário que desativa uma regra contém o nome de uma regra que pode ser desativada e o motivo, e é necessário.',
    es: 'Un comentario que desactiva una regla contiene el nombre de una regla que se puede desactivar y el motivo, y es necesario.',
  },
  why: {
    en: 'Write, for example, `# allow untranslated-text: the name is the same in Spanish` on the line above the key or, for prose, above the closing dashes. Rules for errors that break the page cannot be suppressed, and an unused suppression could hide a new problem.',
    pt: 'Escreva, por exemplo, `# allow untranslated-text: o nome é o mesmo em espanhol` na linha acima do campo ou, para o texto corrido, acima do `---` que fecha o cabeçalho. Regras de erros que quebram a página não podem ser desativadas, e um comentário sem uso poderia esconder um problema novo.',
    es: 'Escriba, por ejemplo, `# allow untranslated-text: el nombre es igual en español` en la línea anterior a la clave o, para el texto corrido, encima del `---` que cierra la cabecera. Las reglas de errores que rompen la página no se pueden desactivar, y un comentario sin uso podría ocultar un problema nuevo.',
  },
  check(content: Content, { rules, findings }: RuleContext) {
    const suppressible = rules.filter((rule) => rule.suppressible).map(({ id }) => id)
    const isUsed = usedSuppressions(content, suppressible, findings)
    return content.files.flatMap(suppressionsIn).flatMap((suppression): Problem<Data>[] => {
      const { file, place, rule, reason } = suppression
      if (rule === undefined) return [{ file, place, data: { problem: 'no-rule' } }]
      if (!rules.some(({ id }) => id === rule)) {
        const meant = suppressible.find((id) =>
          findings.some((finding) => suppresses({ ...suppression, rule: id }, finding)),
        )
        const suggestion = meant ?? closestSpelling(rule, suppressible)
        return [{ file, place, data: { problem: 'unknown-rule', rule }, suggestion }]
      }
      if (!suppressible.includes(rule))
        return [{ file, place, data: { problem: 'not-suppressible', rule } }]
      if (reason === '') return [{ file, place, data: { problem: 'no-reason', rule } }]
      return isUsed(suppression) ? [] : [{ file, place, data: { problem: 'unused', rule } }]
    })
  },
  problem: {
    en: {
      'no-rule': 'This suppression does not name a rule.',
      'no-reason': ({ rule }) => `This suppression of \`${rule}\` does not give a reason.`,
      'not-suppressible': ({ rule }) => `\`${rule}\` cannot be suppressed.`,
      'unknown-rule': ({ rule }) => `There is no rule \`${rule}\`.`,
      unused: ({ rule }) =>
        `This comment suppresses \`${rule}\`, but the rule reports nothing here.`,
    },
    pt: {
      'no-rule': 'Este comentário não contém o nome de uma regra.',
      'no-reason': ({ rule }) => `Este comentário desativa \`${rule}\` sem dar o motivo.`,
      'not-suppressible': ({ rule }) => `\`${rule}\` não pode ser desativada.`,
      'unknown-rule': ({ rule }) => `Não existe a regra \`${rule}\`.`,
      unused: ({ rule }) =>
        `Este comentário desativa \`${rule}\`, mas a regra não aponta nada aqui.`,
    },
    es: {
      'no-rule': 'Este comentario no contiene el nombre de una regla.',
      'no-reason': ({ rule }) => `Este comentario desactiva \`${rule}\` sin dar el motivo.`,
      'not-suppressible': ({ rule }) => `\`${rule}\` no se puede desactivar.`,
      'unknown-rule': ({ rule }) => `No existe la regla \`${rule}\`.`,
      unused: ({ rule }) =>
        `Este comentario desactiva \`${rule}\`, pero la regla no señala nada aquí.`,
    },
  },
  fix: {
    en: {
      'no-rule': `Write the rule and a reason: ${EXAMPLE}`,
      'no-reason': ({ rule }) => `Write a reason after a colon: # allow ${rule}: …`,
      'not-suppressible': 'Remove the comment, and fix the problem.',
      'unknown-rule': `Copy the name of the rule from the report, and add a reason: ${EXAMPLE}`,
      unused: 'Remove the comment, or move it to the line above the problem.',
    },
    pt: {
      'no-rule': `Escreva a regra e um motivo: ${EXAMPLE}`,
      'no-reason': ({ rule }) => `Escreva o motivo depois de dois-pontos: # allow ${rule}: …`,
      'not-suppressible': 'Remova o comentário e corrija o problema.',
      'unknown-rule': `Copie o nome da regra do relatório e acrescente o motivo: ${EXAMPLE}`,
      unused: 'Remova o comentário ou mova-o para a linha acima do problema.',
    },
    es: {
      'no-rule': `Escriba la regla y un motivo: ${EXAMPLE}`,
      'no-reason': ({ rule }) => `Escriba el motivo después de dos puntos: # allow ${rule}: …`,
      'not-suppressible': 'Quite el comentario y corrija el problema.',
      'unknown-rule': `Copie el nombre de la regla del informe y añada el motivo: ${EXAMPLE}`,
      unused: 'Quite el comentario o muévalo a la línea anterior al problema.',
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
    {
      ...aboveLabel,
      name: 'an unused suppression',
      replace: '‸# allow doubled-word: the name of a song\nlabel:',
      report: /the rule reports nothing here/,
    },
  ],
})

/**
 * Returns a function that tells whether a suppression may be needed: its rule reports something at
 * its location, or might do so if other errors were corrected.
 */
function usedSuppressions(content: Content, suppressible: string[], findings: readonly Finding[]) {
  // In invalid content, other problems can hide the suppressed one.
  const invalid = findings
    .filter(({ rule, severity }) => severity === 'error' && !suppressible.includes(rule))
    .map(({ file }) => file)
  const uncertain = content.files
    .filter((file) =>
      [file, sourceOf(content, file)].some((read) => invalid.includes(read?.path ?? '')),
    )
    .map(({ path }) => path)
  return (suppression: Suppression) =>
    uncertain.includes(suppression.file) ||
    findings.some((finding) => suppresses(suppression, finding))
}
