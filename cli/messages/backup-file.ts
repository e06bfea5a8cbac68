import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { InputError } from '../core/program.ts'

/*
 * A backup is in JSON Lines format: a header, then the rows of each table. It is encrypted with age
 * (age-encryption.org), so that the age command-line tool can decrypt it, too.
 */

export interface BackupHeader {
  format: 1
  /** When the backup began, in ISO 8601 format. */
  created: string
}

export interface BackupRow {
  table: string
  row: Record<string, unknown>
}

/** Matches the key in a file that `npx cli messages create-key` or age-keygen wrote. */
const SECRET_KEY = /^AGE-SECRET-KEY-\S+$/m

/**
 * Creates a key, and writes it in age's format to a new file that only its owner can read.
 *
 * @returns the public key
 * @throws InputError if the file exists or cannot be written
 */
export async function createKey(file: string): Promise<string> {
  const { generateIdentity, identityToRecipient } = await import('age-encryption')
  const key = await generateIdentity()
  const publicKey = await identityToRecipient(key)
  const text = `# public key: ${publicKey}\n${key}\n`
  try {
    await using handle = await open(file, 'wx', 0o600)
    await handle.writeFile(text)
  } catch (error) {
    throw fileError(error, file)
  }
  return publicKey
}

/**
 * Writes a backup atomically: either all of it or nothing.
 *
 * @throws InputError if the public key is invalid or the file cannot be written
 */
export async function writeBackup(
  file: string,
  publicKey: string,
  lines: AsyncIterable<BackupHeader | BackupRow>,
): Promise<void> {
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  try {
    encrypter.addRecipient(publicKey)
  } catch {
    throw new InputError(
      'The public key is invalid. It begins with age1; npx cli messages create-key prints one.',
    )
  }
  async function* bytes() {
    for await (const line of lines) yield Buffer.from(`${JSON.stringify(line)}\n`)
  }
  const partial = `${file}.partial`
  // If this fails, opening the file fails as well, with an error that is reported.
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 }).catch(() => {})
  try {
    await using handle = await open(partial, 'w', 0o600)
    const encrypted = await encrypter.encrypt(
      Readable.toWeb(Readable.from(bytes(), { objectMode: false })) as ReadableStream<Uint8Array>,
    )
    // Unlike `write`, `writeFile` always writes the whole chunk, after the previous chunk.
    for await (const chunk of encrypted as AsyncIterable<Uint8Array>) await handle.writeFile(chunk)
    await handle.sync()
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true }).catch(() => {})
    throw fileError(error, file)
  }
}

/**
 * Decrypts a backup. Yields the header first, then the rows.
 *
 * @throws InputError if the key is wrong, or the file is missing, damaged or not a backup
 */
export async function* readBackup(
  file: string,
  key: string,
): AsyncGenerator<BackupHeader | BackupRow, undefined> {
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  decrypter.addIdentity(key)
  const source = createReadStream(file)
  try {
    const decrypted = await decrypter.decrypt(Readable.toWeb(source) as ReadableStream<Uint8Array>)
    for await (const line of linesOf(decrypted)) yield JSON.parse(line) as BackupHeader | BackupRow
  } catch (error) {
    if ((error as Error).message.startsWith('no identity matched')) {
      throw new InputError(`The key does not fit ${file}, which was encrypted for another one.`)
    }
    if ('syscall' in (error as Error)) throw fileError(error, file)
    throw new InputError(`${file} is not a complete backup: ${(error as Error).message}.`)
  } finally {
    source.destroy()
  }
}

/** @throws InputError if the file cannot be read or contains no valid key */
export async function readKey(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw fileError(error, file)
  })
  const { identityToRecipient } = await import('age-encryption')
  const [key = ''] = SECRET_KEY.exec(text) ?? []
  await identityToRecipient(key).catch(() => {
    throw new InputError(`${file} contains no complete line AGE-SECRET-KEY-…`)
  })
  return key
}

/** Splits a stream into lines at \n only: a message may contain other line separators. */
async function* linesOf(bytes: ReadableStream<Uint8Array>): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') throw new Error('the last line is incomplete')
}

const FILE_NAME = /^messages-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.age$/

/** Returns a backup's file name, with hyphens instead of colons, which Windows does not allow. */
export function backupName(created: Date): string {
  return `messages-${created.toISOString().slice(0, 19).replaceAll(':', '-')}Z.age`
}

/** Returns the creation time in a backup's name; undefined for other files. */
export function timeInName(file: string): Date | undefined {
  const [, day, hour, minute, second] = FILE_NAME.exec(path.basename(file)) ?? []
  return day === undefined ? undefined : new Date(`${day}T${hour}:${minute}:${second}Z`)
}

/** Converts a file system error to an `InputError`; returns other errors unchanged. */
function fileError(error: unknown, file: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (syscall === undefined) return error
  const problem = code === 'EEXIST' ? 'already exists' : `cannot be opened (${code})`
  return new InputError(`${file} ${problem}.`)
}
