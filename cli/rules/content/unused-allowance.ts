import type { Content } from '../../content/content.ts'
import { suppressionsIn } from '../../content/suppressions.ts'
import { defineRule, type RuleContext } from '../../core/rule.ts'
import { suppresses } from '../../core/run-rules.ts'

/** An allowance for what is no longer there would hide the next fault of its kind. */
export default defineRule({
  id: 'unused-allowance',
  severity: 'error',
  runsLast: true,
  about: {
    en: `Every suppression is used.
      An unused one would hide the next problem of its kind. Remove it.`,
    pt: `Toda permissão é necessária.
      Uma que sobrou esconderia a próxima falha do mesmo tipo. Remova-a.`,
    es: `Cada permiso es necesario.
      Uno que sobra escondería el próximo fallo de su tipo. Quítelo.`,
  },
  check: ({ files }: Content, { found }: RuleContext) =>
    files.flatMap(suppressionsIn).flatMap((allowance) => {
      const { rule, reason, file, place } = allowance
      // `invalid-allowance` speaks of those without a rule or a reason.
      if (rule === undefined || reason === '') return []
      if (found.some((finding) => suppresses(allowance, finding))) return []
      const isRefused = found.some(
        (finding) =>
          finding.rule === 'invalid-allowance' &&
          finding.file === file &&
          finding.place.line === place.line,
      )
      if (isRefused) return []
      return [{ file, place, data: { rule } }]
    }),
  messages: {
    en: ({ rule }) => `This comment allows \`${rule}\`, and nothing below it needs that.
      Remove the comment, or move it to the line above what it allows.`,
    pt: ({ rule }) => `Este comentário permite \`${rule}\`, e nada abaixo dele precisa disso.
      Remova o comentário ou mova-o para a linha acima do que ele permite.`,
    es: ({ rule }) => `Este comentario permite \`${rule}\` y nada de lo que sigue lo necesita.
      Quite el comentario o póngalo en la línea anterior a lo que permite.`,
  },
  cases: [
    {
      name: 'a reason for what is no longer there',
      file: 'content/pt-PT/services.mdx',
      find: /^title:/m,
      replace: '‸# allow doubled-word: the name of a song\ntitle:',
      report: /nothing below it needs that/,
    },
  ],
})
