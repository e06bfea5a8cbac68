import { sourceOf, type Content } from '../../content/content.ts'
import { suppressionsIn } from '../../content/suppressions.ts'
import { defineRule, type RuleContext } from '../../core/rule.ts'
import { suppresses } from '../../core/run-rules.ts'

export default defineRule({
  id: 'unused-allowance',
  severity: 'error',
  what: {
    en: 'Every suppression is needed.',
    pt: 'Todo comentário que desativa uma regra é necessário.',
    es: 'Todo comentario que desactiva una regla es necesario.',
  },
  why: {
    en: 'An unused suppression could hide a new problem. Remove it.',
    pt: 'Um comentário sem uso poderia esconder um problema novo. Remova-o.',
    es: 'Un comentario sin uso podría ocultar un problema nuevo. Quítelo.',
  },
  check(content: Content, { rules, findingsWithout }: RuleContext) {
    const found = findingsWithout('unused-allowance')
    // In invalid content, other problems can hide the problem that is suppressed.
    const isFatal = new Map(rules.map((one) => [one.id, !one.suppressible]))
    const invalid = new Set(
      found
        .filter(({ rule, severity }) => severity === 'error' && isFatal.get(rule))
        .map(({ file }) => file),
    )
    return content.files
      .filter((file) => !invalid.has(file.path))
      .filter((file) => !invalid.has(sourceOf(content, file)?.path ?? ''))
      .flatMap(suppressionsIn)
      .filter((suppression) => !found.some((finding) => suppresses(suppression, finding)))
      .map(({ file, place, rule }) => ({ file, place, data: { rule } }))
  },
  problem: {
    en: ({ rule }) => `This comment suppresses \`${rule}\`, but the rule reports nothing here.`,
    pt: ({ rule }) => `Este comentário desativa \`${rule}\`, mas a regra não aponta nada aqui.`,
    es: ({ rule }) => `Este comentario desactiva \`${rule}\`, pero la regla no señala nada aquí.`,
  },
  fix: {
    en: 'Remove the comment, or move it to the line above the problem.',
    pt: 'Remova o comentário ou mova-o para a linha acima do problema.',
    es: 'Quite el comentario o muévalo a la línea anterior al problema.',
  },
  cases: [
    {
      name: 'an unused suppression',
      file: 'content/pt-PT/services.mdx',
      find: /^title:/m,
      replace: '‸# allow doubled-word: the name of a song\ntitle:',
      report: /the rule reports nothing here/,
    },
    {
      name: 'a used suppression',
      file: 'content/es/services.mdx',
      find: /^title: .*/m,
      replace: '# allow doubled-word: the name of a song\ntitle: La la',
    },
  ],
})
