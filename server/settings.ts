import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { parseSite, type Site } from '../src/content/site.ts'

/** The parts of the local stack: the environment variable that sets each port, and the default. */
const PORTS = { PORT: 4173, FUNCTION_PORT: 54321, INBOX_PORT: 54324 } as const

export type PortName = keyof typeof PORTS

/** A problem with a setting, which the person who starts the servers has to fix. */
export class SettingError extends Error {}

/**
 * The port of a part, from its environment variable or the default; 0 means any free port.
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

/** The error for a port that is already in use; it suggests the next free one. */
export async function takenPort(name: PortName, port: number): Promise<SettingError> {
  const free = await freePort(port + 1)
  return new SettingError(
    `Port ${port} is already in use. Set ${name} to another one, for example ${name}=${free}`,
  )
}

/** The first free port from `from` upwards; beyond 65535, any free port. */
async function freePort(from: number): Promise<number> {
  const server = createServer()
  try {
    server.listen(from > 65_535 ? 0 : from)
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  } catch {
    return freePort(from + 1)
  } finally {
    server.close()
  }
}

/** Reads `content/site.yaml`. */
export function readSite(root: URL): Site {
  return parseSite(readFileSync(new URL('content/site.yaml', root), 'utf8'))
}
