import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const FUNCTIONS = new URL('../supabase/functions/', import.meta.url)

/**
 * The Deno binary that `npm ci` brought. The launcher of the package would stay
 * between us and Deno, and a signal to it would leave Deno running.
 */
export function denoPath(): string {
  const install = createRequire(import.meta.url)('deno/install_api.cjs') as {
    runInstall: () => string
  }
  return install.runInstall()
}

/** Path of a file under `supabase/functions/`. */
export function functionFile(path: string): string {
  return fileURLToPath(new URL(path, FUNCTIONS))
}

/** What Deno needs to find the packages of `npm ci` and nothing else: no download, no lock file. */
export const offlineFlags = [
  '--config',
  functionFile('send-contact-email/deno.json'),
  '--node-modules-dir=manual',
  '--no-lock',
  '--cached-only',
]
