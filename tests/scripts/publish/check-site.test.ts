import { expect, test } from 'vitest'
import contactFunction from '../../../cli/rules/live/contact-function.ts'
import {
  FUNCTION_RULE,
  formatFinding,
  rulesBrokenByDeploy,
} from '../../../scripts/publish/check-site.ts'

const found = (rule: string) => ({ rule, severity: 'error', file: '', message: '', fix: '' })

test('only what a deploy has broken, and an earlier one would repair, is a reason to go back', () => {
  const before = [found('no-response')]
  const after = ['wrong-header', FUNCTION_RULE, 'no-response', 'wrong-header'].map(found)
  expect(rulesBrokenByDeploy(before, after)).toEqual(['wrong-header'])
})

test('the rule for the contact function has this name', () => {
  expect(contactFunction.id).toBe(FUNCTION_RULE)
})

test('a finding is shown with its URL, a page and the number of other pages', () => {
  const pages = ['en', 'es', 'pt-BR'].map((path) => `https://a.example/${path}`)
  const text = formatFinding({ ...found('broken-file'), file: 'https://a.example/x.js', pages })
  expect(text).toContain('https://a.example/x.js, https://a.example/en and 2 other pages')
})
