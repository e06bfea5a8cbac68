import type { Claims } from '../../src/content/claims.ts'
import { SOURCE_LOCALE } from '../../src/locales.ts'
import type { KeyPath } from '../core/location.ts'
import { settingsIn, type Content, type CopyText, type LocaleContentFile } from './content-model.ts'

interface Claim {
  path: KeyPath
  claim: Claims['claims'][number]
  /** The claim's file in the source language; undefined if there is no such file. */
  source: LocaleContentFile | undefined
  /** The text at the claim's key or, for `prose`, every block; empty if the key is unknown. */
  texts: readonly CopyText[]
}

/** The claims with their texts in the source language; undefined if `claims.yaml` is invalid. */
export function readClaims(content: Content) {
  const settings = settingsIn<Claims>(content, 'claims')
  if (!settings) return undefined
  const { locate, value } = settings
  const sources = content.localeFiles.filter(({ locale }) => locale === SOURCE_LOCALE)
  const claims = value.claims.map((claim, index): Claim => {
    const source = sources.find(({ name }) => claimFile(name) === claim.file)
    const texts = (source?.texts ?? []).filter((text) => claimKey(text) === claim.key)
    return { path: ['claims', index], claim, source, texts }
  })
  return { locate, sources, claims }
}

export function claimFile(name: string): string {
  return `${name}.mdx`
}

/** The key by which claims refer to a text: `prose` for every block of prose. */
export function claimKey({ key, id }: CopyText): string {
  return key ? id : 'prose'
}
