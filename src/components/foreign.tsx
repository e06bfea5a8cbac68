import type { ReactNode } from 'react'

/** Words of another language inside prose, so that they are pronounced as such. */
export function Foreign({ lang, children }: { lang: string; children: ReactNode }) {
  return <span lang={lang}>{children}</span>
}
