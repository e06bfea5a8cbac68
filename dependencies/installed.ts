import { readFileSync } from 'node:fs'
import path from 'node:path'

export interface InstalledPackage {
  name: string
  version: string
  /** SPDX expression; `unknown` where the package states none. */
  license: string
  /** Whether it asks to run a script when it is installed. */
  installScript: boolean
  /** Only needed to build and test. */
  development: boolean
}

interface LockedPackage {
  version?: string
  license?: string
  dev?: boolean
  hasInstallScript?: boolean
}

/** Where npm writes down what it installed. */
const INSTALLED = 'node_modules/.package-lock.json'

/** Packages that state their licence elsewhere than in `package.json`. */
const STATED_ELSEWHERE: Record<string, string> = {
  format: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
}

/** Every package that `npm ci` put here, by name. */
export function installedPackages(root: string): InstalledPackage[] {
  const { packages } = JSON.parse(readFileSync(path.join(root, INSTALLED), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  return Object.entries(packages)
    .map(([folder, { version = '', license, dev = false, hasInstallScript = false }]) => {
      const name = folder.replace(/^.*node_modules\//, '')
      return {
        name,
        version,
        license: license ?? STATED_ELSEWHERE[name] ?? 'unknown',
        installScript: hasInstallScript,
        development: dev,
      }
    })
    .toSorted((a, b) => a.name.localeCompare(b.name))
}
