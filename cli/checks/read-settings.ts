import { readSiteSettings } from '../../config/read-site-settings.ts'
import { InputError } from '../core/program.ts'

/**
 * Reads the settings of the site, for commands that do not check them.
 *
 * @param root the folder that contains `content/`
 * @throws InputError if `content/site.yaml` is missing or invalid
 */
export function readSettings(root: string) {
  try {
    return readSiteSettings(root)
  } catch {
    throw new InputError({
      en: `${root}/content/site.yaml is missing or wrong. Run npx cli check-locales.`,
      pt: `${root}/content/site.yaml falta ou está errado. Execute npx cli check-locales.`,
      es: `${root}/content/site.yaml falta o es incorrecto. Ejecute npx cli check-locales.`,
    })
  }
}
