import type { Suppression } from '../core/run-rules.ts'
import type { ReportLanguage } from '../core/report-language.ts'
import type { ContentFile } from './content-model.ts'
import { indentationOf, ITEM } from './files/yaml-indentation.ts'

/**
 * The comments in a file that suppress a rule, in document order:
 *
 *     # allow untranslated-text: the name is the same in Spanish
 *     tab: Data Squad
 *
 * A comment applies to what follows it: a key or list item with everything nested in it or, if the
 * comment is at the end of the front matter, the prose.
 */
export function suppressionsIn(file: ContentFile): Suppression[] {
  if (file.source.state !== 'text') return []
  const lines = file.source.text.split('\n')
  const frontMatter = file.scope === 'locale' ? file.frontMatter : undefined
  const fence = frontMatter?.state === 'found' ? frontMatter.closing.line - 1 : -1
  const end = fence === -1 ? lines.length : fence

  return lines.slice(0, end).flatMap((line, at) => {
    const match = COMMENT.exec(line)
    if (!match) return []
    const [whole, rule, reason = ''] = match
    const column = line.indexOf('#') + 1
    const from = nextLine(lines, at + 1)
    const to = from === fence ? lines.length - 1 : lastLineOf(lines, from, end)
    return {
      file: file.path,
      place: { line: at + 1, column, end: { line: at + 1, column: whole.length + 1 } },
      rule,
      reason: reason.trim(),
      from: from + 1,
      to: to + 1,
    }
  })
}

const COMMENT = /^\s*#\s*allow\b(?:\s+([\w-]+))?\s*(?::\s*(.*?))?\s*$/

/** The index of the first line with content at or after `start`, or else of the last line. */
function nextLine(lines: readonly string[], start: number): number {
  const found = lines.findIndex((line, at) => at >= start && !/^\s*(#.*)?$/.test(line))
  return found === -1 ? lines.length - 1 : found
}

/** The index of the last line that belongs to the key or list item at `start`. */
function lastLineOf(lines: readonly string[], start: number, end: number): number {
  const indent = indentationOf(lines[start] ?? '')
  let last = start
  for (let at = start + 1; at < end; at += 1) {
    const line = lines[at] ?? ''
    if (line.trim() === '') continue
    // The items of a list may have the same indentation as its key.
    const isItem = indentationOf(line) === indent && ITEM.test(line)
    const opensList = isItem && !ITEM.test(lines[start] ?? '')
    if (indentationOf(line) <= indent && !opensList) break
    last = at
  }
  return last
}

type Advice = (rule: string, isProse: boolean) => string

/** The end of a sentence that tells the writer how to suppress a rule for a text. */
export const suppressionAdvice: Record<ReportLanguage, Advice> = {
  en: (rule, isProse) =>
    `write this line above ${isProse ? 'the closing `---`' : 'the key'}: # allow ${rule}: your reason`,
  pt: (rule, isProse) =>
    `escreva esta linha acima ${isProse ? 'do `---` que fecha o cabeçalho' : 'do campo'}: # allow ${rule}: o motivo`,
  es: (rule, isProse) =>
    `escriba esta línea encima ${isProse ? 'del `---` que cierra la cabecera' : 'de la clave'}: # allow ${rule}: el motivo`,
}
