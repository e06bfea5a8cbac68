import { expect, test } from 'vitest'
import contactFunction from '../../../cli/rules/live/contact-function.ts'
import {
  FUNCTION_RULE,
  formatFinding,
  rulesBrokenByDeploy,
} from '../../../scripts/publish/check-site.ts'

const found = (rule: string) => ({ rule, severity: 'error', file: '', message: '', fix: '' })

test('only rules that a deploy breaks and an earlier deploy would satisfy cause a rollback', () => {
  const before = [found('no-response')]
  const after = ['wrong-header', FUNCTION_RULE, 'no-response', 'wrong-header'].map(found)
  expect(rulesBrokenByDeploy(before, after)).toEqual(['wrong-header'])
})

test('FUNCTION_RULE is the id of the rule for the contact function', () => {
  expect(contactFunction.id).toBe(FUNCTION_RULE)
})

test.each([
  [['en'], /example\/en$/],
  [['en', 'es'], /example\/en and 1 other page$/],
  [['en', 'es', 'pt-BR'], /example\/en and 2 other pages$/],
])('a finding on %s shows its file, the first page and the number of others', (paths, end) => {
  const file = 'https://a.example/x.js'
  const pages = paths.map((path) => `https://a.example/${path}`)
  const [, places] = formatFinding({ ...found('broken-file'), file, pages }).split('\n')
  expect(places).toContain(`${file}, https://a.example/en`)
  expect(places).toMatch(end)
})
