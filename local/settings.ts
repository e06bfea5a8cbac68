import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { SiteSchema, type Site } from '../src/content/site.ts'

/** A part of the local stack, by the variable that sets its port, and the port it has without. */
const PORTS = { PORT: 4173, FUNCTION_PORT: 54321, INBOX_PORT: 54324 } as const

export type PortName = keyof typeof PORTS

/** A setting that the person who starts the servers has to change. */
export class SettingError extends Error {}

/**
 * The port of a part, from its environment variable; 0 takes a free one.
 *
 * @throws SettingError
 */
export function portOf(name: PortName, environment: NodeJS.ProcessEnv): number {
  const given = environment[name] ?? String(PORTS[name])
  if (!/^\d{1,5}$/.test(given) || Number(given) > 65_535) {
    throw new SettingError(`${name} is ${given}; it must be a whole number from 0 to 65535.`)
  }
  return Number(given)
}

export function takenPort(name: PortName, port: number): SettingError {
  return new SettingError(`Port ${port} is taken; set ${name} to another one: ${name}=${port + 1}`)
}

/** The facts of `content/site.yaml`. */
export function readSite(root: URL): Site {
  return SiteSchema.parse(parse(readFileSync(new URL('content/site.yaml', root), 'utf8')))
}
