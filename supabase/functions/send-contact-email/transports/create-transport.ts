import type { MailSettings } from '../settings.ts'
import { createResendTransport } from './resend.ts'
import { createSmtpTransport } from './smtp.ts'
import type { MailTransport } from './transport.ts'

/** The transport that the settings name. */
export function createTransport(settings: MailSettings): MailTransport {
  switch (settings.transport) {
    case 'smtp':
      return createSmtpTransport(settings)
    case 'resend':
      return createResendTransport(settings)
    case 'none':
      // For the benchmark: accepts every mail and keeps none.
      return { send: () => Promise.resolve() }
  }
}
