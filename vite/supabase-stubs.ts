/**
 * Stubs for the parts of supabase-js that the site does not use: about half of the package.
 * See `resolve.alias` in `site-modules.ts`.
 */
export function PostgrestClient() {}
export function StorageClient() {}
export class PostgrestError extends Error {}
export class StorageApiError extends Error {}

export class RealtimeClient {
  /** Called by supabase-js when its session changes. */
  setAuth(): void {}
}
