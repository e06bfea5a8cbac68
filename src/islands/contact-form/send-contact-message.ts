import { HONEYPOT, type ContactMessage } from '../../../supabase/functions/_shared/contact.ts'

/** How long the function may take, in milliseconds, before the visitor is told that it failed. */
const TIME_OUT = 20_000

/** Begins to load what sends the message; safe to call often. */
export function prepareToSend(): void {
  // What fails now is told when the message is sent. A browser remembers for the
  // life of the page that a script did not arrive, so nothing is asked for offline.
  if (navigator.onLine) loadClient().catch(() => {})
}

function loadClient() {
  return import('./supabase-client.ts')
}

/**
 * Sends the message through the function `send-contact-email` (specification, section 7).
 *
 * @param honeypot what stands in the field that no person sees
 * @param key made once per message: the function sends a message with a known key once
 * @throws when the function refuses, cannot be reached or takes too long
 */
export async function sendContactMessage(
  message: ContactMessage,
  honeypot: string,
  key: string,
): Promise<void> {
  if (!navigator.onLine) throw new Error('The browser is offline')
  const { supabase } = await loadClient()
  const { data, error } = await supabase.functions.invoke('send-contact-email', {
    body: { ...message, [HONEYPOT]: honeypot },
    headers: { 'Idempotency-Key': key },
    timeout: TIME_OUT,
  })
  if (error !== null) throw error
  console.info(data)
}
