import { readContent, readSettings, type ContentModel } from './content-model.ts'
import { withoutEchoes } from './echoes.ts'
import type { Finding } from './finding.ts'
import { allowancesIn, allows } from './model/allowance.ts'
import { rules } from './rules/index.ts'

/** What a check found, and what a reporter needs to show it. */
export interface Report {
  /** By file, then by position; without what the content allows. */
  findings: readonly Finding[]
  fileCount: number
  /** Languages with a folder of their own. */
  localeCount: number
  /** The text of each file that could be read, by its path from the root. */
  texts: ReadonlyMap<string, string>
}

export interface CheckOptions {
  /** Also whatever keeps content from going public. */
  release?: boolean
}

/**
 * Checks all content. Prints nothing and changes nothing.
 *
 * @param root the folder that holds `content/`
 * @throws InputError where there is no such folder
 */
export async function checkContent(root: string, options: CheckOptions = {}): Promise<Report> {
  const model = await readContent(root)
  const environment = options.release ? await buildEnvironment(root) : undefined
  return reportOn({ ...model, environment }, options)
}

/** The variables that a build for the public would see, from the shell and from `.env` files. */
async function buildEnvironment(root: string): Promise<Record<string, string>> {
  const { loadEnv } = await import('vite')
  return loadEnv('production', root, 'VITE_')
}

/** Checks the settings alone, by the same rules. */
export async function checkSettings(
  root: string,
): Promise<{ model: ContentModel; report: Report }> {
  const model = await readSettings(root)
  return { model, report: reportOn(model, {}) }
}

function reportOn(model: ContentModel, { release = false }: CheckOptions): Report {
  const read = model.files.filter(
    ({ source }) => source.state === 'text' || source.state === 'not-utf8',
  )
  return {
    findings: withoutEchoes(findingsIn(model, release)).toSorted(byPlace),
    fileCount: read.length,
    localeCount: model.localeFolders.filter(({ listing }) => listing.state === 'listed').length,
    texts: new Map(
      read.flatMap(({ path, source }) => (source.state === 'text' ? [[path, source.text]] : [])),
    ),
  }
}

function findingsIn(model: ContentModel, release: boolean): Finding[] {
  const found: Finding[] = []
  for (const rule of rules) {
    if (rule.release && !release) continue
    found.push(...rule.check(model, found))
  }
  const allowable = new Set<string>(rules.filter((rule) => rule.allowable).map(({ id }) => id))
  const allowances = model.files
    .flatMap(allowancesIn)
    .filter(({ rule, reason }) => rule !== undefined && allowable.has(rule) && reason !== '')
  return found.filter((finding) => !allowances.some((allowance) => allows(allowance, finding)))
}

function byPlace(a: Finding, b: Finding): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.place.line - b.place.line || a.place.column - b.place.column
}
