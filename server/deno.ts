import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Returns the path of the Deno binary that npm installed. The npm package's own launcher is not
 * used, because it runs Deno in a child process and does not forward signals to it.
 */
export function denoPath(): string {
  const require = createRequire(import.meta.url)
  return (require('deno/install_api.cjs') as { runInstall: () => string }).runInstall()
}

export function functionFile(path: string): string {
  return fileURLToPath(new URL(`../supabase/functions/${path}`, import.meta.url))
}

/** Flags that make Deno use the packages installed by npm, without downloads or a lockfile. */
export const offlineFlags = [
  '--config',
  functionFile('send-contact-email/deno.json'),
  '--node-modules-dir=manual',
  '--no-lock',
  '--cached-only',
]
