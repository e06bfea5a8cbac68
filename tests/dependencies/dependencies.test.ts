import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { installedPackages, type InstalledPackage } from '../../dependencies/installed.ts'
import { isAccepted } from '../../dependencies/licenses.ts'

interface PackageFile {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  allowScripts: Record<string, boolean>
}

const { dependencies, devDependencies, allowScripts } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as PackageFile
const installed = installedPackages('.')

test('every version is exact', () => {
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
  )
  expect(loose).toEqual([])
})

test('no package needs a script when it is installed', () => {
  expect(installed.length).toBeGreaterThan(100)
  expect(Object.values(allowScripts)).not.toContain(true)
  const asking = installed.filter(({ installScript }) => installScript).map(({ name }) => name)
  // Each is refused by name, and works without.
  expect(asking.filter((name) => allowScripts[name] !== false)).toEqual([])
})

test('every licence is accepted', () => {
  expect(installed.filter((one) => !isAccepted(one))).toEqual([])
})

test.each<[license: string, development: boolean, name: string, accepted: boolean]>([
  ['MIT', false, 'any', true],
  ['MPL-2.0', true, 'a-tool', true],
  ['MPL-2.0', false, 'in-the-browser', false],
  ['GPL-3.0', true, 'a-tool', false],
  ['unknown', true, 'a-tool', false],
  ['OFL-1.1', true, '@fontsource/any', true],
  ['OFL-1.1', true, 'any', false],
])('%s, for development %s, of %s: accepted %s', (license, development, name, accepted) => {
  const one: InstalledPackage = {
    name,
    version: '1.0.0',
    license,
    installScript: false,
    development,
  }
  expect(isAccepted(one)).toBe(accepted)
})
