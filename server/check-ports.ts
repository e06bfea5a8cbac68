import { portOf, type PortName } from '../config/ports.ts'
import { SettingError } from '../config/setting-error.ts'
import { checkPort } from './listen.ts'

/**
 * `npm start` checks its ports before it builds the site, but not that of the database, because one
 * that is still running is used again.
 */
const names: PortName[] = ['PORT', 'FUNCTION_PORT', 'INBOX_PORT']

try {
  for (const name of names) await checkPort(name, portOf(name, process.env))
} catch (error) {
  if (!(error instanceof SettingError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
