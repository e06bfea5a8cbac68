import { fileURLToPath } from 'node:url'
import { installedPackages } from './installed.ts'
import { isAccepted } from './licenses.ts'

/** `npm run licenses`: what is installed under which licence; fails on one that is not accepted. */
const packages = installedPackages(fileURLToPath(new URL('../', import.meta.url)))

for (const { name, version, license } of packages.toSorted((a, b) =>
  a.license.localeCompare(b.license),
)) {
  process.stdout.write(`${license.padEnd(18)} ${name}@${version}\n`)
}

const refused = packages.filter((installed) => !isAccepted(installed))
for (const { name, version, license } of refused) {
  process.stderr.write(`${name}@${version} is under ${license}; see dependencies/licenses.ts\n`)
}
if (refused.length > 0) process.exitCode = 1
