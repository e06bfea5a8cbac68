import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** What is mistaken for a private key of OpenSSH, by how it begins, and what to do. */
const MISTAKES: readonly [start: RegExp, problem: string][] = [
  [
    /^(?:ssh-|ecdsa-|sk-|---- BEGIN SSH2 PUBLIC)|^-+BEGIN (?:\w+ )?PUBLIC KEY/,
    'is a public key. Set it to the private key: the file of the same name without .pub.',
  ],
  [
    /^PuTTY-User-Key-File/,
    'is a key of PuTTY. Export it in PuTTYgen with Conversions → Export OpenSSH key.',
  ],
  [
    /^[~./][^\n]*$/,
    'is the name of a file. Set it to the content of the file, such as with SSH_KEY="$(cat <file>)".',
  ],
  [
    /^-+BEGIN [^\n]*$/,
    'has lost its line breaks. Set it to the whole file, such as with SSH_KEY="$(cat <file>)".',
  ],
]

/**
 * Returns what is wrong with the private key for a server, and what to do; undefined if it is valid,
 * or if `ssh-keygen` is not installed. The result never contains a part of the key.
 */
export function problemInKey(key: string): string | undefined {
  const mistake = MISTAKES.find(([start]) => start.test(key.trim()))
  if (mistake !== undefined) return mistake[1]
  const folder = mkdtempSync(path.join(tmpdir(), 'publish-'))
  try {
    const file = path.join(folder, 'key')
    writeFileSync(file, withLineEnds(key), { mode: 0o600 })
    const args = ['-y', '-P', '', '-f', file]
    const { error, status, stderr } = spawnSync('ssh-keygen', args, { encoding: 'utf8' })
    if (error !== undefined || status === 0) return undefined
    return stderr.includes('incorrect passphrase')
      ? 'has a passphrase, which nobody can type here. Remove it with: ssh-keygen -p -N "" -f <file>. Or create a key for publishing with: ssh-keygen -t ed25519 -N "" -f <file>.'
      : 'is not a private key. Set it to the whole file, from -----BEGIN to END-----, such as with SSH_KEY="$(cat <file>)".'
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * A pasted secret often lacks the final line break or has Windows line breaks; OpenSSH accepts
 * neither.
 */
export function withLineEnds(secret: string): string {
  return `${secret.replaceAll('\r', '').trim()}\n`
}
