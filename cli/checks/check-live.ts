import path from 'node:path'
import { readReleaseEnvironment } from '../../config/release-environment.ts'
import { askSite } from '../live/ask-site.ts'
import type { ClientOptions } from '../live/client.ts'
import { InputError } from '../core/program.ts'
import type { Report } from '../core/report.ts'
import { runRules } from '../core/run-rules.ts'
import { liveRules } from './load-rules.ts'
import { requireSiteSettings } from './require-site-settings.ts'

/**
 * Checks a deployed site. Prints nothing.
 *
 * @param url the site's URL, if it differs from `siteUrl`; its path is ignored
 * @param options.message whether to also send a test message, called a probe
 * @throws InputError for a non-HTTP(S) URL, invalid settings, or a probe without DRAIN_SECRET
 */
export async function checkLive(
  root: string,
  url: string | undefined,
  options: ClientOptions & { message: boolean },
): Promise<Report> {
  const site = requireSiteSettings(root)
  const origin = parseOrigin(url ?? site.siteUrl)
  const secret = options.message ? await readSecret(root) : undefined
  const live = await askSite(origin, site, {
    ...options,
    build: path.join(root, 'dist'),
    message: secret === undefined ? undefined : { secret, timeout: PROBE_TIMEOUT_MS },
  })
  return {
    findings: runRules(await liveRules(), live),
    checked: { unit: 'request', count: live.requestCount },
    localeCount: 0,
    texts: new Map(),
    isMessageDelivered: live.message?.step === 'done',
  }
}

/** Milliseconds to wait for the queue to be drained; pg_cron starts a drain every minute. */
const PROBE_TIMEOUT_MS = 150_000

async function readSecret(root: string): Promise<string> {
  const { DRAIN_SECRET } = await readReleaseEnvironment(root)
  if (DRAIN_SECRET) return DRAIN_SECRET
  throw new InputError({
    en: 'Set DRAIN_SECRET to that of the function: without it, the message would be e-mailed.',
    pt: 'Defina DRAIN_SECRET com o valor da função: sem esse valor, a mensagem seria enviada por e-mail.',
    es: 'Defina DRAIN_SECRET con el valor de la función: sin ese valor, el mensaje se enviaría por correo.',
  })
}

function parseOrigin(url: string): string {
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return new URL(url).origin
  throw new InputError({
    en: `${url} is not the URL of a site, such as https://www.company.com.`,
    pt: `${url} não é a URL de um site, como https://www.empresa.com.br.`,
    es: `${url} no es la URL de un sitio, como https://www.empresa.com.`,
  })
}
