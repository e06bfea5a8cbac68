import { parse } from 'yaml'
import { z } from 'zod'
import { perLocale } from './text.ts'

const count = (what: string) => z.int().positive().describe(what)
const line = (what: string) => z.string().trim().min(1).describe(what)
const countryCode = z
  .string()
  .regex(/^[a-z]{2}$/)
  .describe('Two-letter country code, small letters, as the flag service wants it')

/** Brand, contact facts and business constants: `content/site.yaml`. */
export const SiteSchema = z.strictObject({
  brand: line('Name of the company, as visitors read it'),
  legalName: line('Registered name, in the copyright line'),
  siteUrl: z
    .url({ protocol: /^https$/ })
    .refine((url) => !url.endsWith('/'))
    .describe(
      'Public URL of the site, such as https://www.company.com, without a slash at the end',
    ),
  brazilianDomainMarker: line(
    'Hosts whose name contains this get pt-BR at / and /precos, the others pt-PT: such as .com.br',
  ),
  email: z.email().describe('Contact e-mail address, such as name@company.com, without accents'),
  phone: z.strictObject({
    display: line('Phone number as people read it'),
    number: z
      .string()
      .regex(/^\+\d{8,15}$/)
      .describe('The same number for dialling: + and digits'),
  }),
  address: z.array(line('A line of the postal address')).min(2).max(4),
  bookingUrl: z.url({ protocol: /^https$/ }).describe('Page where visitors book a meeting'),
  whatsappUrl: z
    .string()
    .regex(/^https:\/\/wa\.me\/[1-9]\d{9,14}(\?\S*)?$/)
    .describe(
      'Link to the chat with YouBot: https://wa.me/ and a number with country code, digits only',
    ),
  flags: z
    .strictObject({
      service: line('Address of a flag picture; {country} stands for the country code').refine(
        (address) => address.includes('{country}'),
      ),
      countries: perLocale(() => countryCode),
    })
    .describe('The external flag image service'),
  facts: z.strictObject({
    years: count('Years of experience in data'),
    integrations: count('Integrations of the automation tool; copy says "more than"'),
    experts: count('Data experts; copy shows it with a plus sign'),
    candidates: count('Active candidates'),
    openings: count('Open positions'),
  }),
  clients: z.array(line('A client: the name on its logo')).min(1),
})

export type Site = z.infer<typeof SiteSchema>

/**
 * Parses the text of `content/site.yaml`.
 *
 * @throws if it is not YAML or does not match the schema; `npx cli check-locales` reports the line
 */
export function parseSite(yaml: string): Site {
  return SiteSchema.parse(parse(yaml))
}
