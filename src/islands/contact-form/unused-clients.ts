/**
 * Replacements for the parts of supabase-js that the site does not use, about half of its size.
 * `vite.config.ts` aliases the packages to this file; the type of `supabase` in
 * `supabase-client.ts` excludes the methods that need them.
 */
export function PostgrestClient() {}
export function StorageClient() {}
export class PostgrestError extends Error {}
export class StorageApiError extends Error {}

export class RealtimeClient {
  /** Called by supabase-js for each session. */
  setAuth(): void {}
}
