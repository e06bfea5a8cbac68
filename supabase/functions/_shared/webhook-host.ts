/**
 * The webhook's host name, or one of its parent domains. `npx cli check-locales` checks that this
 * constant equals `privacy.recipients.webhook.host` in `content/site.yaml`. The function rejects a
 * WEBHOOK_URL with any other remote host, because the privacy notice mentions only this host.
 */
export const WEBHOOK_HOST: string | undefined = undefined
