import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'vitest'
import { pages, site } from './built-site.ts'

const { analytics } = site.privacy.recipients

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // Only files from other origins need integrity hashes. An analytics script is excluded,
      // because it changes without notice.
      'require-sri': [
        'error',
        { target: 'crossorigin', exclude: analytics ? [analytics.script] : [] },
      ],
      // Safari exposes a list without markers as a list only if it has `role="list"`.
      'no-redundant-role': 'off',
      'prefer-native-element': ['error', { exclude: ['list'] }],
      // WAI-ARIA allows accessible names on lists, such as the list in the diagram.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
    },
  }),
)

test.each([...pages])('%s is valid HTML', async (file, html) => {
  const { results } = await validator.validateString(html, file)
  const problems = results.flatMap(({ messages }) => messages)
  expect(
    problems.map(({ line, column, message, ruleUrl }) => ({ line, column, message, ruleUrl })),
  ).toEqual([])
})
