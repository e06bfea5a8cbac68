import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSite, type Site } from '../../src/content/site.ts'
import { InputError } from '../core/program.ts'

/**
 * Reads the settings of the site, for commands that do not check them.
 *
 * @param root the folder that contains `content/`
 * @throws InputError if `content/site.yaml` is missing or invalid
 */
export function readSettings(root: string): Site {
  try {
    return parseSite(readFileSync(path.join(root, 'content/site.yaml'), 'utf8'))
  } catch {
    throw new InputError({
      en: `${root}/content/site.yaml is missing or wrong. Run npx cli check-locales.`,
      pt: `${root}/content/site.yaml falta ou está errado. Execute npx cli check-locales.`,
      es: `${root}/content/site.yaml falta o es incorrecto. Ejecute npx cli check-locales.`,
    })
  }
}
