import es from './purposes/es.json' with { type: 'json' }
import pt from './purposes/pt.json' with { type: 'json' }

/** What a field is for, which reports and editors show to copywriters. */
export interface Purpose {
  en: string
  pt: string
  es: string
}

const portuguese: Readonly<Record<string, string>> = pt
const spanish: Readonly<Record<string, string>> = es

/**
 * The description of a schema, which is in English, with its translations. Not for use in the
 * browser, which would have to download the catalogues.
 */
export function translatePurpose(en: string): Purpose {
  return { en, pt: portuguese[en] ?? en, es: spanish[en] ?? en }
}
