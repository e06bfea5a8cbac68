import { locales, sourceLocale } from '../../src/locales.ts'
import type { RuleId } from '../finding.ts'
import { localeFolder } from '../model/layout.ts'
import { pointAt } from '../place.ts'
import type { ContentCopy, Planting } from './content-copy.ts'

/** A fault that a rule must find, and what the report must say; about its file it says nothing else. */
export type PlantedFault = Planting & {
  name: string
  /** Where the report must be, if not at the mark: after the match in another file. */
  reported?: { file: string; before: RegExp }
  key?: string
  /** Part of the report in English: its fix, or the name that it suggests. */
  says: RegExp
}

/** A fault, and the rule that must find it. */
export type RuleFault = PlantedFault & { rule: RuleId }

/** Where the report of a fault must be. */
export interface ReportedAt {
  file: string
  /** `line:column` */
  place: string
}

/**
 * Plants a fault in a copy of the content.
 *
 * @throws Error where the content has no place for it
 */
export async function plantFault(copy: ContentCopy, fault: PlantedFault): Promise<ReportedAt> {
  const place = await copy.plant(fault)
  const { reported } = fault
  if (!reported) return { file: fault.file, place }
  const text = await copy.read(reported.file)
  const match = reported.before.exec(text)
  if (!match) throw new Error(`${String(reported.before)} is not in ${reported.file}`)
  const { line, column } = pointAt(text, match.index + match[0].length)
  return { file: reported.file, place: `${line}:${column}` }
}

/** The files that a fault has to itself: its own, and, if that is a source, its translations. */
export function filesOf({ file }: PlantedFault): string[] {
  const source = `${localeFolder(sourceLocale)}/`
  if (!file.startsWith(source)) return [file]
  return locales.map((locale) => `${localeFolder(locale)}/${file.slice(source.length)}`)
}
