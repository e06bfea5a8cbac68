import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { takenPort, type PortName } from './settings.ts'

/**
 * Lets a server listen on its port.
 *
 * @returns the port it got
 * @throws SettingError where the port is taken
 */
export async function listen(server: Server, name: PortName, port: number): Promise<number> {
  // What is tried here is nobody else's to read.
  server.listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    throw isTaken(error) ? await takenPort(name, port) : error
  }
  return (server.address() as AddressInfo).port
}

/** Closes a server and the connections that browsers keep open. */
export async function close(server: Server): Promise<void> {
  if (!server.listening) return
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}
