import { sourceOf, type Content } from '../../content/content.ts'
import { suppressionsIn } from '../../content/suppressions.ts'
import { defineRule, type RuleContext } from '../../core/rule.ts'
import { suppresses } from '../../core/run-rules.ts'

export default defineRule({
  id: 'unused-allowance',
  severity: 'error',
  runsLast: true,
  about: {
    en: `Every suppression is used.
      An unused one would hide the next problem of its kind. Remove it.`,
    pt: `Todo comentário que desativa uma regra é necessário.
      Um que sobrou esconderia o próximo problema do mesmo tipo. Remova-o.`,
    es: `Todo comentario que desactiva una regla es necesario.
      Uno que sobra escondería el próximo problema de su tipo. Quítelo.`,
  },
  check(content: Content, { found, rules }: RuleContext) {
    // Where content is invalid, a problem may only be hidden.
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
  messages: {
    en: ({ rule }) => `This comment allows \`${rule}\`, but the rule finds nothing here.
      Remove the comment, or move it to the line above what it allows.`,
    pt: ({ rule }) => `Este comentário permite \`${rule}\`, mas a regra não aponta nada aqui.
      Remova o comentário ou mova-o para a linha acima do que ele permite.`,
    es: ({ rule }) => `Este comentario permite \`${rule}\`, pero la regla no señala nada aquí.
      Quite el comentario o póngalo en la línea anterior a lo que permite.`,
  },
  cases: [
    {
      name: 'a suppression that nothing needs',
      file: 'content/pt-PT/services.mdx',
      find: /^title:/m,
      replace: '‸# allow doubled-word: the name of a song\ntitle:',
      report: /the rule finds nothing here/,
    },
    {
      name: 'a suppression that is used',
      file: 'content/es/services.mdx',
      find: /^title: .*/m,
      replace: '# allow doubled-word: the name of a song\ntitle: La la',
    },
  ],
})
