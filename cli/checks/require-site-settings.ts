import { ZodError } from 'zod'
import { readSiteSettings } from '../../config/read-site-settings.ts'
import { InputError } from '../core/program.ts'

/**
 * Reads the site settings, for commands that do not check them.
 *
 * @throws InputError if `content/site.yaml` is missing or invalid
 */
export function requireSiteSettings(root: string) {
  try {
    return readSiteSettings(root)
  } catch (error) {
    const reason =
      error instanceof ZodError
        ? error.issues.map(({ path }) => path.join('.')).join(', ')
        : (error as Error).message.split('\n', 1)[0]
    throw new InputError({
      en: `${root}/content/site.yaml is missing or wrong (${reason}). Run npx cli check-locales.`,
      pt: `${root}/content/site.yaml não existe ou tem erros (${reason}). Execute npx cli check-locales.`,
      es: `${root}/content/site.yaml no existe o contiene errores (${reason}). Ejecute npx cli check-locales.`,
    })
  }
}
