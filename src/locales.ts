/**
 * The languages of the site. A tag is the exact BCP-47 tag everywhere:
 * folder under `content/`, first segment of the address, `lang`, `hreflang`.
 */
export const locales = ['pt-BR', 'pt-PT', 'en', 'es'] as const

export type Locale = (typeof locales)[number]

/** The language the copy is written in first; the others are compared with it. */
export const sourceLocale: Locale = 'pt-BR'

/** The language of `/` and `/precos` where the host is not Brazilian (specification, section 4). */
export const defaultLocale: Locale = 'pt-PT'

/**
 * The language of the two addresses that name none (specification, section 4):
 * pt-BR where the host name contains the Brazilian domain marker, otherwise pt-PT.
 *
 * @param host host name, with or without a port
 * @param brazilianDomainMarker from `content/site.yaml`, such as `.com.br`
 */
export function localeForHost(host: string, brazilianDomainMarker: string): Locale {
  return host.toLowerCase().includes(brazilianDomainMarker.toLowerCase()) ? 'pt-BR' : defaultLocale
}
