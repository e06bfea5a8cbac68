import path from 'node:path'

/**
 * Reads the environment variables for a production build and for the contact function, from the
 * shell and from `.env` files.
 *
 * @param root the project folder
 */
export async function readReleaseEnvironment(root: string): Promise<Record<string, string>> {
  // Imported on demand: Vite is slow to load, and most checks do not need it.
  const { loadEnv } = await import('vite')
  return {
    ...loadEnv('production', root, 'VITE_'),
    ...loadEnv('production', path.join(root, 'supabase/functions'), ''),
  }
}
