import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type {
  ContactMessage,
  HONEYPOT,
} from '../../../../supabase/functions/_shared/contact-message.ts'
import { FORM_TIMEOUT } from '../../../../supabase/functions/_shared/timeouts.ts'

/** Created with the options that section 6 of the specification prescribes. */
const supabase: Pick<SupabaseClient, 'functions'> = createClient(
  import.meta.env.VITE_SUPABASE_URL,
  import.meta.env.VITE_SUPABASE_ANON_KEY ?? 'local',
  { auth: { persistSession: true, autoRefreshToken: true, ...localStorageIfAllowed() } },
)

/**
 * Sends the message through the function `send-contact-email` (specification, section 7).
 *
 * @param key idempotency key: the function sends only one message per key. The key is in the body,
 *   because the gateway of self-hosted Supabase does not allow a header for it (supabase#41334).
 * @throws if the function reports an error, cannot be reached or takes too long
 */
export async function sendContactMessage(
  message: ContactMessage & Record<typeof HONEYPOT, string>,
  key: string,
): Promise<void> {
  const { data, error } = await supabase.functions.invoke<unknown>('send-contact-email', {
    body: { ...message, key },
    timeout: FORM_TIMEOUT,
  })
  if (error !== null) throw error
  // A captive portal or a proxy may respond with a page of its own.
  if (/^\s*</.test(String(data))) throw new Error('The response is a page, not from the function')
  console.info(data)
}

/** Browsers that block cookies throw on access to `localStorage`; the form works without it. */
function localStorageIfAllowed() {
  try {
    return { storage: localStorage }
  } catch {
    return {}
  }
}
