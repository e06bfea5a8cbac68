/**
 * `npm run licenses`: lists the licence of each installed package, and fails if a licence is
 * not accepted.
 */
import { readFileSync } from 'node:fs'

/** A package in npm's hidden lockfile, `node_modules/.package-lock.json`. */
interface Installed {
  name: string
  version: string
  /** An SPDX expression. */
  license?: string | undefined
  /** Whether only development dependencies need the package. */
  dev?: boolean
  hasInstallScript?: boolean
  link?: boolean
}

/** Licences that require at most a notice. */
const PERMISSIVE =
  '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC0-1.0 ISC MIT MIT-0 Python-2.0 Unlicense Zlib'

/** Licences that restrict modifying a tool, but not using it. */
const FOR_TOOLS = 'MPL-2.0 LGPL-3.0-or-later'

/** Licences of dictionaries, which are data that only the spelling check reads. */
const FOR_DICTIONARIES = 'GPL-3.0-or-later LGPL-3.0'

/** The licences of packages that declare them only in their README. */
const declaredInReadme: Record<string, string> = {
  format: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
}

/** The packages that `npm ci` installed, sorted by licence. */
export function installedPackages(): Installed[] {
  const { packages } = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')) as {
    packages: Record<string, Omit<Installed, 'name'>>
  }
  return Object.entries(packages)
    .filter(([folder, { link }]) => folder.startsWith('node_modules/') && !link)
    .map(([folder, installed]) => {
      const name = folder.replace(/^.*node_modules\//, '')
      return { name, ...installed, license: installed.license ?? declaredInReadme[name] }
    })
    .toSorted((a, b) => `${a.license} ${a.name}`.localeCompare(`${b.license} ${b.name}`))
}

/** Whether a package may be used. Only dev dependencies and fonts may lack a permissive licence. */
export function isAccepted({ name, license = '', dev = false }: Installed): boolean {
  const accepted = [
    PERMISSIVE,
    dev && FOR_TOOLS,
    dev && name.startsWith('@cspell/dict-') && FOR_DICTIONARIES,
    name.startsWith('@fontsource') && 'OFL-1.1',
  ].flatMap((licenses) => (licenses ? licenses.split(' ') : []))
  const parts = license.replaceAll(/[()]/g, '').split(' AND ')
  return parts.every((part) => part.split(' OR ').some((one) => accepted.includes(one)))
}

if (process.argv[1] === import.meta.filename) {
  for (const installed of installedPackages()) {
    const line = `${(installed.license ?? 'unknown').padEnd(18)} ${installed.name}@${installed.version}\n`
    process.stdout.write(line)
    if (isAccepted(installed)) continue
    process.stderr.write(`Not accepted by scripts/licenses.ts: ${line}`)
    process.exitCode = 1
  }
}
