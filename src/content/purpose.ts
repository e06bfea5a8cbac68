import es from './purposes/es.json' with { type: 'json' }
import pt from './purposes/pt.json' with { type: 'json' }

/** A field's purpose in three languages; reports and editors show it to copywriters. */
export interface Purpose {
  en: string
  pt: string
  es: string
}

const portuguese: Readonly<Record<string, string>> = pt
const spanish: Readonly<Record<string, string>> = es

/**
 * Returns a schema's English description with its translations. Not for use in the browser, which
 * would have to download all translations.
 */
export function translatePurpose(en: string): Purpose {
  return { en, pt: portuguese[en] ?? en, es: spanish[en] ?? en }
}
