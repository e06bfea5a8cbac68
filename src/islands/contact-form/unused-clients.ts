/**
 * Stand in for the parts of supabase-js that the site does not use: half of what
 * `createClient` would bring. `vite.config.ts` puts them in their place, and the type of
 * `supabase` forbids what leads there.
 */
export function PostgrestClient() {}
export function StorageClient() {}
export class PostgrestError extends Error {}
export class StorageApiError extends Error {}

export class RealtimeClient {
  /** Is told of each session. */
  setAuth(): void {}
}
