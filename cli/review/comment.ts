import path from 'node:path/posix'
import { diffWords } from '../content/translations/word-diff.ts'
import { formatLocation } from '../core/location.ts'
import type { ReportLanguage } from '../core/report-language.ts'
import type { Finding } from '../core/rule.ts'
import { reportWords } from '../reporters/report-words.ts'
import { bySeverity } from '../reporters/text.ts'
import type { TextChange } from './changes.ts'
import { reviewWords } from './review-words.ts'
import type { Review } from './review-texts.ts'

/**
 * The maximum total size of all list items, in bytes. GitHub rejects comments longer than 65,536
 * characters.
 */
const MAX_SIZE = 50_000

/** Lists with more items than this are collapsed. */
const MAX_ITEMS = 8

/** Returns a review as Markdown, for a comment that is readable on a phone. */
export function formatComment(review: Review, language: ReportLanguage): string {
  const words = reviewWords[language]
  const { changes, acceptCommands, pictures } = review
  const { findings } = review.report
  let room = MAX_SIZE
  const list = (title: string, items: readonly string[], { intro = '', fence = '' } = {}) => {
    const shown = items.filter((item) => {
      const size = Buffer.byteLength(item)
      if (size > room) return false
      room -= size
      return true
    })
    const rest = items.length - shown.length
    const block = [fence, ...shown, fence].filter(Boolean).join('\n')
    const parts = [intro, block, ...(rest > 0 ? [words.more(rest)] : [])].filter(Boolean)
    const text = `${parts.join('\n\n')}\n`
    if (items.length <= MAX_ITEMS) return `**${title}**\n\n${text}`
    return `<details><summary>${title}</summary>\n\n${text}\n</details>\n`
  }
  const blocks = [
    `### ${words.title}\n`,
    ...(changes.length + findings.length === 0 ? [`${words.noTexts}\n`] : []),
    ...changes.map(({ locale, changes: localeChanges }) => {
      const title = `${locale ?? words.allLanguages}: ${words.changed(localeChanges.length)}`
      return list(
        title,
        localeChanges.map((change) => formatChange(change, language)),
      )
    }),
    ...(acceptCommands.length > 0
      ? [
          list(words.stale(acceptCommands.length), acceptCommands, {
            intro: words.accept,
            fence: '```',
          }),
        ]
      : []),
    findings.length > 0
      ? list(
          words.findings,
          bySeverity(findings).map((finding) => formatFinding(finding, language)),
        )
      : `${words.clean}\n`,
    ...('problem' in pictures ? [`${pictures.problem}\n`] : []),
    ...('length' in pictures && pictures.length === 0 ? [`${words.noPictures}\n`] : []),
  ]
  return blocks.join('\n')
}

function formatChange({ file, id, purpose, before, after }: TextChange, language: ReportLanguage) {
  const { added, removed } = reviewWords[language]
  const state = before === undefined ? ` (${added})` : after === undefined ? ` (${removed})` : ''
  const use = purpose ? `: ${escapeMarkdown(purpose[language])}` : ''
  const difference = diffWords(before ?? '', after ?? '').map(({ kind, text }) => {
    const escaped = escapeMarkdown(text)
    // Uses HTML, because `~~` and `**` have no effect between a letter and a full stop.
    return { unchanged: escaped, removed: `<del>${escaped}</del>`, added: `<ins>${escaped}</ins>` }[
      kind
    ]
  })
  return `- ${code(path.basename(file))} ${code(id)}${state}${use}<br>\n  ${difference.join('')}`
}

function formatFinding(finding: Finding, language: ReportLanguage): string {
  const { severity, fix } = reportWords[language]
  const message = finding.messageIn(language)
  const head = `**${severity[finding.severity]}** ${code(formatLocation(finding))} ${finding.rule}`
  return `- ${head}<br>\n  ${escapeOutsideCode(message.problem)}<br>\n  ${fix}: ${escapeOutsideCode(message.fix)}`
}

/** Escapes a sentence, except for the names in backticks, which stay inline code. */
function escapeOutsideCode(sentence: string): string {
  const parts = sentence.split(/(`[^`]+`)/)
  return parts.map((part, index) => (index % 2 === 1 ? code(part) : escapeMarkdown(part))).join('')
}

function code(text: string): string {
  return `\`${text.replaceAll('`', '').replace(/\s+/g, ' ')}\``
}

/**
 * Escapes text so that Markdown shows it literally and on one line: without markup, links, or
 * mentions of people and issues.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\\`*_{}[\]()>+!|~$-]/g, '\\$&')
    .replace(/[@#:.](?=[\w/])/g, '$&<!-- -->')
    .replace(/#/g, '\\#')
}
