import { expect, test } from 'vitest'
import { installedPackages, isAccepted } from '../../scripts/licenses.ts'

const installed = installedPackages()

test('the licence of every installed package is accepted', () => {
  expect(installed.length).toBeGreaterThan(100)
  expect(installed.filter((one) => !isAccepted(one))).toEqual([])
})

test.each([
  ['MIT', false, 'any', true],
  ['(MIT OR GPL-3.0-or-later)', false, 'any', true],
  ['MPL-2.0', true, 'a-tool', true],
  ['MPL-2.0', false, 'in-the-browser', false],
  ['GPL-3.0', true, 'a-tool', false],
  ['GPL-3.0-or-later', true, 'a-tool', false],
  ['GPL-3.0-or-later', true, '@cspell/dict-any', true],
  ['GPL-3.0-or-later', false, '@cspell/dict-any', false],
  [undefined, true, 'a-tool', false],
  ['OFL-1.1', true, '@fontsource/any', true],
  ['OFL-1.1', true, 'any', false],
])(
  'the licence %s (only for development: %s) of the package %s is accepted: %s',
  (license, dev, name, accepted) => {
    expect(isAccepted({ name, version: '1.0.0', license, dev })).toBe(accepted)
  },
)
