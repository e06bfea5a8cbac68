import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { builtFiles } from '../fixtures/built-files.ts'

const checker = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // For other origins only: our own files are deployed together with the page.
      'require-sri': ['error', { target: 'crossorigin' }],
      // The specification allows an accessible name on a list; that of the diagram has one.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
    },
  }),
)

const pages = builtFiles('**/*.html', 'dist')

describe('HTML validation', () => {
  test.each(pages)('accepts $path', async ({ path, text }) => {
    expect(await faultsOf(text, path)).toEqual([])
  })

  const [{ text: page } = { text: '' }] = pages
  test.each([
    ['a block element in a paragraph', '<p><div>x</div></p>'],
    ['an id used twice', '<i id="content"></i>'],
    ['an invalid attribute value', '<input type="phone" aria-label="x">'],
    ['a label without a control', '<label for="nothing">x</label>'],
    ['an unclosed element', '<section><h2>x</h2>'],
  ])('rejects %s', async (_what, fault) => {
    expect(await faultsOf(page.replace('</main>', `${fault}</main>`), 'broken.html')).not.toEqual(
      [],
    )
  })
})

async function faultsOf(html: string, file: string): Promise<string[]> {
  const { results } = await checker.validateString(html, file)
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  )
}
