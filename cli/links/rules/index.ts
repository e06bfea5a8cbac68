import { brokenAnchor } from './broken-anchor.ts'
import { brokenLink } from './broken-link.ts'
import { canonical } from './canonical.ts'
import { contactLink } from './contact-link.ts'
import { documentLanguage } from './document-language.ts'
import { duplicateId } from './duplicate-id.ts'
import { hreflang } from './hreflang.ts'
import { invalidLink } from './invalid-link.ts'
import { linkLabel } from './link-label.ts'
import { missingAsset } from './missing-asset.ts'
import { missingPage } from './missing-page.ts'
import { missingText } from './missing-text.ts'
import { mixedLanguage } from './mixed-language.ts'
import { openGraph } from './open-graph.ts'
import type { LinkRule } from './rule.ts'
import { sitemap } from './sitemap.ts'
import { structuredData } from './structured-data.ts'
import { unexpectedPage } from './unexpected-page.ts'

/** Every rule on the built site; external links apart, which need the network. */
export const linkRules: readonly LinkRule[] = [
  missingPage,
  unexpectedPage,
  invalidLink,
  brokenLink,
  brokenAnchor,
  missingAsset,
  contactLink,
  mixedLanguage,
  linkLabel,
  duplicateId,
  documentLanguage,
  canonical,
  hreflang,
  openGraph,
  structuredData,
  sitemap,
  missingText,
]
