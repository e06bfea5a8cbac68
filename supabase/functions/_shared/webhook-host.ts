/**
 * The webhook's host name, or a parent domain. `npx cli check-locales` checks that it equals the
 * `host` of `privacy.recipients.webhook` in `content/site.yaml`. The function refuses to send data
 * to any other remote host, because the privacy notice does not mention it.
 */
export const WEBHOOK_HOST: string | undefined = undefined
