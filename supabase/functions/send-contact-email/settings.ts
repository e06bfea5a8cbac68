import * as z from 'zod/mini'
import { MAX_MAIL_DEADLINE } from '../_shared/timeouts.ts'

const text = z.string().check(z.trim(), z.minLength(1))
const integer = (minimum: number, maximum: number) =>
  z.pipe(
    // Not z.coerce, which accepts 1e4 and 0x10.
    z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number)),
    z.int().check(z.gte(minimum), z.lte(maximum)),
  )
const origins = z.pipe(
  z.pipe(text, z.transform((value) => value.split(',').map((origin) => origin.trim()))),
  z.array(z.string().check(z.refine(isOrigin))),
)

/** Days after which messages are deleted, if RETENTION_DAYS is not set. */
export const DEFAULT_RETENTION_DAYS = 30

/** Settings for every transport, described in `.env.example`. */
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
  // Set by the platform, so an unexpected value must not stop the function.
  SUPABASE_DB_URL: z.optional(text),
  DRAIN_SECRET: z.optional(z.string().check(z.minLength(16))),
  RETENTION_DAYS: z._default(integer(1, 3650), DEFAULT_RETENTION_DAYS),
})

const SmtpSchema = z.object({
  MAIL_TRANSPORT: z.literal('smtp'),
  SMTP_HOST: text,
  SMTP_PORT: z._default(integer(1, 65_535), 465),
  SMTP_SECURE: z._default(
    z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' }),
    true,
  ),
  SMTP_USER: z.optional(text),
  SMTP_PASSWORD: z.optional(text),
}).check(
  // With only one of them, the function would start, but could not send any message.
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

/** The names of all environment variables that are read. */
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
 * @throws SettingsError with the names of all missing or invalid variables
 */
export function parseSettings(environment: Record<string, string>): Settings {
  const { success, data, error } = validate(environment)
  if (success) return data
  throw new SettingsError(`Missing or wrong settings: ${invalidNames(error).join(', ')}`)
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

/**
 * Whether a value is an origin. Only an origin without TLS may have a wildcard, because wildcards
 * are for local development, and every deployed site is served with TLS.
 */
function isOrigin(value: string): boolean {
  const example = value.replace('http://*.', 'http://any.')
  return URL.canParse(example) && new URL(example).origin === example && !example.includes('*')
}
