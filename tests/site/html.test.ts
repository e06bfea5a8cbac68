import { statSync } from 'node:fs'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'vitest'
import { pageUrls } from '../../src/urls.ts'
import { budgets } from '../read-budgets.ts'
import { builtFiles } from '../fixtures/built-files.ts'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // For other origins only: our own files are deployed together with the page.
      'require-sri': ['error', { target: 'crossorigin' }],
      // The specification allows an accessible name on a list, such as that of the diagram.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
    },
  }),
)

const pages = builtFiles('**/*.html', 'dist')

test.each(pages)('$path is valid HTML', async ({ path, text }) => {
  const { results } = await validator.validateString(text, path)
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  )
  expect(faults).toEqual([])
})

test.each(pageUrls.filter(({ page }) => page === 'landing'))(
  '$file stays within the budget for the landing document',
  ({ file }) => {
    const html = pages.find(({ path }) => path === file)?.text ?? ''
    // Hosts send the Brotli-compressed copy to browsers that support it.
    expect(
      statSync(`dist/${file}.br`).size,
      `its sections, before compression: ${sectionSizes(html)}`,
    ).toBeLessThanOrEqual(budgets.landingDocument)
  },
)

/** The sections of a page with their bytes, largest first. */
function sectionSizes(html: string): string {
  const sections = html.split(/(?=<section [^>]*id=")/).slice(1)
  return sections
    .map((text) => ({ id: /id="([^"]+)"/.exec(text)?.[1], bytes: Buffer.byteLength(text) }))
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ id, bytes }) => `#${id} ${bytes}`)
    .join(', ')
}
