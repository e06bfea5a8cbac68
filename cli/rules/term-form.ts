import type { Finding } from '../finding.ts'
import { copyOf, partOf } from '../model/counterpart.ts'
import { glossaryOf } from '../model/glossary.ts'
import { escapeRegExp } from '../regular-expression.ts'
import type { Rule } from './rule.ts'

/** A name is written letter by letter as the glossary has it. */
export const termForm: Rule = {
  id: 'term-form',
  allowable: true,
  check(model) {
    // An expression with letters of all scripts takes long to make: once for all texts.
    const names = glossaryOf(model).names.map((name) => [name, looselyWritten(name)] as const)
    return copyOf(model).flatMap((text) =>
      names.flatMap(([name, pattern]) =>
        Array.from(text.own.matchAll(pattern))
          .filter((match) => match[0] !== name)
          .map((match): Finding => {
            const part = partOf(text, match.index, match.index + match[0].length)
            const { line, column, end } = part.place
            const isExact = end?.line === line && end.column - column === match[0].length
            return {
              rule: 'term-form',
              severity: 'error',
              ...part,
              args: { found: match[0], name },
              ...(isExact && { repair: { from: { line, column }, to: end, text: name } }),
            }
          }),
      ),
    )
  },
}

/** The name in any case, with a space or a hyphen where a capital begins a part: `Whatsapp`, `You-Bot`. */
function looselyWritten(name: string): RegExp {
  const parts = name.split(/(?<=\p{Ll})(?=\p{Lu})/u).map(escapeRegExp)
  return new RegExp(`(?<![\\p{L}\\p{N}/.@])${parts.join('[ -]?')}(?![\\p{L}\\p{N}])`, 'giu')
}
