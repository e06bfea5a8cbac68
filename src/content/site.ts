import { parse } from 'yaml'
import { z } from 'zod'
import { locales, type Locale } from '../locales.ts'
import { ANALYTICS, eachRecipient, WEBHOOK } from './data-recipients.ts'
import { perLocale } from './text.ts'

const positiveInteger = (what: string) => z.int().positive().describe(what)
const nonEmptyText = (what: string) => z.string().trim().min(1).describe(what)

/**
 * Returns a schema for a language's country code, used for its flag and its Open Graph locale. If
 * the language tag has a region, the country must be that region.
 */
const countryCode = (locale: Locale) => {
  const { region } = new Intl.Locale(locale)
  const code = region ? z.literal(region.toLowerCase()) : z.string().regex(/^[a-z]{2}$/)
  return code.describe('Two-letter country code in lower case, as the flag service expects it')
}

const recipientName = (who: string) => nonEmptyText(`Name of ${who}, as visitors read it`)
const hostName = (what: string) =>
  z
    .string()
    .regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/)
    .describe(what)

const linkedRecipient = (who: string) => z.strictObject({ name: recipientName(who) })
const recipient = (who: string) =>
  linkedRecipient(who).extend({
    host: hostName('Host name, or its end, such as supabase.co, if pages connect to it').optional(),
  })

/** A notice in the language of one market, such as Spain's _aviso legal_ (LSSI, article 10). */
const LegalNoticeSchema = z.strictObject({
  title: nonEmptyText('Heading of the legal notice, in this language'),
  parts: z
    .array(
      z.strictObject({
        title: nonEmptyText('What is stated, such as the registration number'),
        text: nonEmptyText('The statement, or the text of the link'),
        url: z
          .url({ protocol: /^https$/ })
          .describe('Where the text links to')
          .exactOptional(),
      }),
    )
    .min(1)
    .describe('The parts of the legal notice, in order'),
})

/** Facts about the company and the site: `content/site.yaml`. */
export const SiteSchema = z.strictObject({
  brand: nonEmptyText('Name of the company, as visitors read it'),
  legalName: nonEmptyText('Registered name, in the copyright line'),
  siteUrl: z
    .url({ protocol: /^https$/ })
    .refine((url) => !/^https:\/\/.*[/?#]/.test(url))
    .describe(
      'Public URL of the site, such as https://www.company.com, without a path or a slash at the end',
    ),
  brazilianDomainMarker: z
    .string()
    .regex(/^[.a-z\d-]+$/i)
    .describe(
      'Part of a host name, such as .com.br; hosts with it get pt-BR at / and /precos, others pt-PT',
    ),
  email: z.email().describe('Contact e-mail address'),
  phone: z.strictObject({
    display: nonEmptyText('Phone number as visitors read it'),
    number: z
      .string()
      .regex(/^\+\d{8,15}$/)
      .describe('The same number for dialling, + and digits only, such as "+551133334444"'),
  }),
  address: z.array(nonEmptyText('A line of the postal address')).min(2).max(4),
  bookingUrl: z
    .url({ protocol: /^https$/ })
    .describe('URL of the page where visitors book a meeting'),
  whatsappUrl: z
    .string()
    .regex(/^https:\/\/wa\.me\/[1-9]\d{9,14}(\?\S*)?$/)
    .describe(
      'Link to the chat with YouBot, https://wa.me/ and a number with country code, digits only',
    ),
  privacy: z
    .strictObject({
      registration: nonEmptyText('Registration number of the company, with its kind, such as CNPJ'),
      officer: nonEmptyText('Name of the data protection officer (LGPD, article 41)'),
      email: z.email().describe('E-mail address for requests about personal data'),
      messageDays: positiveInteger(
        'Days after which the function deletes a message that it has sent; its RETENTION_DAYS',
      ),
      mailboxMonths: positiveInteger('Months after which we delete the e-mail of a message'),
      backupDays: positiveInteger(
        'Days after which a backup of the messages is deleted; npx cli messages backup does this',
      ),
      recipients: z
        .strictObject({
          ...eachRecipient(recipient, linkedRecipient),
          webhook: z
            .strictObject({
              name: recipientName(WEBHOOK),
              host: hostName('Host name in WEBHOOK_URL of the function, or its end'),
            })
            .describe('Only if the function has a webhook')
            .exactOptional(),
          analytics: z
            .strictObject({
              name: recipientName(ANALYTICS),
              host: hostName('Host name in script, or its end'),
              script: z
                .url({ protocol: /^https$/ })
                .describe('URL of the script that counts visits; it sends them to the same host'),
              attributes: z
                .record(
                  z.string().regex(/^data-[a-z\d-]+$/),
                  nonEmptyText('Value of the attribute'),
                )
                .describe('Attributes of the script element that begin with data-')
                .exactOptional(),
            })
            .describe('Only if the pages count visits')
            .exactOptional(),
        })
        .describe('Others that receive data of visitors'),
    })
    .describe('The privacy notice; its texts are in privacy.mdx'),
  legal: z
    .partialRecord(z.enum(locales), LegalNoticeSchema)
    .describe('What the law of a market demands of a seller; shown only in its language')
    .exactOptional(),
  accessibility: z
    .strictObject({
      reviewed: z.iso
        .date()
        .describe(
          'Date of the last tests that the statement describes: year-month-day, such as 2026-11-23',
        ),
    })
    .describe('The accessibility statement; its texts are in accessibility.mdx'),
  security: z
    .strictObject({
      email: z.email().describe('E-mail address for reports of security problems'),
      expires: z.iso
        .date()
        .describe(
          'Day on which the file expires, at most a year ahead: year-month-day, such as 2027-06-30',
        ),
    })
    .describe('The file /.well-known/security.txt, which says how to report a security problem'),
  flags: z
    .strictObject({
      service: nonEmptyText(
        'URL of a flag image; {country} is replaced by the country code',
      ).refine((address) => address.includes('{country}')),
      countries: perLocale(countryCode),
    })
    .describe('The external flag image service'),
  facts: z.strictObject({
    years: positiveInteger('Number of years of experience in data'),
    integrations: positiveInteger(
      'Number of integrations of the automation tool; texts write "more than" before it',
    ),
    experts: positiveInteger('Number of data experts; texts write a plus sign before it'),
    candidates: positiveInteger('Number of active candidates'),
    openings: positiveInteger('Number of open positions'),
  }),
  clients: z.array(nonEmptyText('Name on the logo of a client')).min(1),
})

export type Site = z.infer<typeof SiteSchema>
type Recipient = keyof Site['privacy']['recipients']

/** Returns the recipients of visitors' data. A linked recipient's host comes from its URL. */
export function dataRecipients({ privacy, flags, whatsappUrl, bookingUrl }: Site) {
  const urls = { flags: flags.service, whatsapp: whatsappUrl, booking: bookingUrl }
  const hosts = new Map(Object.entries(urls).map(([key, url]) => [key, new URL(url).hostname]))
  return Object.entries<{ name: string; host?: string | undefined }>(privacy.recipients).map(
    ([key, { name, host = hosts.get(key) }]) => ({ key: key as Recipient, name, host }),
  )
}

/**
 * Parses the content of `content/site.yaml`.
 *
 * @throws if it is not YAML or does not match the schema; `npx cli check-locales` reports the line
 */
export function parseSite(yaml: string): Site {
  return SiteSchema.parse(parse(yaml))
}
