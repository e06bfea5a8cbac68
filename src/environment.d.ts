interface ImportMetaEnv {
  /** Address of the Supabase project; `vite.config.ts` names the local function where there is none. */
  readonly VITE_SUPABASE_URL: string
  /** Its publishable key. */
  readonly VITE_SUPABASE_ANON_KEY?: string
}

interface Document {
  /** Speculation Rules API; true while a page is prepared before its visit. */
  readonly prerendering?: boolean
}
