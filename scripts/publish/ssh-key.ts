import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Returns the problem with the private key for a server, and its solution; undefined if the key is
 * valid, or if `ssh-keygen` is not installed. The result never contains any part of the key.
 */
export function problemInKey(key: string): string | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'publish-'))
  try {
    const file = path.join(folder, 'key')
    writeFileSync(file, withLineEnds(key), { mode: 0o600 })
    const args = ['-y', '-P', '', '-f', file]
    const { error, status, stderr } = spawnSync('ssh-keygen', args, { encoding: 'utf8' })
    if (error !== undefined || status === 0) return undefined
    return stderr.includes('incorrect passphrase')
      ? 'has a passphrase, which nobody can type here. Remove it with: ssh-keygen -p -N "" -f <file>. Or create a key for publishing with: ssh-keygen -t ed25519 -N "" -f <file>.'
      : 'is not a private key of OpenSSH. Set it to the whole file without .pub, from -----BEGIN to END----- and with its line breaks, such as with SSH_KEY="$(cat <file>)".'
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Normalizes line breaks: a pasted secret often contains CRLF or lacks the final line break, and
 * OpenSSH rejects such a key.
 */
export function withLineEnds(secret: string): string {
  return `${secret.replaceAll('\r', '').trim()}\n`
}
