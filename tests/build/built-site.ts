import { existsSync, readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import path from 'node:path'

const FOLDER = 'dist'

/** The files of the built site by their path in it. */
export function builtFiles(pattern: string): { path: string; text: string }[] {
  if (!existsSync(FOLDER)) throw new Error('There is no build to test: run npm run build')
  return globSync(pattern, { cwd: FOLDER }).map((file) => ({
    path: file,
    text: readFileSync(path.join(FOLDER, file), 'utf8'),
  }))
}
