/**
 * Host name of the webhook, or its end. It must equal the `host` of `privacy.recipients.webhook` in
 * `content/site.yaml`, which `npx cli check-locales` checks. The function refuses to send data to
 * any other host, because the privacy notice does not mention it.
 */
export const WEBHOOK_HOST: string | undefined = undefined
