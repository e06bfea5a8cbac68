import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { builtFiles } from '../fixtures/built-files.ts'

const checker = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // Our own files change together with the page that names them.
      'require-sri': ['error', { target: 'crossorigin' }],
      // The standard allows a name on a list; that of the diagram says what is in order there.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
    },
  }),
)

const pages = builtFiles('**/*.html', 'dist')

describe('the standard of HTML', () => {
  test.each(pages)('is kept by $path', async ({ path, text }) => {
    expect(await faultsOf(text, path)).toEqual([])
  })

  const [{ text: page } = { text: '' }] = pages
  test.each([
    ['a block inside a paragraph', '<p><div>x</div></p>'],
    ['an id used twice', '<i id="content"></i>'],
    ['a value that an attribute lacks', '<input type="phone" aria-label="x">'],
    ['a label of nothing', '<label for="nothing">x</label>'],
    ['an element left open', '<section><h2>x</h2>'],
  ])('is broken by %s', async (_what, fault) => {
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
