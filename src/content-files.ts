import type { z } from 'zod'
import { sections } from './sections/sections.ts'
import { AccessibilitySchema } from './pages/notices/accessibility-schema.ts'
import { ClaimsSchema } from './content/claims.ts'
import { GlossarySchema } from './content/glossary.ts'
import { PricesSchema } from './content/prices.ts'
import { PricingSchema } from './pages/pricing/schema.ts'
import { PrivacySchema } from './pages/notices/privacy-schema.ts'
import { SiteSchema } from './content/site.ts'
import { SiteWordsSchema } from './site-words-schema.ts'

export interface LocaleFileKind {
  schema: z.ZodType
  /** If set, prose after the front matter is forbidden; otherwise, it is required. */
  body?: 'forbidden'
}

/** The `.mdx` files in `content/<locale>/`: the eleven sections in page order, then the rest. */
export const localeFileKinds = {
  ...sections,
  privacy: { schema: PrivacySchema, body: 'forbidden' },
  accessibility: { schema: AccessibilitySchema, body: 'forbidden' },
  pricing: { schema: PricingSchema },
  site: { schema: SiteWordsSchema, body: 'forbidden' },
} as const satisfies Record<string, LocaleFileKind>

/** The schemas for the `.yaml` files directly in `content/`. */
export const globalFileSchemas = {
  site: SiteSchema,
  prices: PricesSchema,
  glossary: GlossarySchema,
  claims: ClaimsSchema,
} as const satisfies Record<string, z.ZodType>

export type LocaleFile = keyof typeof localeFileKinds
export type GlobalFile = keyof typeof globalFileSchemas
export type FrontMatter<Name extends LocaleFile> = z.infer<(typeof localeFileKinds)[Name]['schema']>
