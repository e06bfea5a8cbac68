import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkContent } from '../../cli/checks/check-content.ts'
import { contentRules } from '../../cli/checks/load-rules.ts'
import type { Finding } from '../../cli/core/rule.ts'
import { fixtureContent } from '../../config/fixture-paths.ts'
import { locales as allLocales, type Locale } from '../../src/locales.ts'
import { TemporaryFolder } from '../temporary-folder.ts'

/**
 * Sentences by a consultancy's copywriter, written without knowledge of the checks. Do not adapt
 * them to the checks; add new sentences instead.
 */
const folder = new URL('business-sentences/', import.meta.url)
const sentencesOf = (locale: Locale) =>
  readFileSync(new URL(`${locale}.txt`, folder), 'utf8')
    .trim()
    .split('\n')

/** A language added later may have no sentences. */
const locales = allLocales.filter((locale) => existsSync(new URL(`${locale}.txt`, folder)))

const fileOf = (locale: Locale) => `content/${locale}/about.mdx`

let copy: TemporaryFolder
beforeAll(() => {
  copy = TemporaryFolder.create().add(['content'], fixtureContent)
})
afterAll(() => copy.remove())

/**
 * Returns the findings in a file, except those from rules that compare texts: the sentences are not
 * translations of each other. The spelling rule, which also compares texts, is included.
 */
async function reportsOn(path: string): Promise<readonly Finding[]> {
  const rules = await contentRules()
  const ignored = new Set(rules.flatMap(({ id, isComparison }) => (isComparison ? id : [])))
  ignored.delete('misspelled-word')
  const { findings } = await checkContent(copy.root)
  return findings.filter(({ rule, file }) => file === path && !ignored.has(rule))
}

// Languages are tested one at a time, because a loanword that occurs in two languages is accepted.
test.each(locales)(
  'at most one in fifty sentences of business prose is reported: %s',
  async (locale) => {
    const file = fileOf(locale)
    const text = (await copy.read(file)).trimEnd()
    const sentences = sentencesOf(locale)
    await copy.write(file, `${text}\n\n${sentences.join('\n\n')}\n`)
    const findings = await reportsOn(file)
    await copy.write(file, `${text}\n`)

    // The first sentence is on this line, and the others are on every second line below it.
    const firstLine = text.split('\n').length + 2
    const reports = findings.map(({ rule, place, messageIn }) => {
      const sentence = sentences[(place.line - firstLine) / 2]
      return `${rule}: ${messageIn('en').problem} ${sentence}`
    })
    expect(reports.length / sentences.length, reports.join('\n')).toBeLessThanOrEqual(1 / 50)
  },
)
