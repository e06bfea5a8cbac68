interface ImportMetaEnv {
  /** URL of the Supabase project; defaults to the local function (`vite.config.ts`). */
  readonly VITE_SUPABASE_URL: string
  /** Publishable key of the Supabase project. */
  readonly VITE_SUPABASE_ANON_KEY?: string
  /** Whether this is the preview of a pull request, whose form sends nothing. */
  readonly VITE_PREVIEW: boolean
}

interface Document {
  /** Speculation Rules API: true while the page is prerendered. */
  readonly prerendering?: boolean
}
