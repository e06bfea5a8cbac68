import type { z } from 'zod'
import { AboutSchema } from './about.ts'
import { AccessibilitySchema } from './accessibility.ts'
import { ChatbotSchema } from './chatbot.ts'
import { ContactSchema } from './contact.ts'
import { DataCultureSchema } from './data-culture.ts'
import { ExpertsSchema } from './experts.ts'
import { GlossarySchema } from './glossary.ts'
import { HeroSchema } from './hero.ts'
import { IndustriesSchema } from './industries.ts'
import { PartnersSchema } from './partners.ts'
import { PricesSchema } from './prices.ts'
import { PricingSchema } from './pricing.ts'
import { PrivacySchema } from './privacy.ts'
import { ProductsSchema } from './products.ts'
import { ServicesSchema } from './services.ts'
import { SiteSchema } from './site.ts'
import { SiteWordsSchema } from './site-words.ts'
import { SolutionsSchema } from './solutions.ts'

interface LocaleFileKind {
  schema: z.ZodType
  /** Whether the file has prose after its front matter. */
  body: 'required' | 'forbidden'
}

/** Files in `content/<locale>/` without `.mdx`: the eleven sections in page order, then the rest. */
export const localeFiles = {
  hero: { schema: HeroSchema, body: 'required' },
  about: { schema: AboutSchema, body: 'required' },
  products: { schema: ProductsSchema, body: 'required' },
  chatbot: { schema: ChatbotSchema, body: 'required' },
  industries: { schema: IndustriesSchema, body: 'required' },
  'data-culture': { schema: DataCultureSchema, body: 'required' },
  services: { schema: ServicesSchema, body: 'required' },
  experts: { schema: ExpertsSchema, body: 'required' },
  solutions: { schema: SolutionsSchema, body: 'required' },
  partners: { schema: PartnersSchema, body: 'required' },
  contact: { schema: ContactSchema, body: 'required' },
  privacy: { schema: PrivacySchema, body: 'forbidden' },
  accessibility: { schema: AccessibilitySchema, body: 'forbidden' },
  pricing: { schema: PricingSchema, body: 'required' },
  site: { schema: SiteWordsSchema, body: 'forbidden' },
} as const satisfies Record<string, LocaleFileKind>

/** Files in `content/` itself, without `.yaml`. */
export const globalFiles = {
  site: SiteSchema,
  prices: PricesSchema,
  glossary: GlossarySchema,
} as const satisfies Record<string, z.ZodType>

export type LocaleFile = keyof typeof localeFiles
export type GlobalFile = keyof typeof globalFiles
export type FrontMatter<Name extends LocaleFile> = z.infer<(typeof localeFiles)[Name]['schema']>
