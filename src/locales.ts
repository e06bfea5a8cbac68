/** BCP 47 tags: the folder names in `content/`, first path segments, and `lang` and `hreflang`. */
export const locales = ['pt-BR', 'pt-PT', 'en', 'es'] as const

export type Locale = (typeof locales)[number]

/** The source language: content is written in it first, and translations are compared with it. */
export const SOURCE_LOCALE: Locale = 'pt-BR'

/** The language of `/` and `/precos` on hosts that are not Brazilian (specification, section 4). */
export const DEFAULT_LOCALE: Locale = 'pt-PT'

/**
 * Returns the language that a host serves at `/` and `/precos` (specification, section 4).
 *
 * @param host host name, with or without a port
 * @param brazilianDomainMarker from `content/site.yaml`, such as `.com.br`
 */
export function localeForHost(host: string, brazilianDomainMarker: string): Locale {
  return host.toLowerCase().includes(brazilianDomainMarker.toLowerCase()) ? 'pt-BR' : DEFAULT_LOCALE
}
