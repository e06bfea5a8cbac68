import * as z from 'zod/mini'
import { isLoopback } from '../_shared/loopback.ts'
import { MAX_MAIL_DEADLINE } from '../_shared/timeouts.ts'
import { WEBHOOK_HOST } from '../_shared/webhook-host.ts'

const text = z.string().check(z.trim(), z.minLength(1))
const integer = (minimum: number, maximum: number) =>
  z.pipe(
    // `z.coerce` would also accept 1e4 and 0x10.
    z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number)),
    z.int().check(z.gte(minimum), z.lte(maximum)),
  )
const boolean = () => z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' })
const origins = z.pipe(
  z.pipe(text, z.transform((value) => value.split(',').map((origin) => origin.trim()))),
  z.array(z.string().check(z.refine(isOrigin))),
)

/** Days after which messages are deleted, if RETENTION_DAYS is not set. */
export const DEFAULT_RETENTION_DAYS = 30

/** URL of the outbox tables in the Supabase dashboard, which first asks for the project. */
const DASHBOARD = 'https://supabase.com/dashboard/project/_/editor?schema=contact'

/** Settings that apply to every transport. `.env.example` describes those that the owner sets. */
const CommonSchema = z.object({
  MAIL_TRANSPORT: z.enum(['smtp', 'resend', 'none']),
  MAIL_FROM: z.email(),
  MAIL_FROM_NAME: text,
  MAIL_TO: z.email(),
  MAIL_DEADLINE_MS: z._default(integer(100, MAX_MAIL_DEADLINE), MAX_MAIL_DEADLINE),
  ALLOWED_ORIGINS: origins,
  RATE_LIMIT_PER_ADDRESS: z._default(integer(1, 1_000_000_000), 5),
  RATE_LIMIT_TOTAL: z._default(integer(1, 1_000_000_000), 100),
  RATE_LIMIT_WINDOW_SECONDS: z._default(integer(1, 86_400), 600),
  TRUSTED_PROXIES: z._default(integer(0, 10), 1),
  // The platform sets this URL, so the function must start even if it is invalid (`index.ts`).
  SUPABASE_DB_URL: z.optional(text),
  DRAIN_SECRET: z.optional(z.string().check(z.minLength(16))),
  RETENTION_DAYS: z._default(integer(1, 3650), DEFAULT_RETENTION_DAYS),
  WEBHOOK_FORMAT: z.optional(z.enum(['slack', 'teams', 'json'])),
  WEBHOOK_URL: z.optional(z.url().check(z.refine(isEncrypted))),
  // Standard Webhooks defines this format.
  WEBHOOK_SECRET: z.optional(z.string().check(z.regex(/^whsec_[A-Za-z\d+/]{32,86}={0,2}$/))),
  WEBHOOK_INCLUDES_TEXT: z._default(boolean(), false),
  WEBHOOK_LINK: z._default(z.url(), DASHBOARD),
}).check(
  z.refine((own) => !own.WEBHOOK_URL || own.WEBHOOK_FORMAT, { path: ['WEBHOOK_FORMAT'] }),
  z.refine((own) => !own.WEBHOOK_FORMAT || own.WEBHOOK_URL, { path: ['WEBHOOK_URL'] }),
  z.refine((own) => own.WEBHOOK_FORMAT !== 'json' || own.WEBHOOK_SECRET, {
    path: ['WEBHOOK_SECRET'],
  }),
  // Webhook events are stored in the database, which is used only if DRAIN_SECRET is set.
  z.refine((own) => !own.WEBHOOK_URL || own.DRAIN_SECRET, { path: ['DRAIN_SECRET'] }),
)

const SmtpSchema = z.object({
  MAIL_TRANSPORT: z.literal('smtp'),
  SMTP_HOST: text,
  SMTP_PORT: z._default(integer(1, 65_535), 465),
  SMTP_SECURE: z._default(boolean(), true),
  SMTP_USER: z.optional(text),
  SMTP_PASSWORD: z.optional(text),
}).check(
  // If only one of these were set, the function would start, but could not log in.
  z.refine((smtp) => !smtp.SMTP_USER || smtp.SMTP_PASSWORD, { path: ['SMTP_PASSWORD'] }),
  z.refine((smtp) => !smtp.SMTP_PASSWORD || smtp.SMTP_USER, { path: ['SMTP_USER'] }),
)

const ResendSchema = z.object({
  MAIL_TRANSPORT: z.literal('resend'),
  RESEND_API_KEY: text,
  RESEND_ENDPOINT: z._default(z.url(), 'https://api.resend.com/emails'),
})

const NoneSchema = z.object({ MAIL_TRANSPORT: z.literal('none') })

const SettingsSchema = z.intersection(
  CommonSchema,
  z.discriminatedUnion('MAIL_TRANSPORT', [SmtpSchema, ResendSchema, NoneSchema]),
)

export type Settings = z.infer<typeof SettingsSchema>
export type SmtpSettings = Extract<Settings, { MAIL_TRANSPORT: 'smtp' }>
export type ResendSettings = Extract<Settings, { MAIL_TRANSPORT: 'resend' }>

/** The names of all environment variables that the function reads as settings. */
export const settingNames: string[] = [
  ...new Set(
    [CommonSchema, SmtpSchema, ResendSchema].flatMap(({ shape }) => Object.keys(shape)),
  ),
]

/** Lists missing or invalid environment variables by name only: their values may be secret. */
export class SettingsError extends Error {}

/**
 * Parses the environment variables. Empty variables are treated as missing.
 *
 * @param webhookHost the webhook host that the privacy notice mentions, if any
 * @throws SettingsError that lists all missing or invalid variables; also thrown if the privacy
 *   notice does not mention the webhook's host
 */
export function parseSettings(
  environment: Record<string, string>,
  webhookHost: string | undefined = WEBHOOK_HOST,
): Settings {
  const { success, data, error } = validate(environment)
  if (!success) {
    throw new SettingsError(`Missing or wrong settings: ${invalidNames(error).join(', ')}`)
  }
  if (data.WEBHOOK_URL && !isDisclosed(data.WEBHOOK_URL, webhookHost)) {
    throw new SettingsError(
      'Missing or wrong settings: WEBHOOK_URL, whose host is not that of ' +
        'privacy.recipients.webhook in content/site.yaml when the function was deployed',
    )
  }
  return data
}

/**
 * Whether data may be sent to a URL: its host must be the one in the privacy notice, a subdomain of
 * that host, or this machine.
 */
export function isDisclosed(url: string, webhookHost: string | undefined): boolean {
  const { hostname } = new URL(url)
  return isLoopback(hostname) ||
    webhookHost !== undefined && `.${hostname}`.endsWith(`.${webhookHost}`)
}

/** Returns the names of all missing or invalid variables. */
export function invalidSettings(environment: Record<string, string>): string[] {
  const { error } = validate(environment)
  return error === undefined ? [] : invalidNames(error)
}

function validate(environment: Record<string, string>) {
  return SettingsSchema.safeParse(
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')),
  )
}

function invalidNames(error: z.core.$ZodError): string[] {
  return [...new Set(error.issues.map(({ path }) => String(path[0])))]
}

/** Whether data sent to a URL is encrypted or stays on this machine. */
function isEncrypted(value: string): boolean {
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || protocol === 'http:' && isLoopback(hostname)
}

/**
 * Whether a value is an origin. Only an origin without TLS may have a wildcard, because wildcards
 * are for local development, and every deployed site is served with TLS.
 */
function isOrigin(value: string): boolean {
  const example = value.replace('http://*.', 'http://any.')
  return URL.canParse(example) && new URL(example).origin === example && !example.includes('*')
}
