import type { z } from 'zod'
import { AboutSchema } from './about/schema.ts'
import { ChatbotSchema } from './chatbot/schema.ts'
import { ContactSchema } from './contact/schema.ts'
import { DataCultureSchema } from './data-culture/schema.ts'
import { ExpertsSchema } from './experts/schema.ts'
import { HeroSchema } from './hero/schema.ts'
import { IndustriesSchema } from './industries/schema.ts'
import { PartnersSchema } from './partners/schema.ts'
import { ProductsSchema } from './products/schema.ts'
import { ServicesSchema } from './services/schema.ts'
import { SolutionsSchema } from './solutions/schema.ts'

interface SectionKind {
  /** The same in every language (specification, section 2). */
  anchor: string
  schema: z.ZodType
}

/**
 * The sections on the landing page, in order. Each has a folder in `sections/`, which contains a
 * component and a stylesheet of the same name. Its texts are in a file per language in `content/`.
 */
export const sections = {
  hero: { anchor: 'home', schema: HeroSchema },
  about: { anchor: 'quem-somos', schema: AboutSchema },
  products: { anchor: 'produtos', schema: ProductsSchema },
  chatbot: { anchor: 'chatbot', schema: ChatbotSchema },
  industries: { anchor: 'industrias', schema: IndustriesSchema },
  'data-culture': { anchor: 'cultura-de-dados', schema: DataCultureSchema },
  services: { anchor: 'servicos', schema: ServicesSchema },
  experts: { anchor: 'especialistas', schema: ExpertsSchema },
  solutions: { anchor: 'solucoes', schema: SolutionsSchema },
  partners: { anchor: 'parceiros', schema: PartnersSchema },
  contact: { anchor: 'contato', schema: ContactSchema },
} as const satisfies Record<string, SectionKind>

export type SectionName = keyof typeof sections

export const sectionNames = Object.keys(sections) as SectionName[]
