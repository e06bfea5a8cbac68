import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { checkContent } from '../../cli/checks/check-content.ts'
import { contentRules } from '../../cli/checks/load-rules.ts'
import type { Finding } from '../../cli/core/rule.ts'
import { fixtureContent } from '../../config/fixture-site.ts'
import { locales, type Locale } from '../../src/locales.ts'
import { TemporaryFolder } from '../temporary-folder.ts'

/**
 * Sentences of a consultancy's copywriter, written without knowledge of the checks. Do not adapt
 * them to the checks; add others.
 */
const sentencesOf = (locale: Locale) =>
  readFileSync(new URL(`business-sentences/${locale}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')

const fileOf = (locale: Locale) => `content/${locale}/about.mdx`

let findings: readonly Finding[]
/** The line of the first sentence of each language; the others follow on every second line. */
const firstLines = new Map<Locale, number>()

beforeAll(async () => {
  const copy = TemporaryFolder.create().add(['content'], fixtureContent)
  for (const locale of locales) {
    const text = (await copy.read(fileOf(locale))).trimEnd()
    firstLines.set(locale, text.split('\n').length + 2)
    await copy.write(fileOf(locale), `${text}\n\n${sentencesOf(locale).join('\n\n')}\n`)
  }
  // The sentences are not translations of each other.
  const rules = await contentRules()
  const ignored = new Set(rules.flatMap(({ id, isComparison }) => (isComparison ? id : [])))
  ignored.delete('misspelled-word')
  findings = (await checkContent(copy.root)).findings.filter(({ rule }) => !ignored.has(rule))
  await copy.remove()
})

test.each(locales)('at most one report in fifty sentences of business prose: %s', (locale) => {
  const sentences = sentencesOf(locale)
  const reports = findings
    .filter(({ file }) => file === fileOf(locale))
    .map(({ rule, place, messageIn }) => {
      const sentence = sentences[(place.line - (firstLines.get(locale) ?? 0)) / 2]
      return `${rule}: ${messageIn('en').problem} ${sentence}`
    })
  expect(reports.length / sentences.length, reports.join('\n')).toBeLessThanOrEqual(1 / 50)
})
