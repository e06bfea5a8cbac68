interface ImportMetaEnv {
  /** URL of the Supabase project; the default in `vite.config.ts` is the local function. */
  readonly VITE_SUPABASE_URL: string
  /** Its publishable key. */
  readonly VITE_SUPABASE_ANON_KEY?: string
}

interface Document {
  /** Speculation Rules API: true while the page is prerendered. */
  readonly prerendering?: boolean
}
