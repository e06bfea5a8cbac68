import { readFileSync } from 'node:fs'
import { parseSite, type Site } from '../src/content/site.ts'

/** The environment variable that sets the port of each server, and its default. */
const PORTS = { PORT: 4173, FUNCTION_PORT: 54321, INBOX_PORT: 54324 } as const

export type PortName = keyof typeof PORTS

/** A mistake in a setting, to be corrected by the person who starts the servers. */
export class SettingError extends Error {}

/**
 * The port that an environment variable sets, or its default; 0 means any free port.
 *
 * @throws SettingError
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
