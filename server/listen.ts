import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type PortName } from '../config/ports.ts'
import { SettingError } from '../config/setting-error.ts'

const LOOPBACK = '127.0.0.1'

/**
 * Makes a server listen on a port of the loopback interface.
 *
 * @returns the actual port
 * @throws SettingError if the port is already in use
 */
export async function listen(server: Server, name: PortName, port: number): Promise<number> {
  server.listen(port, LOOPBACK)
  try {
    await once(server, 'listening')
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    throw isTaken ? await takenPort(name, port) : error
  }
  return (server.address() as AddressInfo).port
}

/**
 * Checks a port before passing it to a program that would not clearly report that the port is in
 * use.
 *
 * @returns the port; if it is 0, a free one
 * @throws SettingError if the port is already in use
 */
export async function checkPort(name: PortName, port: number): Promise<number> {
  const attempt = createServer()
  const actual = await listen(attempt, name, port)
  await close(attempt)
  return actual
}

/** Closes a server, including keep-alive connections. */
export async function close(server: Server): Promise<void> {
  if (!server.listening) return
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}

/** Creates the error for a port that is already in use. It suggests the next free port. */
export async function takenPort(name: PortName, port: number): Promise<SettingError> {
  const free = await freePort(port + 1)
  return new SettingError(
    `Port ${port} is already in use. Set ${name} to another one, for example ${name}=${free}`,
  )
}

/** The first port from `from` upwards on which `listen` succeeds; beyond 65535, any free port. */
async function freePort(from: number): Promise<number> {
  const server = createServer().listen(from > 65_535 ? 0 : from, LOOPBACK)
  try {
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  } catch {
    return freePort(from + 1)
  } finally {
    server.close()
  }
}
