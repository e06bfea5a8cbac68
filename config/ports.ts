import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSite, type Site } from '../src/content/site.ts'

/** The environment variable that sets the port of each server, and its default. */
export const PORTS = {
  PORT: 4173,
  FUNCTION_PORT: 54321,
  DATABASE_PORT: 54322,
  INBOX_PORT: 54324,
} as const

export type PortName = keyof typeof PORTS

/** A configuration error that the user can correct; shown without a stack trace. */
export class SettingError extends Error {}

/**
 * Reads a port from its environment variable, or returns its default; 0 means any free port.
 *
 * @throws SettingError if the value is not a valid port
 */
export function portOf(name: PortName, environment: NodeJS.ProcessEnv): number {
  const value = environment[name] ?? String(PORTS[name])
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535) {
    throw new SettingError(`${name} is ${value}; it must be a whole number from 0 to 65535.`)
  }
  return Number(value)
}

/** Reads `content/site.yaml`. */
export function readSite(root: URL): Site {
  return parseSite(readFileSync(new URL('content/site.yaml', root), 'utf8'))
}

/** Path of the folder for the data of the local database. */
export function databaseFolder(environment: NodeJS.ProcessEnv): string {
  return environment['DATABASE_FOLDER'] ?? fileURLToPath(new URL('../.database', import.meta.url))
}

/** Path of the file with the password of the role `postgres`, the owner of the local database. */
export function passwordFile(folder: string): string {
  return path.join(folder, 'password')
}

/**
 * The URL of the local database, as its owner.
 *
 * @throws if the database is not running, or was started by another user of this machine
 */
export function localDatabaseUrl(folder: string): URL {
  const password = readFileSync(passwordFile(folder), 'utf8')
  // The fourth line of this file is the port.
  const port = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[3]
  return new URL(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`)
}
