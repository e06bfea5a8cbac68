import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { linkRules } from '../../../cli/links/rules/index.ts'
import { headFaults } from './head-faults.ts'
import { labelFaults } from './label-faults.ts'
import { linkFaults } from './link-faults.ts'
import { pageFaults } from './page-faults.ts'
import { sharingFaults } from './sharing-faults.ts'

const faults = [...linkFaults, ...labelFaults, ...pageFaults, ...headFaults, ...sharingFaults]
const documented = readFileSync('docs/check-links.md', 'utf8')

test.each(linkRules)('$id has its file, its row in the docs and a planted fault', ({ id }) => {
  expect(existsSync(`cli/links/rules/${id}.ts`)).toBe(true)
  expect(documented).toMatch(new RegExp(`^\\|.*\`${id}\`.*\\|.*\\|$`, 'm'))
  expect(faults.some(({ rule }) => rule === id)).toBe(true)
})
