import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { yamlProblem } from '../../../../cli/content/files/yaml-problem.ts'

test.each([
  ['MISSING_CHAR', 'a: "b', 'unclosed-quote'],
  ['MISSING_CHAR', "a: 'b", 'unclosed-quote'],
  ['MISSING_CHAR', 'a: b\nc', 'missing-colon'],
  ['MISSING_CHAR', '- "a"\n  b: c', 'indentation'],
  ['MISSING_CHAR', '[a', 'unclosed-bracket'],
  ['BAD_INDENT', 'a: [b', 'unclosed-bracket'],
  ['BAD_INDENT', 'a:\n    b: c\n  d: e', 'indentation'],
])('the parser error %s in %j is classified by its message', (code, text, problem) => {
  const [error] = parseDocument(text, { prettyErrors: false }).errors
  expect(error?.code).toBe(code)
  expect(error && yamlProblem(error, text).problem).toBe(problem)
})
