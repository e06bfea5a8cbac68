import path from 'node:path'

/**
 * The environment variables for a production build and for the contact function, from the shell and
 * from `.env` files.
 *
 * @param root the folder of the project
 */
export async function readReleaseEnvironment(root: string): Promise<Record<string, string>> {
  // Only a check before a release needs Vite, which is slow to load.
  const { loadEnv } = await import('vite')
  return {
    ...loadEnv('production', root, 'VITE_'),
    ...loadEnv('production', path.join(root, 'supabase/functions'), ''),
  }
}
