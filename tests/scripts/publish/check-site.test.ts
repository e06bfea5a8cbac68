import { expect, test } from 'vitest'
import contactFunction from '../../../cli/rules/live/contact-function.ts'
import { FUNCTION_RULE, rulesBrokenByDeploy } from '../../../scripts/publish/check-site.ts'

const found = (rule: string) => ({ rule, severity: 'error', message: '', fix: '' })

test('only what a deploy has broken, and an earlier one would repair, is a reason to go back', () => {
  const before = [found('no-response')]
  const after = ['wrong-header', FUNCTION_RULE, 'no-response', 'wrong-header'].map(found)
  expect(rulesBrokenByDeploy(before, after)).toEqual(['wrong-header'])
})

test('the rule for the contact function has this name', () => {
  expect(contactFunction.id).toBe(FUNCTION_RULE)
})
