import type { InstalledPackage } from './installed.ts'

/** Licences that ask for no more than their own text. */
const PERMISSIVE = [
  'BlueOak-1.0.0',
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'CC0-1.0',
  'Python-2.0',
  'Unlicense',
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
]

/** Licences of tools: they bind who changes the tool, not who uses it. */
const FOR_TOOLS = ['MPL-2.0', 'LGPL-3.0-or-later']

/** Typefaces are shipped under their own. */
const FOR_TYPEFACES = ['OFL-1.1']

/** Whether a package may be used: what reaches the visitor must be permissive. */
export function isAccepted({ name, license, development }: InstalledPackage): boolean {
  if (PERMISSIVE.includes(license)) return true
  if (name.startsWith('@fontsource')) return FOR_TYPEFACES.includes(license)
  return development && FOR_TOOLS.includes(license)
}
