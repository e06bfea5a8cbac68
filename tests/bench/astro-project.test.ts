import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface PackageFile {
  dependencies: Record<string, string>
}

interface LockFile {
  packages: Record<string, { resolved?: string; integrity?: string; optional?: boolean }>
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const site = read('package.json') as PackageFile
const astro = read('bench/astro/package.json') as PackageFile
const lock = read('bench/astro/package-lock.json') as LockFile

test('every version is exact', () => {
  const versions = Object.values(astro.dependencies)
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

test('what the site has too, it has in the version of the site', () => {
  const shared = Object.keys(astro.dependencies).filter((name) => name in site.dependencies)
  expect(shared).toEqual(['zod'])
  expect(astro.dependencies['zod']).toBe(site.dependencies['zod'])
})

test('the lock file names no registry, and the hash of all that every machine needs', () => {
  const packages = Object.entries(lock.packages).filter(([folder]) => folder !== '')
  expect(packages.length).toBeGreaterThan(200)
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  const unhashed = packages.filter(([, { integrity, optional }]) => !integrity && !optional)
  expect(unhashed).toEqual([])
})

test('it brings no React of its own', () => {
  expect(Object.keys(lock.packages)).not.toContain('node_modules/react')
})
