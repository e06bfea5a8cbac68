import { pathToFileURL } from 'node:url'
import { readSite } from '../../config/read-site.ts'
import { askSite } from '../live/ask-site.ts'
import type { ClientOptions } from '../live/client.ts'
import { InputError } from '../core/program.ts'
import type { Report } from '../core/report.ts'
import { runRules } from '../core/run-rules.ts'
import { liveRules } from './load-rules.ts'

/**
 * Checks a deployed site. Prints nothing.
 *
 * @param root the folder that contains `content/`
 * @param url of the site; a path is ignored
 * @throws InputError if it is not a URL, or if there are no valid settings
 */
export async function checkLive(
  root: string,
  url: string,
  options: ClientOptions,
): Promise<Report> {
  const site = readSettings(root)
  const live = await askSite(parseOrigin(url), site, options)
  return {
    findings: runRules(await liveRules(), live),
    fileCount: live.requestCount,
    localeCount: 0,
    texts: new Map(),
    isDeployed: true,
  }
}

function readSettings(root: string) {
  try {
    return readSite(pathToFileURL(`${root}/`))
  } catch {
    throw new InputError({
      en: `${root}/content/site.yaml is missing or wrong. Run npx cli check-locales.`,
      pt: `${root}/content/site.yaml falta ou está errado. Execute npx cli check-locales.`,
      es: `${root}/content/site.yaml falta o es incorrecto. Ejecute npx cli check-locales.`,
    })
  }
}

function parseOrigin(url: string): string {
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return new URL(url).origin
  throw new InputError({
    en: `${url} is not the URL of a site, such as https://www.company.com.`,
    pt: `${url} não é a URL de um site, como https://www.empresa.com.br.`,
    es: `${url} no es la URL de un sitio, como https://www.empresa.com.`,
  })
}
