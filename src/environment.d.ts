interface ImportMetaEnv {
  /** URL of the Supabase project; by default, the URL of the local function (`vite.config.ts`). */
  readonly VITE_SUPABASE_URL: string
  /** Publishable key of the Supabase project. */
  readonly VITE_SUPABASE_ANON_KEY?: string
  /** Whether this is a pull request preview, in which the form sends nothing. */
  readonly VITE_PREVIEW: boolean
}

interface Document {
  /** Speculation Rules API: true while the page is being prerendered. */
  readonly prerendering?: boolean
}
