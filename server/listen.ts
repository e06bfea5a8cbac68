import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type PortName } from '../config/ports.ts'
import { SettingError } from '../config/setting-error.ts'

/**
 * Makes a server listen on the loopback interface.
 *
 * @returns the actual port
 * @throws SettingError if the port is already in use
 */
export async function listen(server: Server, name: PortName, port: number): Promise<number> {
  server.listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    throw isTaken ? takenPort(name, port) : error
  }
  return (server.address() as AddressInfo).port
}

/**
 * Checks that a port is free. PostgreSQL and Deno would not clearly report that it is in use.
 *
 * @returns the port, or a free port if `port` is 0
 * @throws SettingError if the port is already in use
 */
export async function checkPort(name: PortName, port: number): Promise<number> {
  const attempt = createServer()
  const actual = await listen(attempt, name, port)
  await close(attempt)
  return actual
}

/** Closes a server and all its connections, including keep-alive connections. */
export async function close(server: Server): Promise<void> {
  if (!server.listening) return
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}

export function takenPort(name: PortName, port: number): SettingError {
  return new SettingError(
    `Port ${port} is already in use. Set ${name} to another one, or to 0 for any free port.`,
  )
}
