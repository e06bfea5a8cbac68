import { createClient, type SupabaseClient } from '@supabase/supabase-js'

/** The one client of the page, with the options of the specification, section 6. */
export const supabase: Pick<SupabaseClient, 'auth' | 'functions'> = createClient(
  import.meta.env.VITE_SUPABASE_URL,
  import.meta.env.VITE_SUPABASE_ANON_KEY ?? 'local',
  { auth: { persistSession: true, autoRefreshToken: true, ...localStorageIfAllowed() } },
)

/** A browser that blocks cookies throws where its storage is only named; a message is sent all the same. */
function localStorageIfAllowed() {
  try {
    return { storage: localStorage }
  } catch {
    return {}
  }
}
