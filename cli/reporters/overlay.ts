import path from 'node:path'
import type { ErrorPayload } from 'vite'
import { formatLocation } from '../core/location.ts'
import type { ReportLanguage } from '../core/report-language.ts'
import type { Report } from '../core/report.ts'
import type { StaleFile } from '../prices/generated-folder.ts'
import { codeFrame, type CodeFrame } from './code-frame.ts'
import { reportWords } from './report-words.ts'
import { summarizeStaleFiles } from './stale-files.ts'

/**
 * Returns the content of Vite's error overlay: the first error, then a list of the others or, if
 * there are no errors, the stale files. Returns null without errors or stale files.
 */
export function formatOverlay(
  report: Report,
  stale: readonly StaleFile[],
  { root, language }: { root: string; language: ReportLanguage },
): ErrorPayload | null {
  const [first, ...others] = report.findings.filter(({ severity }) => severity === 'error')
  if (!first) {
    const files = stale.map((file) => path.join(root, file.path))
    if (!files[0]) return null
    const message = summarizeStaleFiles(stale, { colors: false, language })
    return payload({ message, id: files[0], stack: files.join('\n') })
  }

  const { problem, fix } = first.messageIn(language)
  const text = report.texts.get(first.file)
  const frame = text ? codeFrame(text, first.place) : null
  const file = path.join(root, first.file)
  return payload({
    message: `${problem}\n${reportWords[language].fix}: ${fix}`,
    id: file,
    loc: { file, line: first.place.line, column: first.place.column },
    ...(frame && { frame: withoutIndentation(frame) }),
    stack: others
      .map(
        (finding) =>
          `${path.join(root, formatLocation(finding))} ${finding.messageIn(language).problem}`,
      )
      .join('\n'),
  })
}

function payload(err: ErrorPayload['err']): ErrorPayload {
  return { type: 'error', err: { ...err, plugin: 'content-check' } }
}

/** Removes the indentation from both lines, because the overlay would trim only the first. */
function withoutIndentation({ source, marker }: CodeFrame): string {
  const indentation = source.length - source.trimStart().length
  return `${source.slice(indentation)}\n${marker.slice(indentation)}`
}
