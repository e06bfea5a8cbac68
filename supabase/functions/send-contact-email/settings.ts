import * as z from 'zod/mini'
import type { MailAddresses } from './mail.ts'
import type { Limits } from './rate-limit.ts'

export interface SmtpSettings {
  transport: 'smtp'
  host: string
  port: number
  /** TLS from the first byte, as on port 465; otherwise STARTTLS, which a login demands. */
  secure: boolean
  user: string | undefined
  password: string | undefined
  /** Milliseconds that reaching the server may take. */
  timeout: number
}

export interface ResendSettings {
  transport: 'resend'
  apiKey: string
  endpoint: string
  timeout: number
}

export type MailSettings = SmtpSettings | ResendSettings | { transport: 'none' }

export interface HandlerSettings {
  /** Exact, or with `*` for the first labels of a host without TLS: `http://*.com.br:4173`. */
  allowedOrigins: readonly string[]
  addresses: MailAddresses
  /** Milliseconds after which the client is told that the mail takes too long. */
  deadline: number
  /** Proxies of ours before the function. */
  proxies: number
}

export interface Settings extends HandlerSettings {
  mail: MailSettings
  limits: Limits
}

/** Environment variables that are missing or wrong, by name; their values may be secret. */
export class SettingsError extends Error {}

const text = z.string().check(z.trim(), z.minLength(1))
const integer = (least: number, most: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number)),
    z.int().check(z.gte(least), z.lte(most)),
  )
// Not Boolean(): the text "false" is true.
const flag = z.pipe(z.enum(['true', 'false']), z.transform((value) => value === 'true'))
const origins = z.pipe(
  z.pipe(text, z.transform((value) => value.split(',').map((origin) => origin.trim()))),
  z.array(z.string().check(z.refine(isOrigin))),
)

const CommonSchema = z.object({
  MAIL_TRANSPORT: z.enum(['smtp', 'resend', 'none']),
  MAIL_FROM: z.email(),
  MAIL_FROM_NAME: text,
  MAIL_TO: z.email(),
  MAIL_DEADLINE_MS: z._default(integer(100, 120_000), 15_000),
  ALLOWED_ORIGINS: origins,
  RATE_LIMIT_PER_ADDRESS: z._default(integer(1, 1_000_000_000), 5),
  RATE_LIMIT_TOTAL: z._default(integer(1, 1_000_000_000), 100),
  RATE_LIMIT_WINDOW_SECONDS: z._default(integer(1, 86_400), 600),
  TRUSTED_PROXIES: z._default(integer(0, 10), 1),
})

const SmtpSchema = z.object({
  SMTP_HOST: text,
  SMTP_PORT: z._default(integer(1, 65_535), 465),
  SMTP_SECURE: z._default(flag, true),
  SMTP_USER: z.optional(text),
  SMTP_PASSWORD: z.optional(text),
}).check(
  // One without the other would start and then fail at every message.
  z.refine((smtp) => !smtp.SMTP_USER || smtp.SMTP_PASSWORD, { path: ['SMTP_PASSWORD'] }),
  z.refine((smtp) => !smtp.SMTP_PASSWORD || smtp.SMTP_USER, { path: ['SMTP_USER'] }),
)

const ResendSchema = z.object({
  RESEND_API_KEY: text,
  RESEND_ENDPOINT: z._default(z.url(), 'https://api.resend.com/emails'),
})

const transportSchemas = new Map<string, z.ZodMiniType>([
  ['smtp', SmtpSchema],
  ['resend', ResendSchema],
])

/** Every variable that is read, for whoever has to permit it. */
export const settingNames: readonly string[] = [CommonSchema, SmtpSchema, ResendSchema].flatMap(
  ({ shape }) => Object.keys(shape),
)

/**
 * Reads the settings from environment variables, once, at the start. An empty
 * variable is as good as none.
 *
 * @throws SettingsError with the name of every variable that is missing or wrong
 */
export function parseSettings(environment: Record<string, string>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const schemas = [CommonSchema, transportSchemas.get(given.MAIL_TRANSPORT ?? '')]
  const wrong = schemas.flatMap((schema) =>
    schema?.safeParse(given).error?.issues.map(({ path }) => String(path[0])) ?? []
  )
  if (wrong.length > 0) {
    throw new SettingsError(`Missing or wrong settings: ${[...new Set(wrong)].join(', ')}`)
  }
  const common = CommonSchema.parse(given)
  return {
    allowedOrigins: common.ALLOWED_ORIGINS,
    addresses: {
      from: { name: common.MAIL_FROM_NAME, address: common.MAIL_FROM },
      to: common.MAIL_TO,
    },
    deadline: common.MAIL_DEADLINE_MS,
    proxies: common.TRUSTED_PROXIES,
    limits: {
      perAddress: common.RATE_LIMIT_PER_ADDRESS,
      total: common.RATE_LIMIT_TOTAL,
      window: common.RATE_LIMIT_WINDOW_SECONDS,
    },
    mail: mailSettings(common.MAIL_TRANSPORT, common.MAIL_DEADLINE_MS, given),
  }
}

function mailSettings(
  transport: MailSettings['transport'],
  timeout: number,
  given: Record<string, string>,
): MailSettings {
  if (transport === 'none') return { transport }
  if (transport === 'resend') {
    const { RESEND_API_KEY, RESEND_ENDPOINT } = ResendSchema.parse(given)
    return { transport, apiKey: RESEND_API_KEY, endpoint: RESEND_ENDPOINT, timeout }
  }
  const smtp = SmtpSchema.parse(given)
  return {
    transport,
    host: smtp.SMTP_HOST,
    port: smtp.SMTP_PORT,
    secure: smtp.SMTP_SECURE,
    user: smtp.SMTP_USER,
    password: smtp.SMTP_PASSWORD,
    timeout,
  }
}

/** A wildcard is for host names that lead to this machine: no site is served without TLS. */
function isOrigin(value: string): boolean {
  const example = value.replace('http://*.', 'http://any.')
  return URL.canParse(example) && new URL(example).origin === example && !example.includes('*')
}
