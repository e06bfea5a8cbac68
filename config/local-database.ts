import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export function databaseFolder(environment: NodeJS.ProcessEnv): string {
  return environment['DATABASE_FOLDER'] ?? fileURLToPath(new URL('../.database', import.meta.url))
}

/** Returns the path of the password file for the role `postgres`, the local database's owner. */
export function passwordFile(folder: string): string {
  return path.join(folder, 'password')
}

/**
 * Returns the URL for connecting to the local database as its owner.
 *
 * @throws if the database is not running, or was started by another user on this machine
 */
export function localDatabaseUrl(folder: string): URL {
  const password = readFileSync(passwordFile(folder), 'utf8')
  // The fourth line of this file contains the port.
  const port = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[3]
  return new URL(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`)
}
