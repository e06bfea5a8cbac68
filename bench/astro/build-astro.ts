import { exec } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { globSync } from 'tinyglobby'
import { precompress } from '../../hosting/precompress.ts'
import { compareTexts } from './compare-texts.ts'

/** Where the same pages are made with Astro; see the README beside this file. */
export const astroFolder = import.meta.dirname

/** How Astro makes them; it tells its makers nothing about the run. */
export const astroBuild = {
  command: 'node node_modules/astro/astro.js build',
  environment: { ASTRO_TELEMETRY_DISABLED: '1' },
}

/**
 * Makes the pages with Astro, installed first where it is not, and holds their text
 * against that of our own build. Compressed like ours, they can be served like ours.
 *
 * @param site folder of our own build
 * @returns folder of Astro's, with its pages at the same paths
 * @throws where a step fails or a page says something else than ours
 */
export async function buildAstro(site = 'dist'): Promise<string> {
  await installAstro()
  await run(astroBuild.command, 'Astro could not build the pages')
  const folder = path.join(astroFolder, 'dist')
  compareTexts(site, folder)
  await precompress(folder, globSync('**', { cwd: folder }))
  return folder
}

/**
 * Installs Astro where it is missing or another version than the lock file names.
 *
 * @throws where the registry does not answer
 */
export async function installAstro(): Promise<void> {
  const wanted = versionIn('package-lock.json')
  if (versionIn('node_modules/.package-lock.json') === wanted) return
  await run(
    'npm ci --ignore-scripts --no-audit --no-fund',
    'The packages of bench/astro could not be installed, which needs the npm registry',
  )
}

function versionIn(lockFile: string): string | undefined {
  const file = path.join(astroFolder, lockFile)
  if (!existsSync(file)) return undefined
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
    packages: Record<string, { version: string }>
  }
  return packages['node_modules/astro']?.version
}

async function run(command: string, failure: string): Promise<void> {
  const env = { ...process.env, ...astroBuild.environment }
  try {
    await promisify(exec)(command, { cwd: astroFolder, env })
  } catch (error) {
    const { message, stdout } = error as Error & { stdout: string }
    // Its message has the command and what was written to stderr.
    throw new Error(`${failure}.\n${message}\n${stdout}`, { cause: error })
  }
}
