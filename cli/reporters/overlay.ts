import { join } from 'node:path'
import type { ErrorPayload } from 'vite'
import type { SiteReport } from '../check-site.ts'
import { messageOf } from '../messages.ts'
import { reportWords } from '../messages/report-words.ts'
import type { ReportLanguage } from '../report-language.ts'
import { codeFrame } from './code-frame.ts'

/**
 * What Vite's error overlay shows: the first fault in full, the others as a list.
 * Null where nothing is wrong; warnings leave the page alone.
 */
export function overlayOf(
  { content, stale }: SiteReport,
  root: string,
  language: ReportLanguage,
): ErrorPayload | null {
  const [first, ...others] = content.findings.filter(({ severity }) => severity === 'error')
  if (!first) {
    const [file] = stale
    if (!file) return null
    const message = `The price tables are out of date (${stale.map(({ path }) => path).join(', ')}).\nFix: run npx cli prices`
    return payload({ message, id: join(root, file.path), stack: '' })
  }

  const { sentence, fix } = messageOf(first, language)
  const text = content.texts.get(first.file)
  const frame = text ? codeFrame(text, first.place) : null
  const file = join(root, first.file)
  return payload({
    message: `${sentence}\n${reportWords[language].fix}: ${fix}`,
    id: file,
    loc: { file, line: first.place.line, column: first.place.column },
    ...(frame && { frame: flushLeft([frame.source, frame.marker]) }),
    stack: others
      .map((finding) => {
        const { line, column } = finding.place
        return `${join(root, finding.file)}:${line}:${column} ${messageOf(finding, language).sentence}`
      })
      .join('\n'),
  })
}

function payload(err: ErrorPayload['err']): ErrorPayload {
  return { type: 'error', err: { ...err, plugin: 'content-check' } }
}

/** Both lines moved left by the same width: the overlay trims the first one alone. */
function flushLeft([source = '', ...rest]: string[]): string {
  const indent = source.length - source.trimStart().length
  return [source, ...rest].map((line) => line.slice(indent)).join('\n')
}
