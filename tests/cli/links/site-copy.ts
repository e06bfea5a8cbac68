import { cpSync, readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { globSync } from 'tinyglobby'
import type { TestContext } from 'vitest'
import { ContentCopy, MARK, type Replacement } from '../../../cli/core/self-test.ts'
import { fixtureBuild, fixtureContent } from '../../fixtures/fixture-site.ts'
import { site } from '../../fixtures/words.ts'

/** A fault of the built site, and what the report must say about it. */
export interface SiteFault {
  name: string
  rule: string
  /** What is changed; the mark, or else the start of the first file, is where the fault is reported. */
  plant: Replacement[]
  /** Files written as a whole, or removed where null. */
  files?: Record<string, string | null>
  /** The place where there is nothing to mark, as `file:line:column`. */
  at?: string
  key?: string
  severity?: 'error' | 'warning'
  /** Part of the wording: its fix, the name that it suggests, who wrote it. */
  says: RegExp
}

/** The fixture's content and its build, in a temporary folder. */
export async function makeSiteCopy(): Promise<ContentCopy> {
  const copy = await ContentCopy.of(fixtureContent)
  // Without the compressed copies, which only servers read.
  const filter = (file: string) => !/\.(br|gz)$/.test(file)
  cpSync(fixtureBuild, copy.path('dist'), { recursive: true, filter })
  return copy
}

/** A copy that goes away with the test. */
export async function siteCopyForTest({ onTestFinished }: TestContext): Promise<ContentCopy> {
  const copy = await makeSiteCopy()
  onTestFinished(() => copy.remove())
  return copy
}

/** Plants a fault and returns the first line that the report must give it. */
export async function plantFault(copy: ContentCopy, fault: SiteFault): Promise<string> {
  let place = fault.at
  for (const [file, text] of Object.entries(fault.files ?? {})) {
    if (text === null) await rm(copy.path(file))
    else await writeFile(copy.path(file), text)
  }
  for (const planting of fault.plant) {
    const at = await copy.change(planting)
    if (planting.replace.includes(MARK)) place = `${planting.file}:${at}`
  }
  const { severity = 'error', rule, key } = fault
  return [place, severity, rule, ...(key ? [key] : [])].join('  ')
}

/** The files that a fault touches: another one in the same copy must leave them alone. */
export function filesOf({ plant, files = {} }: SiteFault): string[] {
  return [...plant.map(({ file }) => file), ...Object.keys(files)]
}

/** Lets every address of another site in the build lead to a local one, and none to the world. */
export async function leadOutside(copy: ContentCopy, address: string): Promise<void> {
  for (const file of globSync('**/*.html', { cwd: copy.path('dist') })) {
    const html = await copy.read(`dist/${file}`)
    const pointed = html.replace(
      /(href|src)="(https:[^"]*)"/g,
      (whole, name: string, url: string) =>
        url.startsWith(site.siteUrl) ? whole : `${name}="${address}/good"`,
    )
    await copy.write(`dist/${file}`, pointed)
  }
}

/** A link written into prose by a copywriter, and the same one on the built page. */
export function proseLink(
  { page, content }: { page: string; content: string },
  address: string,
  label: string,
): Replacement[] {
  const text = readFileSync(`${fixtureContent}/${content}`, 'utf8')
  const [, start = ''] = /^---\n\n(\S+ \S+ \S+)/m.exec(text) ?? []
  return [
    {
      file: content,
      find: /^---\n\n/m,
      replace: `---\n\n${address.includes(MARK) ? '' : MARK}[${label}](${address}) `,
    },
    {
      file: page,
      find: new RegExp(`(<p>)(?=${start})`),
      replace: `$1<a href="${address.replace(MARK, '')}">${label}</a> `,
    },
  ]
}
