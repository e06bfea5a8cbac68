import { SettingError } from './setting-error.ts'

/** The default ports, keyed by the environment variable that sets each server's port. */
export const defaultPorts = {
  PORT: 4173,
  FUNCTION_PORT: 54321,
  DATABASE_PORT: 54322,
  INBOX_PORT: 54324,
} as const

export type PortName = keyof typeof defaultPorts

/**
 * Reads a port from its environment variable, or returns its default; 0 means any free port.
 *
 * @throws SettingError if the value is not a valid port
 */
export function portOf(name: PortName, environment: NodeJS.ProcessEnv): number {
  const value = environment[name] ?? String(defaultPorts[name])
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535) {
    throw new SettingError(`${name} is ${value}; it must be a whole number from 0 to 65535.`)
  }
  return Number(value)
}
